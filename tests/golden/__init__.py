"""Finished games as journals with a checksum a step; `python -m tests.golden` makes them anew."""
