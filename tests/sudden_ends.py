"""Players that may be stopped at any moment: each tells what it has shown, as soon as it is shown."""

import multiprocessing
import resource
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

from fishing_tui.session import GameSession
from fishing_tui.store import GameStore, StoreFull
from rules import journal
from tests.tables import TABLES

_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload(["tests.sudden_ends"])


def player(path: Path, table: str, seed: int) -> tuple[BaseProcess, Connection]:
    """Somebody who begins a game in this file and plays it, in a process of its own; what is shown is sent."""
    return _begun(_play, path, table, seed)


def player_with_little_room(path: Path, room: int, seed: int) -> tuple[BaseProcess, Connection]:
    """Somebody who may write no file longer than `room` until told that there is more."""
    return _begun(_play_in_little_room, path, room, seed)


def _begun(play: object, *given: object) -> tuple[BaseProcess, Connection]:
    here, there = _PROCESSES.Pipe()
    process = _PROCESSES.Process(target=play, args=(*given, there), daemon=True)  # type: ignore[arg-type]
    process.start()
    there.close()
    return process, here


def _play(path: Path, table: str, seed: int, line: Connection) -> None:
    luck = Random(seed)
    with GameStore.open(path) as store:
        session = TABLES[table].start(store, str(seed))
        _show(session, line)
        while session.decision is not None:
            _move(session, luck)
            _show(session, line)


def _play_in_little_room(path: Path, room: int, seed: int, line: Connection) -> None:
    luck = Random(seed)
    with GameStore.open(path) as store:
        session = TABLES["toy"].start(store, str(seed))
        limit = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, limit))
        fault = ""
        while not fault:
            if session.decision is None:
                session = TABLES["toy"].start(store, str(seed))
            before = session.state
            try:
                _move(session, luck)
            except StoreFull as full:
                fault = str(full)
                assert session.state == before
        line.send(fault)
        line.recv()
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        for _ in range(3):
            _move(session, luck)
        line.send((session.number, journal.checksum(session.game, session.state)))


def _move(session: GameSession, luck: Random) -> None:
    """A choice, or now and then one taken back."""
    if luck.random() < 0.1 and session.can_undo:
        session.undo()
    elif session.decision is not None:
        session.submit(luck.choice(session.decision.actions))


def _show(session: GameSession, line: Connection) -> None:
    line.send(journal.checksum(session.game, session.state))
