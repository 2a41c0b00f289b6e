"""Each value, permission and ban that texts change is one object, in the module of its family."""
