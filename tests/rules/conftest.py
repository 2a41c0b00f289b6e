"""Tests of rules are found by the ids of the rules: each carries one that it plays in its name."""

from collections.abc import Generator

import pytest

from tercio.rules.witness import refuse_nameless_tests


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_nameless_tests(report)
    return report
