"""Card files of a game: all of them are written, or none, and they are checked together."""

from pathlib import Path

import pytest

from fishing_tui import card_files
from fishing_tui.card_files import CardFault
from rules import TITLES
from rules.components import BadCards


class TwoFiles:
    """Stands in for the `components` of a game with two card files, one in a folder of its own."""

    FILES = ("fish.toml", "gear/rods.toml")

    def __init__(self) -> None:
        self.installed: list[str] = []

    def built_in(self) -> dict[str, str]:
        return {name: f"# {name}\n" for name in self.FILES}

    def load(self, folder: Path) -> str:
        for name in self.FILES:
            if not (folder / name).exists():
                raise BadCards(f"{folder / name}: cannot be read")
        return "the cards"

    def install(self, cards: str) -> None:
        self.installed.append(cards)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> TwoFiles:
    """A game with two card files, whatever game is asked for."""
    components = TwoFiles()
    monkeypatch.setattr(card_files, "_components", lambda _: components)
    return components


@pytest.mark.parametrize("game_id", TITLES)
def test_what_is_written_is_right(tmp_path: Path, game_id: str) -> None:
    written = card_files.export(game_id, tmp_path / "mine")
    assert written == card_files.check(game_id, tmp_path / "mine")
    assert all(path.is_file() for path in written) and written


def test_every_file_is_written_and_checked(tmp_path: Path, game: TwoFiles) -> None:
    paths = (tmp_path / "fish.toml", tmp_path / "gear" / "rods.toml")
    assert card_files.export("any", tmp_path) == paths
    assert [path.read_text() for path in paths] == ["# fish.toml\n", "# gear/rods.toml\n"]
    assert card_files.check("any", tmp_path) == paths
    card_files.use("any", tmp_path)
    assert game.installed == ["the cards"]


def test_nothing_is_written_where_one_of_them_is_already(tmp_path: Path, game: TwoFiles) -> None:
    (tmp_path / "gear").mkdir()
    (tmp_path / "gear" / "rods.toml").touch()
    with pytest.raises(CardFault, match=r"rods\.toml is there already"):
        card_files.export("any", tmp_path)
    assert not (tmp_path / "fish.toml").exists()


def test_one_of_them_that_is_missing_is_told_and_nothing_is_used(tmp_path: Path, game: TwoFiles) -> None:
    (tmp_path / "fish.toml").touch()
    for read in (card_files.check, card_files.use):
        with pytest.raises(CardFault, match=r"rods\.toml: cannot be read"):
            read("any", tmp_path)
    assert not game.installed


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CardFault, match="cannot be written"):
        card_files.export(next(iter(TITLES)), tmp_path / "file" / "mine")
