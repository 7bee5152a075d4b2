"""What the environment tells about the terminal: its charset, its colours, and how far away it is."""

from collections.abc import Mapping, MutableMapping

_LOCALE_VARIABLES = ("LC_ALL", "LC_CTYPE", "LANG")
_PUT_THERE_BY_PYTHON = ("C.UTF-8", "C.utf8")
"""Where the machine lacks the locale, Python puts one of these into LC_CTYPE for itself; it tells nothing."""

_WITHOUT_COLOURS = ("vt1", "vt2", "vt3", "vt4", "vt5", "ansi-m", "xterm-mono")
"""How the names of terminals begin that have no colours, whatever is sent to them."""


def locale_of(environment: Mapping[str, str]) -> str:
    """The locale that the terminal's letters belong to, such as "de_DE.UTF-8"; "C" where none is set."""
    told = {name: environment.get(name, "") for name in _LOCALE_VARIABLES}
    if told["LC_CTYPE"] in _PUT_THERE_BY_PYTHON and not _names_utf8(told["LANG"]):
        told["LC_CTYPE"] = ""
    return next((value for value in told.values() if value), "C")


def is_utf8(environment: Mapping[str, str]) -> bool:
    """Whether the terminal is said to understand UTF-8."""
    name = locale_of(environment)
    return _names_utf8(name) or ("." not in name and _means_utf8(name))


def needs_ascii(encoding: str | None, environment: Mapping[str, str]) -> bool:
    """Whether nothing but ASCII is safe to write: the terminal is not said to understand UTF-8, or the stream
    that leads there is of another encoding."""
    return not is_utf8(environment) or (encoding or "").casefold().replace("-", "") != "utf8"


def _names_utf8(name: str) -> bool:
    """Whether a locale's name says so; some systems have one that consists of that alone."""
    charset = name.partition(".")[2] or name
    return charset.partition("@")[0].lower().replace("-", "") == "utf8"


def _means_utf8(name: str) -> bool:
    """Whether the system reads a name without a charset, as "hi_IN", so; Python has settled on it then."""
    import locale

    return locale.setlocale(locale.LC_CTYPE) == name and locale.getencoding().lower() == "utf-8"


def is_dumb(environment: Mapping[str, str]) -> bool:
    """Whether the terminal can only write line after line."""
    return environment.get("TERM") in ("dumb", "unknown")


def over_ssh(environment: Mapping[str, str]) -> bool:
    """Whether the terminal is at the other end of an SSH connection."""
    return bool(environment.get("SSH_CONNECTION") or environment.get("SSH_TTY"))


def inside(environment: Mapping[str, str]) -> str:
    """The program that the terminal is a window of, if it is one of these: "tmux" or "screen"."""
    if environment.get("TMUX"):
        return "tmux"
    return "screen" if environment.get("STY") else ""


def settle_colours(environment: MutableMapping[str, str]) -> None:
    """Sets NO_COLOR where there are no colours, and takes away an empty one, which asks for nothing."""
    if environment.get("TERM", "").startswith(_WITHOUT_COLOURS):
        environment["NO_COLOR"] = "1"
    elif not environment.get("NO_COLOR"):
        environment.pop("NO_COLOR", None)
