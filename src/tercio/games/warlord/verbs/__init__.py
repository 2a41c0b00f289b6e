"""What card texts do: one object for each verb, with its keys, its questions and its words together."""
