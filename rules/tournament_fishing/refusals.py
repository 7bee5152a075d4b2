"""Why an action cannot be done at a moment that has nothing to do with it; the tasks say the rest."""

from rules.game import Action, Refusal
from rules.tournament_fishing import actions

GAME_OVER = Refusal("TF-31b", "The game is over.")

OTHER_MOMENT: dict[type[Action], Refusal] = {
    actions.Play: Refusal("TF-08a", "No card is played at this moment."),
    actions.UseCard: Refusal("TF-08c", "Effects in play are used in their own phase."),
    actions.UseClock: Refusal("TF-10c", "The Clock's Search effect is used in the Search phase."),
    actions.UseWeather: Refusal("TF-10c", "The Weather's Search effect is used in the Search phase."),
    actions.UseLocation: Refusal("TF-10c", "A Location's Search effect is used in the Search phase."),
    actions.EndSearch: Refusal(
        "TF-08a", "This is not the Search phase, or something is to be settled first."
    ),
    actions.DrawCards: Refusal("TF-10d", "No effect offers a draw now."),
    actions.Decline: Refusal("TF-10d", "There is nothing to decline now."),
    actions.Scan: Refusal("TF-11a", "No effect lets you Scan now."),
    actions.Sink: Refusal("TF-10g", "No effect lets you sink a card now."),
    actions.Trash: Refusal("TF-10e", "No effect removes cards from the game now."),
    actions.TrashDiscarded: Refusal("TF-10e", "No effect removes cards from the game now."),
    actions.Discard: Refusal("TF-15b", "Nothing makes you discard now."),
    actions.ShowBait: Refusal("TF-12j", "No effect adds bait to the Lure now."),
    actions.CastAt: Refusal("TF-12b", "You cast in the Cast phase, once a Lure is played."),
    actions.StopCasting: Refusal("TF-18a", "You are not casting, or something is to be settled first."),
    actions.LoseLure: Refusal("TF-26a", "No Lure is at stake now."),
    actions.KeepLure: Refusal("TF-23c", "No Lure is about to be lost by a POP!."),
    actions.UseSmall: Refusal("TF-22a", "The results of a fight are changed in the Reel phase."),
    actions.Redraw: Refusal("TF-22a", "The results of a fight are changed in the Reel phase."),
    actions.Ignore: Refusal("TF-22a", "The results of a fight are changed in the Reel phase."),
    actions.FaceFight: Refusal("TF-22a", "There is no fight to be faced now."),
    actions.Counter: Refusal("TF-24a", "No symbol is to be countered now."),
    actions.LetGo: Refusal("TF-24d", "A fish is let go when its symbols are to be countered."),
    actions.Buy: Refusal("TF-27a", "Cards are bought in the Buy phase."),
    actions.BuyFromBucket: Refusal("TF-27a", "Cards are bought in the Buy phase."),
    actions.LayAnchor: Refusal("TF-41a", "An Anchor is laid in the Buy phase."),
    actions.EndBuying: Refusal("TF-28a", "You are not choosing what to buy."),
    actions.Pay: Refusal("TF-28a", "Nothing is to be paid now."),
    actions.AgreeToEnd: Refusal("TF-34c", "An early weigh-in is possible when the lake is empty."),
    actions.FishOn: Refusal("TF-34c", "An early weigh-in is possible when the lake is empty."),
    actions.RemoveFromRow: Refusal("TF-38b", "No card of the supply row is to be removed now."),
    actions.PointAt: Refusal("TF-39d", "The AI Angler asks for no spot now."),
    actions.Agree: Refusal("TF-44g", "Nothing is proposed to you now."),
    actions.Insist: Refusal("TF-44h", "You do not disagree about anything now."),
    actions.KeepCard: Refusal("TF-44k", "The other angler asks for no card of yours now."),
    actions.CounterWithTheirs: Refusal("TF-45a", "No symbol is to be countered now."),
    actions.PayWithTheirs: Refusal("TF-45d", "Nothing is to be paid now."),
    actions.GiveTo: Refusal("TF-45e", "No bought card is to be shared out now."),
}
"""For each kind of action, when it has its moment."""
