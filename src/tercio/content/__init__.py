"""Content is TOML that names rules and gives them numbers; a mistake in it is reported with file, line and key."""
