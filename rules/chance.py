"""Chance: the seeded, immutable source of every shuffle, draw and roll.

A chance is a seed and one counter a stream, so that one more die throw does not reshuffle a deck. The
same seed gives the same game on every Python and platform, since all numbers come from `hashlib`. A
script, empty outside tests, is read first, so that any situation of a rulebook can be replayed.
"""

from functools import cache
from hashlib import blake2b, shake_128
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

T = TypeVar("T")

_BYTES_A_ROLL = 64
_BYTES_A_KEY = 8


@cache
def _die(sides: int) -> tuple[bytes, bytes]:
    """What each byte shows on a die, and the bytes left out because they would favour some sides."""
    return bytes(byte % sides for byte in range(256)), bytes(range(256 - 256 % sides, 256))


class Chance(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the next random thing of each stream comes from.

    seed: any text; empty in a view, which holds no chance
    drawn: how many draws each stream has made
    script: what each stream gives before it turns to the seed
    """

    seed: str
    drawn: tuple[int, ...]
    script: tuple[tuple[int, ...], ...] = ()

    def roll(self, stream: int, dice: int, sides: int = 6) -> "tuple[tuple[int, ...], Chance]":
        """`dice` numbers from 0 to `sides` - 1, and the chance after the roll."""
        scripted, chance = self._from_script(stream, dice)
        missing = dice - len(scripted)
        if not missing:
            return scripted, chance
        digest = blake2b(chance._name(stream), digest_size=_BYTES_A_ROLL).digest()
        rolled = tuple(digest.translate(*_die(sides))[:missing])
        chance = chance._advanced(stream)
        if len(rolled) < missing:
            rest, chance = chance.roll(stream, missing - len(rolled), sides)
            rolled += rest
        return scripted + rolled, chance

    def shuffle(self, stream: int, items: tuple[T, ...]) -> "tuple[tuple[T, ...], Chance]":
        """The items in a random order, and the chance after the shuffle.

        A script names the positions of the items that come first.
        """
        first, chance = self._from_script(stream, len(items))
        keys = shake_128(chance._name(stream)).digest(_BYTES_A_KEY * len(items))
        order = sorted(
            (place for place in range(len(items)) if place not in first),
            key=lambda place: keys[_BYTES_A_KEY * place : _BYTES_A_KEY * (place + 1)],
        )
        return tuple([items[place] for place in (*first, *order)]), chance._advanced(stream)

    def scripted(self, stream: int, *results: int) -> "Chance":
        """The same chance, whose stream gives these results before anything else."""
        script = self.script or ((),) * len(self.drawn)
        return replace(self, script=(*script[:stream], script[stream] + results, *script[stream + 1 :]))

    def _from_script(self, stream: int, most: int) -> "tuple[tuple[int, ...], Chance]":
        if not self.seed:
            raise LookupError("a view holds no chance")
        if not self.script or not self.script[stream]:
            return (), self
        script = self.script
        taken, left = script[stream][:most], script[stream][most:]
        return taken, replace(self, script=(*script[:stream], left, *script[stream + 1 :]))

    def _name(self, stream: int) -> bytes:
        return f"{self.seed}/{stream}/{self.drawn[stream]}".encode()

    def _advanced(self, stream: int) -> "Chance":
        drawn = self.drawn
        return replace(self, drawn=(*drawn[:stream], drawn[stream] + 1, *drawn[stream + 1 :]))


HIDDEN = Chance("", ())
"""The chance of every view."""


def seeded(seed: str, streams: int) -> Chance:
    """A fresh chance with so many streams. Raises `ValueError` for an empty seed."""
    if not seed:
        raise ValueError("a seed needs at least one character")
    return Chance(seed, (0,) * streams)
