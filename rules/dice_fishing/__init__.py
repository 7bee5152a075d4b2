"""Dice Fishing: roll bait, fill a float, and hope that what bites stays on the hook."""
