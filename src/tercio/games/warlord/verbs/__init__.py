"""Card effects as data: whom words mean, what verbs do, how texts read."""
