"""The only room in which leaves are replaced: each change with its event and its rule."""
