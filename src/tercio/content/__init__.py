"""Content is TOML that names rules and gives them numbers; a mistake in it is told with file, line and key."""
