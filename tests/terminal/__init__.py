"""Tests of what a real terminal receives."""
