"""Everything about the server may use a real PostgreSQL."""

from server.postgres import cluster, postgres_url

__all__ = ["cluster", "postgres_url"]
