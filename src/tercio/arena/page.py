"""A balance report as one HTML file that asks nobody for anything: charts are inline SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from statistics import median
from typing import Final, NamedTuple

from tercio.arena.balance import Entrant
from tercio.arena.charts import axis, bar, heat, histogram, number, percent, whisker
from tercio.arena.findings import (
    FAIR,
    FAIR_SO_FAR,
    FEWEST_PIECES,
    PERHAPS_STRONG,
    STRONG,
    Findings,
    verdict_on,
)
from tercio.arena.page_style import STYLE
from tercio.bots.scores import Score
from tercio.content.table import Phrase
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.arena", "page")


class Facts(NamedTuple):
    """What the page says of its run."""

    game: Phrase
    bot: str
    seed: int
    currency: Phrase
    packs: dict[str, str]
    program: str


class Page:
    """Puts a report together. `titles`: what rules are called."""

    def __init__(self, facts: Facts, findings: Findings, lang: str, titles: Mapping[str, str]) -> None:
        self.facts = facts
        self.findings = findings
        self.lang = lang
        self.titles = titles

    def html(self) -> str:
        title = escape(self.words("title", game=self.facts.game.spoken(self.lang)))
        parts = [self.head(title)]
        if self.findings.matches:
            parts += [
                self.by_force(),
                self.against(),
                self.by_first(),
                self.by_scenario(),
                self.length(),
                self.endings(),
                self.worth(),
            ]
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            f"{''.join(parts)}{self.foot()}</main>\n</body>\n</html>\n"
        )

    def words(self, key: str, **slots: object) -> str:
        return SAY.spoken(key, self.lang, **slots)

    def called(self, entrant: Entrant) -> str:
        return escape(entrant.title.spoken(self.lang))

    # -- head and foot ----------------------------------------------------------------

    def head(self, title: str) -> str:
        findings = self.findings
        key = "run" if findings.fielded else "run-alone"
        told = self.words(key, matches=findings.matches, bot=escape(self.facts.bot), seed=self.facts.seed)
        parts = [f"<h1>{title}</h1>\n<p>{told}</p>\n"]
        if not findings.matches:
            parts.append(f"<p>{self.words('nothing')}</p>\n")
        else:
            parts.append(f'<p class="how">{self.words("trust")}</p>\n')
            parts.append(self.summary() if findings.fielded else "")
        if findings.broken:
            lines = [f"<li><code>{escape(each.key)}</code> {escape(each.trouble)}</li>" for each in findings.broken]
            head = self.words("broken", number=len(findings.broken))
            parts.append(f'<div class="summary unfair"><p>{head}</p><ul>{"".join(lines)}</ul></div>\n')
        return "".join(parts)

    def summary(self) -> str:
        outside = [row for row in self.findings.fielded if row.verdict not in (FAIR, FAIR_SO_FAR)]
        if not outside:
            open_still = len([row for row in self.findings.fielded if row.verdict == FAIR_SO_FAR])
            told = self.words("not-certain", number=open_still, all=len(self.findings.fielded)) if open_still else ""
            return f'<div class="summary"><p>{self.words("all-fair")} {told}</p></div>\n'
        lines = [
            f"<li>{self.called(row.entrant)}: {percent(row.score.share)} ({span(row.score)}), "
            f"{self.words(row.verdict)}</li>"
            for row in outside
        ]
        return f'<div class="summary unfair"><p>{self.words("unfair")}</p><ul>{"".join(lines)}</ul></div>\n'

    def foot(self) -> str:
        packs = ", ".join([f"{name} {fingerprint[-8:]}" for name, fingerprint in self.facts.packs.items()])
        return f"<footer><p>Tercio {escape(self.facts.program)}. {escape(packs)}</p></footer>\n"

    # -- sections ---------------------------------------------------------------------

    def by_force(self) -> str:
        if not self.findings.fielded:
            return ""
        rows = [
            [
                f'<th scope="row">{self.called(row.entrant)}</th>',
                *self.score_cells(row.score),
                verdict_cell(self, row.score),
            ]
            for row in self.findings.fielded
        ]
        head = [self.column("name"), *self.score_columns(), self.column("verdict", "wide")]
        return self.section("by-force") + table(head, rows, with_axis=1)

    def against(self) -> str:
        findings = self.findings
        if not findings.fielded:
            return ""
        maps = [
            self.heat_map(group, group, lambda row, column: findings.table.get((row, column)))
            for group in groups_of(findings)
        ]
        return self.section("against", self.words("against-how")) + "".join(maps)

    def by_first(self) -> str:
        findings = self.findings
        rows = [
            [f'<th scope="row">{self.words(key)}</th>', *self.score_cells(score)]
            for key, score in (("first-player", findings.first), ("first-seat", findings.seat))
        ]
        for row in findings.fielded:
            for key, score in (("going-first", row.first), ("going-second", row.second)):
                if score.matches:
                    name = f"{self.called(row.entrant)}, {self.words(key)}"
                    rows.append([f'<th scope="row">{name}</th>', *self.score_cells(score)])
        head = [self.column("name"), *self.score_columns()]
        return self.section("by-first", self.words("by-first-how")) + table(head, rows, with_axis=1)

    def by_scenario(self) -> str:
        findings = self.findings
        if not findings.settings:
            return ""
        rows = [
            [
                f'<th scope="row">{self.called(row.entrant)}</th>',
                *self.score_cells(row.first),
                cell(number(row.rounds, 0, self.lang), "n"),
                cell(number(row.answers, 0, self.lang), "n wide"),
            ]
            for row in findings.settings
        ]
        head = [
            self.column("name"),
            *self.score_columns(),
            self.column("rounds", "n"),
            self.column("answers", "n wide"),
        ]
        entrants = [row.entrant for row in findings.fielded]
        settings = [row.entrant for row in findings.settings]
        return (
            self.section("by-scenario", self.words("by-scenario-how"))
            + table(head, rows, with_axis=1)
            + self.heat_map(settings, entrants, lambda setting, force: findings.by_setting.get((force, setting)))
        )

    def length(self) -> str:
        findings = self.findings
        rounds = [n for n, count in findings.lengths.items() for _ in range(count)]
        told = self.words(
            "length-how",
            rounds=number(median(rounds), 0, self.lang),
            answers=number(median(findings.answers), 0, self.lang),
            longest=findings.answers[-1],
        )
        return self.section("length", told) + histogram(findings.lengths, self.words("length"))

    def endings(self) -> str:
        findings = self.findings
        rows = [
            [
                f'<th scope="row">{escape(self.titles.get(rule, rule))}</th>',
                cell(f"<code>{escape(rule)}</code>", "wide"),
                cell(bar(count / findings.matches), "chart"),
                cell(f"{count} ({percent(count / findings.matches)})", "n"),
            ]
            for rule, count in findings.endings
        ]
        head = [self.column("name"), self.column("rule", "wide"), "<th></th>", self.column("matches", "n")]
        return self.section("endings") + table(head, rows)

    def worth(self) -> str:
        worths = self.findings.worths
        if not worths:
            return ""
        most = max([each.took for each in worths]) or 1.0
        rows = [
            [
                f'<th scope="row">{escape(each.name.spoken(self.lang))}</th>',
                cell(number(each.cost, 0 if each.cost == int(each.cost) else 1, self.lang), "n"),
                cell(bar(each.took / most), "chart"),
                cell(number(each.took, 2, self.lang), "n"),
                cell(percent(each.standing), "n"),
                cell(percent(each.share), "n wide"),
                cell(str(each.number), "n wide"),
            ]
            for each in worths
        ]
        head = [
            self.column("name"),
            self.column("cost", "n"),
            "<th></th>",
            self.column("took", "n"),
            self.column("standing", "n"),
            self.column("side-share", "n wide"),
            self.column("pieces", "n wide"),
        ]
        currency = escape(self.facts.currency.spoken(self.lang))
        told = self.words("worth-how", currency=currency, fewest=FEWEST_PIECES)
        return self.section("worth", told) + table(head, rows)

    # -- parts ------------------------------------------------------------------------

    def section(self, key: str, how: str = "") -> str:
        told = f'<p class="how">{how}</p>\n' if how else ""
        return f'<h2 id="{key}">{self.words(key)}</h2>\n{told}'

    def column(self, key: str, kind: str = "") -> str:
        return f'<th class="{kind}" scope="col">{self.words(key)}</th>'

    def score_columns(self) -> list[str]:
        return ['<th class="chart"></th>', self.column("share", "n"), self.column("score", "n wide")]

    def score_cells(self, score: Score) -> list[str]:
        return [
            cell(whisker(score, side_of(score)), "chart"),
            cell(f"{percent(score.share)} ({span(score)})", "n"),
            cell(f"{score.won} / {score.drawn} / {score.lost}", "n wide"),
        ]

    def heat_map(
        self, rows: Sequence[Entrant], columns: Sequence[Entrant], score_of: Callable[[str, str], Score | None]
    ) -> str:
        head = ["<td></td>", *[f'<th scope="col">{self.called(column)}</th>' for column in columns]]
        lines = [
            f'<tr><th scope="row">{self.called(row)}</th>'
            + "".join([heat_cell(score_of(row.name, column.name)) for column in columns])
            + "</tr>"
            for row in rows
        ]
        return (
            f'<div class="scroll"><table class="heat"><thead><tr>{"".join(head)}</tr></thead>'
            f"<tbody>{''.join(lines)}</tbody></table></div>\n"
        )


def groups_of(findings: Findings) -> list[list[Entrant]]:
    """Those who met, directly or through others, together: armies of different sizes never do."""
    groups: list[list[Entrant]] = []
    for row in findings.fielded:
        own = [row.entrant]
        apart: list[list[Entrant]] = []
        for group in groups:
            if [other for other in group if (row.entrant.name, other.name) in findings.table]:
                own = group + own
            else:
                apart.append(group)
        groups = [*apart, own]
    return groups


def heat_cell(score: Score | None) -> str:
    if score is None:
        return '<td class="none">·</td>'
    told = f"{score.won} / {score.drawn} / {score.lost}"
    return f'<td style="{heat(score)}" title="{told}">{percent(score.share)}</td>'


def verdict_cell(page: Page, score: Score) -> str:
    verdict = verdict_on(score)
    return f'<td class="wide verdict {side_of(score)}">{page.words(verdict)}</td>'


def side_of(score: Score) -> str:
    """Which colour it has: none within the band."""
    verdict = verdict_on(score)
    if verdict in (FAIR, FAIR_SO_FAR):
        return ""
    return "strong" if verdict in (STRONG, PERHAPS_STRONG) else "weak"


def span(score: Score) -> str:
    low, high = score.interval
    return f"{round(100 * low)}–{round(100 * high)}"


def cell(content: str, kind: str = "") -> str:
    return f'<td class="{kind}">{content}</td>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]], with_axis: int = 0) -> str:
    """`with_axis`: the column under whose charts the axis stands."""
    lines = [f"<tr>{''.join(row)}</tr>" for row in rows]
    if with_axis:
        cells = [cell(axis(), "chart") if place == with_axis else "<td></td>" for place in range(with_axis + 1)]
        lines.append(f'<tr class="axis">{"".join(cells)}</tr>')
    return (
        f'<div class="scroll"><table><thead><tr>{"".join(head)}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>\n"
    )
