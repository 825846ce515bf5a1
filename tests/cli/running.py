"""Commands run in this process."""

from pathlib import Path

from typer.testing import CliRunner, Result

from hexfront.cli import app


def run(*args: str | Path, text: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], input=text)


def refused(*args: str | Path, text: str | bytes | None = None) -> str:
    """The one line with which a command ends that cannot be carried out."""
    result = run(*args, text=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code in (1, 2), result.output
    *usage, told = result.stderr.rstrip("\n").split("\n")
    assert told.startswith(("hexfront: ", "Error: ")) or ": " in told
    assert result.exit_code == 2 or not usage
    return told
