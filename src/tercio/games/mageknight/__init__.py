"""Mage Knight 2.0: miniatures with combat dials on a measured table."""
