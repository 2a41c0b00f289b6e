"""How a balance report looks: light or dark as the reader's machine is set, on paper too."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22201c; --faint: #6b665d; --rule: #dcd7cc; --band: #e7e2d5;
  --plain: #5b6b7a; --strong: #1f6fb2; --weak: #c4611a; --rail: #ece8de; }
@media (prefers-color-scheme: dark) { :root { --paper: #191816; --ink: #ece8df; --faint: #a39d91; --rule: #3a3732;
  --band: #2d2b27; --plain: #9fb0c0; --strong: #5ba7e6; --weak: #ec9350; --rail: #2a2824; } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 1px solid var(--rule) }
p { max-width: 44rem; margin: .4rem 0 } .how { color: var(--faint); font-size: .92rem }
.summary { margin: 1rem 0; padding: .75rem 1rem; border-left: 4px solid var(--plain); background: var(--band) }
.summary.unfair { border-color: var(--weak) } .summary ul { margin: .25rem 0 0; padding-left: 1.2rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .95rem }
th { font-weight: 600; text-align: left; color: var(--faint); font-size: .85rem; vertical-align: bottom }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--rule) }
td.n, th.n { text-align: right; white-space: nowrap } td.chart, th.chart { width: 34%; min-width: 9rem }
th[scope=row] { color: var(--ink); font-size: .95rem; font-weight: 500; min-width: 8rem }
tr.axis td { border-bottom: 0; padding-top: 0 }
.heat { width: auto; margin-bottom: 1rem }
.heat td { text-align: center; min-width: 3.6rem; border: 2px solid var(--paper) }
.heat thead th { text-align: center; font-weight: 500; max-width: 7.5rem } .heat td.none { color: var(--faint) }
svg { display: block } svg text { fill: var(--faint); font: 12px system-ui, sans-serif }
.whisker { width: 100%; height: 24px; overflow: visible }
.axis svg, svg.axis { width: 100%; height: 16px; overflow: visible }
.band { fill: var(--band) } .middle { stroke: var(--faint); stroke-dasharray: 2 3 }
.reach { stroke: var(--plain); stroke-width: 2 } .dot { fill: var(--plain) }
.reach.strong { stroke: var(--strong) } .dot.strong { fill: var(--strong) }
.reach.weak { stroke: var(--weak) } .dot.weak { fill: var(--weak) }
.bar { width: 100%; height: 10px } .rail { fill: var(--rail) } .fill { fill: var(--plain) }
.histogram { width: 100%; max-width: 44rem; height: auto } .ground { stroke: var(--faint) }
.verdict { white-space: nowrap } .verdict.strong { color: var(--strong) } .verdict.weak { color: var(--weak) }
footer { margin-top: 3rem; color: var(--faint); font-size: .85rem; overflow-wrap: anywhere }
@media (max-width: 40rem) { td.wide, th.wide, text.wide { display: none } td.chart, th.chart { min-width: 6rem } }
@media print { main { max-width: none } h2 { break-after: avoid } tr { break-inside: avoid } }
"""
