"""Bases, arcs, paths and lines on a table, in whole mils; no float decides anything here.

`points` and `shapes` say what lies on the table, `distance` how far apart it is, `lines` what a straight line
crosses, `sweep` what a moving base runs into, `sight` who sees whom, `arcs` who faces whom, and `placing` where a base
finds room. `cost` counts heavy terrain double, `routes` finds the shortest way, `reach` where one can get to, and
`drawing` makes a picture of it all. Pure functions, the standard library only.
"""
