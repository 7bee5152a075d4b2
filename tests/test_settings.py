"""The settings: kept whole, and never in the way of a start."""

import re
from pathlib import Path

import pytest

from fishing_tui.settings import Settings, SettingsNotSaved, load, save, settings_path

CHOSEN = Settings(
    theme="paper",
    motion="off",
    handover="always",
    next_line=False,
    confirmations=False,
    pace="fast",
    last_game="toy",
    last_new_game={"toy": {"players": ["Zoë", "Bo"], "advanced": True}},
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.json"


def test_without_a_file_there_are_defaults_and_nothing_is_written(path):
    assert load(path) == (Settings(), None)
    assert not path.parent.exists()


def test_what_was_saved_is_loaded(path):
    save(CHOSEN, path)
    assert load(path) == (CHOSEN, None)
    save(Settings(), path)
    assert load(path) == (Settings(), None)


def test_the_file_can_be_read_by_a_human(path):
    save(CHOSEN, path)
    assert '\n  "theme": "paper",\n' in path.read_text(encoding="utf-8")
    assert "Zoë" in path.read_text(encoding="utf-8")


def test_a_file_with_some_settings_leaves_the_others_as_they_are(path):
    path.parent.mkdir()
    path.write_text('{"pace": "slow", "of_a_newer_version": 1}')
    assert load(path) == (Settings(pace="slow"), None)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "truncated"),
        (b"theme = paper", "malformed"),
        (b"[]", "object"),
        (b"\xff\xfe", "malformed"),
        (b'{"theme": "pink"}', "pink.*theme"),
        (b'{"next_line": "yes"}', "bool.*next_line"),
        (b'{"last_new_game": {"toy": 1}}', "last_new_game"),
    ],
)
def test_a_broken_file_is_kept_and_the_defaults_are_used(path, content, words):
    path.parent.mkdir()
    path.write_bytes(content)
    settings, notice = load(path)
    assert settings == Settings()
    kept = path.with_name("settings.json.broken")
    assert kept.read_bytes() == content
    assert str(kept) in notice
    assert "The defaults are used." in notice
    assert re.search(words, notice)
    assert load(path) == (Settings(), None)


def test_a_second_broken_file_does_not_replace_the_first(path):
    path.parent.mkdir()
    for content in ("first", "second"):
        path.write_text(content)
        load(path)
    assert path.with_name("settings.json.broken").read_text() == "first"
    assert path.with_name("settings.json.broken-2").read_text() == "second"


def test_a_broken_file_that_cannot_be_moved_does_not_stop_the_start(path, monkeypatch):
    path.parent.mkdir()
    path.write_text("{")

    def refused(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refused)
    settings, notice = load(path)
    assert settings == Settings()
    assert "could not be set aside (Permission denied)" in notice


def test_a_file_that_cannot_be_read_is_named(path):
    path.mkdir(parents=True)
    settings, notice = load(path)
    assert settings == Settings()
    assert f"The settings in {path} cannot be read" in notice


def test_a_failed_write_leaves_the_old_settings_whole(path, monkeypatch):
    save(CHOSEN, path)

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SettingsNotSaved, match="No space left"):
        save(Settings(), path)
    assert load(path) == (CHOSEN, None)
    assert [part.name for part in path.parent.iterdir()] == ["settings.json"]


def test_a_linked_file_stays_linked(path, tmp_path):
    kept = tmp_path / "dotfiles.json"
    kept.write_text("{}")
    path.parent.mkdir()
    path.symlink_to(kept)
    save(CHOSEN, path)
    assert path.is_symlink()
    assert load(kept) == (CHOSEN, None)


def test_the_folder_can_be_chosen(tmp_path, monkeypatch):
    monkeypatch.setenv("FISHING_TUI_CONFIG", str(tmp_path))
    assert settings_path() == tmp_path / "settings.json"
    save(CHOSEN)
    assert load() == (CHOSEN, None)


def test_the_folder_is_the_users_own_otherwise(monkeypatch):
    monkeypatch.delenv("FISHING_TUI_CONFIG", raising=False)
    assert settings_path().parent.name == "fishing-tui"


@pytest.mark.parametrize(
    ("motion", "environment", "moves"),
    [
        ("auto", {}, True),
        ("auto", {"SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22"}, False),
        ("auto", {"SSH_TTY": "/dev/pts/3"}, False),
        ("auto", {"SSH_TTY": ""}, True),
        ("on", {"SSH_TTY": "/dev/pts/3"}, True),
        ("off", {}, False),
    ],
)
def test_motion_is_reduced_over_ssh_unless_chosen(motion, environment, moves):
    assert Settings(motion=motion).moves(environment) is moves
