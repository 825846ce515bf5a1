"""The page is built when a source has changed, and not otherwise."""

from pathlib import Path

import pytest

from tools import page


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A tree with a page that was built from its sources."""
    web = tmp_path / "src/hexfront/web"
    (web / "src").mkdir(parents=True)
    (web / "src/main.ts").write_text("1", "utf-8")
    (web / "package.json").write_text("{}", "utf-8")
    (web / "dist").mkdir()
    (web / "dist/index.html").write_text("<html>", "utf-8")
    mark_built(tmp_path)
    return tmp_path


def mark_built(root: Path) -> None:
    stamp = root / "src/hexfront/web/dist/sources.sha256"
    stamp.write_text(page.digest(root, page.sources(root)), "ascii")


def test_a_page_built_from_these_sources_is_fresh(project: Path):
    assert page.is_fresh(project)


@pytest.mark.parametrize(
    "path", ["web/src/main.ts", "web/src/board/Hex.svelte", "web/package.json", "words/en.ftl"]
)
def test_a_changed_or_new_source_makes_the_page_stale(project: Path, path: str):
    source = project / "src/hexfront" / path
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text("changed", "utf-8")
    assert not page.is_fresh(project)


def test_a_renamed_source_makes_the_page_stale(project: Path):
    source = project / "src/hexfront/web/src/main.ts"
    source.rename(source.with_name("start.ts"))
    assert not page.is_fresh(project)


@pytest.mark.parametrize("path", ["web/node_modules/x/y.js", "web/dist/z.js", "play/log.py"])
def test_other_files_leave_the_page_fresh(project: Path, path: str):
    other = project / "src/hexfront" / path
    other.parent.mkdir(parents=True, exist_ok=True)
    other.write_text("changed", "utf-8")
    assert page.is_fresh(project)


@pytest.mark.parametrize("part", ["index.html", "sources.sha256"])
def test_half_a_page_is_no_page(project: Path, part: str):
    (project / "src/hexfront/web/dist" / part).unlink()
    assert not page.is_fresh(project)


@pytest.mark.parametrize(
    ("version", "recent"),
    [
        ("v18.20.1", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.1", True),
        ("nonsense", False),
    ],
)
def test_vite_decides_which_node_will_do(version: str, recent: bool):
    assert page.is_recent(version) == recent
