"""Special abilities on the defense value, one object each."""
