"""Matches that have been played: frame by frame, as a record, and as a scenario."""

from __future__ import annotations

from fastapi import APIRouter

router = APIRouter(prefix="/api/matches", tags=["replays"])
