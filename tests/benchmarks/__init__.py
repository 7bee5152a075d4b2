"""How fast the rules and the screens are; see README.md."""
