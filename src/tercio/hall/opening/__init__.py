"""New tables that begin from something: a lesson, a position set by hand, a match that is played again."""
