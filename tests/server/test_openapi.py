"""The description of the interface is true: Schemathesis asks whatever it allows, and what it forbids.

A second or two for each address; with TERCIO_SOAK=1 a few minutes in all. Always the same requests.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import allow_header_conformance, positive_data_acceptance

from server.live import LiveServer
from tercio.server.app import create_app
from tercio.server.settings import Settings

EXAMPLES = 300 if os.environ.get("TERCIO_SOAK") == "1" else 10
# What a game does not allow is refused although its form is right; and GET .../forces/{name} understands the address
# of POST .../forces/check as well, which the check of `Allow` does not see.
EXCLUDED = [positive_data_acceptance, allow_header_conformance]
DESCRIPTION = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as opened:
        yield opened


@DESCRIPTION.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_address_answers_as_described(
    case: schemathesis.Case, live: LiveServer, session: requests.Session
) -> None:
    case.call_and_validate(base_url=f"http://{live.host}", session=session, excluded_checks=EXCLUDED)


def test_every_trouble_is_described() -> None:
    """Nobody finds an error in the description whose body is not ours."""
    for path, operations in DESCRIPTION.raw_schema["paths"].items():
        for method, operation in operations.items():
            for status, told in operation["responses"].items():
                if status >= "400" and path != "/health":
                    schema = told["content"]["application/json"]["schema"]

                    assert schema == {"$ref": "#/components/schemas/Trouble"}, (path, method, status)
