"""What every game shares. The core knows no game."""
