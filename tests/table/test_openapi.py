"""Whatever fits our own description of the interface, or nearly so, is answered without a fault of
the server's."""

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.table.live import Server

EXAMPLES = 6


def test_every_address_copes_with_anything(server: Server) -> None:
    described = schemathesis.openapi.from_url(
        f"http://{server.address}/api/schema/openapi.json", wait_for_schema=10
    )
    tried = []
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Case) -> None:
            case.call_and_validate(checks=[not_a_server_error], timeout=60)

        ask()
        tried.append(operation.label)
    assert {"POST /api/tables", "POST /api/account/login", "GET /api/records/{game}"} <= set(tried)
    assert len(tried) > 25
