"""Jobs of a shell: one in the background waits until it is brought to the foreground."""

import errno
import termios


class NoForeground(Exception):
    """In the background, where nobody can bring the program to the foreground any more."""


def await_foreground(terminal: int) -> None:
    """Returns as soon as the program may use the terminal of this open file. Raises `NoForeground`.

    To wait for what is written is what the system stops a job in the background for, and changes nothing.
    """
    while True:
        try:
            termios.tcdrain(terminal)
        except termios.error as error:
            if error.args[0] == errno.EINTR:
                continue
            if error.args[0] == errno.EIO:
                raise NoForeground from error
        return
