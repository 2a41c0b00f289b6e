"""What bots and learners need: worth, proposals, unknowns, features, odds."""
