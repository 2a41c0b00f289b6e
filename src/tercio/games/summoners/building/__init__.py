"""What players bring and agree on before a match, and every rule it must obey."""
