"""What the table of Dice Fishing draws: trophies, catches, dice that roll, and how it fits its room."""

from msgspec.structs import replace

from fishing_tui.tables import dice_fishing as table
from fishing_tui.tables.dice_fishing import COMPACT, TALL
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Picture
from rules import GAMES
from rules.dice_fishing.components import CARDS, FLOATS, SPECIES_NAMES, Species
from rules.dice_fishing.events import Rolled
from rules.dice_fishing.faces import NONE, counted
from rules.dice_fishing.pieces import Power
from rules.dice_fishing.state import DiceFishingState
from rules.game import UNKNOWN, Target

GAME = GAMES["dice-fishing"]
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")


def a_view(seats: int = 2, **options: object) -> DiceFishingState:
    """Ann's view at the start of a game."""
    return GAME.view(GAME.new(GAME.options(seats=seats, first="1", **options), "7"), 0)


def a_look(width: int = 86, height: int = 28, **more: object) -> Look:
    """Ann at the keyboard, with so much room."""
    return Look(NAMES, ("",) * len(NAMES), 0, width, height, **more)


def text(picture: Picture) -> list[str]:
    """The picture's lines."""
    return ["".join(character for character, _ in row).rstrip() for row in picture.rows]


def line_of(picture: Picture, words: str) -> str:
    """The first line that holds these words."""
    return next(line for line in text(picture) if words in line)


def card_of(species: Species, number: int = 0) -> int:
    """A fish card of a species."""
    return [card for card, fish in CARDS.items() if fish.species == species][number]


def with_catch(view: DiceFishingState, seat: int, *cards: int, **more: object) -> DiceFishingState:
    """The view with these cards in a seat's catch."""
    players = list(view.players)
    players[seat] = replace(players[seat], catch=cards, **more)
    return replace(view, players=tuple(players))


def with_dice(view: DiceFishingState, *faces: int, lifted: tuple[int, ...] = ()) -> DiceFishingState:
    """The view with these dice beside the cards."""
    turn = replace(view.turn, rolled=True, unplaced=counted(faces), lifted=counted(lifted))
    return replace(view, turn=turn)


def test_the_trophies_say_what_each_player_lacks() -> None:
    view = with_catch(a_view(), 0, card_of(Species.TROUT), card_of(Species.PERCH), card_of(Species.IDE))
    pond = line_of(table.draw(view, a_look()), "Village Pond")
    assert pond.split("Walleye")[1].split() == ["Wa", "Tr", "Pe", "Id", "Wa"]


def test_a_claimed_trophy_says_who_has_it() -> None:
    view = with_catch(replace(a_view(), tokens=(1, 2, 3, 4, 5, 6)), 1, tokens=(0,))
    assert line_of(table.draw(view, a_look()), "Village Pond").endswith("has it")
    small = table.draw(view, a_look(80, table.least_height(view)))
    assert "Pond Bo" in line_of(small, "Estuary")


def test_who_holds_most_of_a_species_is_marked_and_so_is_what_is_new() -> None:
    before = a_view()
    trout = [card_of(Species.TROUT, number) for number in range(3)]
    view = with_catch(with_catch(before, 0, trout[0]), 1, *trout[1:])
    shown = table.draw(view, a_look(80, table.least_height(view)))
    assert " 2^" in line_of(shown, "Bo ") and "1^" not in line_of(shown, "Ann  ")
    after = table.draw(view, a_look(80, table.least_height(view), before=before))
    assert " 2^*" in line_of(after, "Bo ") and " 1*" in line_of(after, "Ann  ")


SMALL_ROOM = (80, 14)


def heading(picture: Picture) -> str:
    """The line above the players' lines."""
    return line_of(picture, "Player  ")


def test_what_a_player_lacks_stands_below_its_heading_and_is_cut_between_tokens() -> None:
    trout, pike, salmon, ide = (
        card_of(species) for species in (Species.TROUT, Species.PIKE, Species.KING_SALMON, Species.IDE)
    )
    view = with_catch(a_view(), 0, trout, pike, salmon, ide)
    shown = table.draw(view, a_look(*SMALL_ROOM))
    lacks = heading(shown).index("lacks")
    assert line_of(shown, ">Ann")[lacks:] == "Hunters Pe  Stream Pe  .."
    assert line_of(shown, " Bo ")[lacks:] == ""
    almost = with_catch(replace(view, tokens=(2, 3)), 0, trout, pike, salmon, ide)
    assert line_of(table.draw(almost, a_look(*SMALL_ROOM)), ">Ann")[lacks:] == "Hunters Pe  Stream Pe"


def test_power_cards_stand_below_a_heading_of_their_own() -> None:
    trout, ide = card_of(Species.TROUT), card_of(Species.IDE)
    view = with_catch(a_view(advanced=True), 0, trout, ide, power=Power.NEW_SPOT)
    shown = table.draw(view, a_look(80, table.least_height(view)))
    power, lacks = heading(shown).index("Power card"), heading(shown).index("lacks")
    assert line_of(shown, ">Ann")[power:lacks].rstrip() == "New Spot"
    assert line_of(shown, ">Ann")[lacks:] == "Pond Pe Wa  .."
    assert heading(shown).endswith("^most *new")


def test_points_lost_stand_apart_from_the_points() -> None:
    before = a_view()
    view = with_catch(before, 0, coins=0)
    line = line_of(table.draw(view, a_look(*SMALL_ROOM, before=before)), ">Ann")
    assert line.split()[:4] == [">Ann", "0", "-1", "0"]
    assert line.index(" 0 ") < heading(table.draw(view, a_look(*SMALL_ROOM))).index("VP") + len("VP")


def test_the_title_says_which_token_ends_the_game() -> None:
    view = with_catch(replace(a_view(), tokens=(1, 2, 3, 4, 5, 6)), 1, tokens=(0,))
    assert text(table.draw(view, a_look(*SMALL_ROOM)))[0].endswith("ends after 3 more tokens")
    last = with_catch(view, 1, tokens=(0, 1, 2))
    assert text(table.draw(last, a_look(*SMALL_ROOM)))[0].endswith("ends after 1 more token")
    over = replace(last, ended="tokens")
    assert text(table.draw(over, a_look(*SMALL_ROOM)))[0].endswith("the game is over")


def test_the_title_fits_beside_the_longest_name() -> None:
    view = a_view()
    view = replace(view, turn=replace(view.turn, number=116, extra=True))
    look = Look(("Maximiliana Rose", "Bo"), ("", ""), 0, *SMALL_ROOM)
    title = text(table.draw(view, look))[0]
    assert "turn 116  Maximiliana Rose fishes again  " in title and title.endswith("ends in 4 tokens")


def test_the_boards_say_what_ends_the_game_and_what_counts_then() -> None:
    rows = table.boards(with_catch(a_view(), 1, card_of(Species.PIKE)), a_look())
    told = [line.strip() for line in text(Picture(rows, ()))]
    assert "The game ends when 4 are claimed." in told
    assert "Majority tokens, 4 VP each: who has the most of a species" in told
    assert "Every coin that is left at the end is 1 VP." in told
    assert "Pike         Bo" in told and "Trout        nobody" in told


def test_every_player_has_a_column_where_there_is_room() -> None:
    view = with_catch(
        a_view(5, advanced=True), 4, card_of(Species.TROUT), card_of(Species.TROUT, 1), power=Power.NEW_SPOT
    )
    lines = text(table.draw(view, a_look(115, 36)))
    assert sum(line.count("King Salmon ") for line in lines[-12:]) == 5
    worth = "+".join(str(CARDS[card].vp) for card in sorted(view.players[4].catch, key=lambda c: CARDS[c].vp))
    assert any(worth in line for line in lines) and any("Move to a New Spot" in line for line in lines)


def test_a_table_with_no_room_to_spare_is_compact_and_one_with_plenty_is_open() -> None:
    for seats in (1, 2, 3, 4, 5):
        for advanced in (False, True):
            view = a_view(seats, advanced=advanced)
            least = table.least_height(view)
            assert least <= 18
            small, large = table.draw(view, a_look(80, least)), table.draw(view, a_look(115, least + 30))
            assert card_height(small) == COMPACT and card_height(large) == TALL
            assert all(spot.box.y + spot.box.height <= least for spot in small.spots)


def card_height(picture: Picture) -> int:
    """How many lines the first card takes."""
    return next(spot.box.height for spot in picture.spots if spot.target == Target("card", 0))


def test_only_the_dice_that_were_rolled_tumble() -> None:
    view = with_dice(a_view(), 1, 1, 3, 5)
    rolled = Rolled(0, counted((2, 2)), counted((1, 3)))
    assert table.rolled(view, (rolled,)) == {"die b", "die c"}
    still = line_of(table.draw(view, a_look()), "Dice  a")
    moving = line_of(table.draw(view, a_look(tumbling=frozenset({"die b", "die c"}), shake=1)), "Dice  a")
    assert moving != still and moving.split()[:3] == still.split()[:3] and "d Boot" in moving


def test_lifted_dice_stand_apart_and_fit_beside_the_rerolls() -> None:
    view = with_dice(a_view(), 0, 2, lifted=(2, 2, 2, 2))
    line = line_of(table.draw(view, a_look(80, 14)), "Dice  a")
    assert "a Cheese b Insect c (Insect)" in line and line.endswith("rerolls 2")
    assert "f (Insect)" in line


def test_dice_on_cards_are_counted_and_stand_in_brackets() -> None:
    view = with_dice(a_view(), 5)
    slot = view.row[3]
    filled = tuple(1 if face == 1 else 0 for face in range(6))
    view = replace(view, row=(*view.row[:3], replace(slot, placed=filled), view.row[4]))
    assert slot.placed == NONE and slot.baits[1]
    lines = text(table.draw(view, a_look()))
    assert any("[F] F" in line for line in lines) and any("placed 5" in line for line in lines)


def styles_of(picture: Picture, name: str) -> str:
    """The style of the first cell of a spot."""
    (box,) = [spot.box for spot in picture.spots if spot.name == name]
    return picture.rows[box.y][box.x][1]


def test_the_cursor_is_seen_without_colours_and_told_from_a_mark() -> None:
    view = with_dice(a_view(), 1, 1, 3, 5)
    here, elsewhere = a_look(cursor="die b"), a_look(cursor="die c", marks=frozenset({"die b"}))
    both = a_look(cursor="die b", marks=frozenset({"die b"}))
    assert "a Fish >b Fish  c Hook" in line_of(table.draw(view, here), "Dice  a")
    assert "reverse" in styles_of(table.draw(view, here), "die b")
    assert "a Fish  b Fish >c Hook" in line_of(table.draw(view, elsewhere), "Dice  a")
    assert "reverse" in styles_of(table.draw(view, elsewhere), "die b")
    assert {"reverse", "underline"} <= set(styles_of(table.draw(view, both), "die b").split())


def test_the_cursor_on_a_card_reverses_its_first_line_and_writes_over_nothing() -> None:
    view = a_view()
    plain, pointed = table.draw(view, a_look()), table.draw(view, a_look(cursor="card 1"))
    assert text(plain) == text(pointed)
    assert "reverse" in styles_of(pointed, "card 1") and "reverse" not in styles_of(plain, "card 1")


def test_a_preview_that_has_no_room_says_that_it_is_cut() -> None:
    view = a_view()
    for number, float_ in FLOATS.items():
        slot = replace(view.row[0], float=number, placed=NONE, card=UNKNOWN)
        picture = table.draw(replace(view, row=(slot, *view.row[1:])), a_look(80, table.least_height(view)))
        inside = " ".join(line[1:15].strip() for line in text(picture)[3:7]).strip()
        whole = f"{', '.join(SPECIES_NAMES[species] for species in float_.could_be)} {float_.hint}"
        assert inside == whole or (inside.endswith("..") and whole.startswith(inside[:-2])), inside
