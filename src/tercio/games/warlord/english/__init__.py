"""English as it is printed on cards becomes data: a grammar in `grammar.toml`, and what reads texts by it."""
