"""Everything about the server may use a real PostgreSQL, and a real server."""

from server.live import live
from server.postgres import cluster, postgres_url

__all__ = ["cluster", "live", "postgres_url"]
