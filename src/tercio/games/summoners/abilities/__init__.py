"""The special rules of units and attacks: one object each, in a module of its own. SU-TRAIT"""
