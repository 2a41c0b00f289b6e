"""What spells and card actions do: one object for each verb that packs can write."""
