"""Bases, arcs, paths and lines on a table, in whole mils; no float decides anything here.

`points` and `shapes` say what lies on the table, `distance` how far apart it is, `lines` what a straight line crosses,
`sweep` what a moving base runs into, `sight` who sees whom, `arcs` who faces whom, and `placements` where a base finds
room. `cost` counts heavy terrain double, `routes` finds the shortest way, `reach` tells how far a base can get, and
`drawing` makes a picture of it all. All of it is pure functions on the standard library.
"""
