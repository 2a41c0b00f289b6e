"""Secondary objectives are drawn, shown and scored. SU-SCEN-02"""

from __future__ import annotations

from tercio.games.summoners import changes
from tercio.games.summoners.rules.secrets import ALL, SECRETS
from tercio.games.summoners.state import summoners
from tercio.kernel import Match


def draw(m: Match) -> None:
    """Every player draws one, no two the same. SU-SCEN-02"""
    order = m.dice.shuffled(len(ALL))
    for seat in summoners(m).playing():
        secret = ALL[order[seat]]
        changes.draw_secret(m, seat, secret.id, secret.number, "SU-SCEN-02")


def reward(m: Match) -> None:
    """A player who has fulfilled a secret task shows it and scores. SU-SCEN-02"""
    state = summoners(m)
    for player in state.players.copy():
        secret = SECRETS.get(player.secret)
        is_open = not player.is_secret_shown and not player.is_out
        if secret is not None and is_open and secret.is_met(state, player.seat):
            changes.show_secret(m, player.seat, secret.number, "SU-SCEN-02")
            changes.score(m, player.seat, secret.points, "SU-SCEN-02")
