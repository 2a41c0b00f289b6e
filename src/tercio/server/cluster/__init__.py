"""Several processes on one PostgreSQL: each match is at home in one of them, and they keep the limits together."""
