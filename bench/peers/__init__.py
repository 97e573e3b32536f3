"""Yardsticks: the core of the Duel (place and unload, no action tokens) written for speed or for another library."""
