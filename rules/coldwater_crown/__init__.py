"""Coldwater Crown: both editions, two to four players, or one against the silent player."""
