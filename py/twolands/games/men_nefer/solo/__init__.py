"""Imhotep, the opponent of the solo game (SOLO-1..89): rules and tables, nobody whom one could ask.

In his turn the agenda does not put its questions: `tiles`, `actions` and `dice` register what he does instead of
answering, and which effects he does in another way. What is not registered here he does like a player.
"""
