"""Matches over a network: a core without I/O, a log in a database, sockets for people and bots."""
