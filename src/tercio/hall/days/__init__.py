"""Play by days: who is waited for in which match, and until when."""
