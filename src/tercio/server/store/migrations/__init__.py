"""Every step from an empty database to the tables of today; steps are added, never changed."""
