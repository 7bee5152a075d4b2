"""The pictures that the README shows, made anew from fixed seeds by `python -m screenshots`."""
