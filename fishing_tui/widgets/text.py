"""Text cut to fit, with a mark of letters that every terminal draws one cell wide."""

from textual.content import Content

_CUT = ".."


def fitted(text: str, width: int) -> Content:
    """The text in exactly so many cells: padded, or cut with a mark at its end."""
    content = Content(text)
    if content.cell_length > width:
        content = content.truncate(max(width - len(_CUT), 0)) + _CUT
    return content.pad_right(width - content.cell_length)
