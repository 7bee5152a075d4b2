"""Why an action cannot be done at a moment that has nothing to do with it; the tasks say the rest."""

from rules.coldwater_crown.actions import (
    CatchNext,
    ChooseDraws,
    EndStep,
    FillZone,
    GiveMaster,
    PlaceToken,
    PlayLine,
    PlayLure,
    PlayReel,
    PlayRod,
    PutBait,
    RemoveToken,
    SkipPort,
    SpillBait,
    Submit,
    TakeDeckFish,
    TakeFish,
    TakeMaster,
    TakeTopMaster,
    Withhold,
)
from rules.game import Action, Refusal

GAME_OVER = Refusal("CC-32f", "The game is over.")

OTHER_MOMENT: dict[type[Action], Refusal] = {
    PlaceToken: Refusal("CC-11a", "A token is placed in Step 1, at its beginning."),
    RemoveToken: Refusal("CC-11c", "A token is removed in Step 2, at its beginning."),
    FillZone: Refusal("CC-13a", "A Zone is filled with a Port action."),
    TakeMaster: Refusal("CC-13a", "A Master Angler card is taken with a Port action."),
    TakeTopMaster: Refusal("CC-13a", "A Master Angler card is taken with a Port action."),
    SkipPort: Refusal("CC-13b", "A Port action is let go only while none is possible."),
    PutBait: Refusal("CC-17a", "Bait goes to Master Angler cards as it is cast."),
    CatchNext: Refusal("CC-20a", "The order is chosen when a cast has emptied several Zones."),
    TakeFish: Refusal("CC-19a", "A fish is caught when casting empties a Zone."),
    TakeDeckFish: Refusal("CC-23a", "The top of a deck is caught when casting empties Zone 6."),
    PlayRod: Refusal("CC-24a", "A Rod is played while a fish is caught."),
    PlayLine: Refusal("CC-24b", "A Line is played while a fish is caught."),
    PlayReel: Refusal("CC-27d", "A Reel is played in one's own Step, not while a cast is being settled."),
    PlayLure: Refusal("CC-27d", "A Lure is played in one's own Step, not while a cast is being settled."),
    EndStep: Refusal("CC-27e", "A Step ends once its actions are settled."),
    ChooseDraws: Refusal("CC-38b", "The draws are chosen when the silent player's turn begins."),
    GiveMaster: Refusal("CC-41b", "The silent player is given a second card after the clear-white is drawn."),
    SpillBait: Refusal("CC-41b", "Bait is drawn into the discard pile after the clear-white is drawn."),
    Submit: Refusal("CC-33a", "That fish is not to be chosen now: one species after another is asked."),
    Withhold: Refusal("CC-33a", "Fish are submitted once the turns are over."),
}
"""For each kind of action, when it has its moment."""
