"""Measurements, as ratios of what is compared in one run: `python build.py bench`."""
