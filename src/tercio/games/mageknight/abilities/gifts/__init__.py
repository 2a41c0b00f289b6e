"""What the symbols of subfactions give their warriors, one object each."""
