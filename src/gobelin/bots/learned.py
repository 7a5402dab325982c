"""A learned judgement: small networks that see what a seat knows, beside a game's hand-made heuristics.

The value network foretells a seat's own points, those of the best rival, and who wins; its word is added to the
hand-made value, which is one of its inputs. The policy network says how promising options are; the hand-made priors are
one of its inputs. Both were trained by `gobelin train` and lie in the package, one file a game, with a card that says
how they were made. Where a model has nothing to say (another box, another number of seats), the heuristics stand alone.
"""

from __future__ import annotations

import zipfile
from array import array
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeAlias
from weakref import WeakKeyDictionary

import msgspec
import numpy as np
from numpy.typing import NDArray

from gobelin.kernel import Encoding, Game, Heuristics, Option, Seat, UnknownGame, Verbs, find_game

MODELS: Final = Path(__file__).with_name("models")
FLOAT: Final = np.float32
MOST_BYTES: Final = 1_500_000
"""How large a model in the package may be."""

Vector: TypeAlias = NDArray[np.float32]
Places: TypeAlias = NDArray[np.intp]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a model was made, and what it covers."""

    game: str
    rules_version: int
    components: str
    """The hash of the components that it was trained with. A rule or a number may have been mended since: judgements
    stay good enough, as duels show. What decides whether it fits are the slots and the options."""
    slots: int
    layout: str
    """A digest of the names of the slots that it reads; what is added behind them does not matter."""
    actions: int
    verbs: str
    """A digest of the options that it knows, likewise."""
    topics: tuple[str, ...] = ()
    seats: tuple[int, ...]
    """The numbers of seats that it was trained with."""
    scale: float
    """Points for each unit of its answers."""
    rival: float = 0.3
    """How much the best rival's points count against the own ones."""
    weight: float = 1.0
    """How much the network's word counts beside the hand-made value; 0: not at all."""
    searches: bool = True
    """Whether its word makes searches better, too."""
    positions: int = 0
    decisions: int = 0
    """How many it was trained on."""
    notes: str = ""
    figures: dict[str, str] = {}


def layout_digest(encoding: Encoding[Any], slots: int) -> str:
    """Names the first slots of a layout."""
    return _digest(encoding.names[:slots])


def verbs_digest(verbs: Verbs, actions: int) -> str:
    """Names the first options of all that can ever be offered."""
    return _digest(" ".join(map(str, verbs.option(index))) for index in range(actions))


def _digest(lines: Iterable[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


class Layers:
    """Linear layers with rectifiers between them; of the first one only rows of slots that are not zero are read."""

    def __init__(self, stored: dict[str, NDArray[Any]], prefix: str, slots: int) -> None:
        first = stored[f"{prefix}_w0"].astype(FLOAT)
        self._first = np.zeros((slots, first.shape[1]), FLOAT)
        self._first[stored[f"{prefix}_rows"]] = first
        self._bias: Vector = stored[f"{prefix}_b0"].astype(FLOAT)
        self._rest: list[tuple[Vector, Vector]] = []
        while f"{prefix}_w{len(self._rest) + 1}" in stored:
            number = len(self._rest) + 1
            weights, bias = stored[f"{prefix}_w{number}"], stored[f"{prefix}_b{number}"]
            self._rest.append((weights.astype(FLOAT), bias.astype(FLOAT)))

    def __call__(self, values: Vector, at: Places, besides: Vector) -> Vector:
        """What the layers make of slots, and of what comes in besides."""
        hidden: Vector = values @ self._first.take(at, 0)
        hidden += self._bias
        hidden += besides
        for weights, bias in self._rest:
            np.maximum(hidden, 0.0, out=hidden)
            hidden = hidden @ weights
            hidden += bias
        return hidden


class ValueNet:
    """Foretells the own points, those of the best rival and who wins, in units of the card's scale."""

    def __init__(self, stored: dict[str, NDArray[Any]], card: Card) -> None:
        self._layers = Layers(stored, "value", card.slots)
        self._hand: Vector = stored["value_hand"].astype(FLOAT)
        self._skip: Vector = stored["value_skip"].astype(FLOAT)
        """What of the hand-made value goes straight to the answers."""

    def __call__(self, values: Vector, at: Places, hand: float) -> Vector:
        """The three answers; the last one is a logit."""
        return self._layers(values, at, self._hand * hand) + self._skip * hand


class PolicyNet:
    """Says how promising options are, by what is seen, what is asked, and what is offered."""

    def __init__(self, stored: dict[str, NDArray[Any]], card: Card) -> None:
        self._layers = Layers(stored, "policy", card.slots)
        self._topics = {topic: number for number, topic in enumerate(card.topics)}
        self._asked: Vector = stored["policy_asked"].astype(FLOAT)
        """What a topic adds to the first layer; the last row is for topics that were never met."""
        self._offered: Vector = stored["policy_offered"].astype(FLOAT)
        """What an option adds to it by being offered."""
        self._liking: Vector = stored["policy_liking"].astype(FLOAT)
        """Each option's liking for what is found; the last number stands alone."""
        self._priors: Vector = stored["policy_priors"].astype(FLOAT)
        """The same for the two features of a hand-made prior: how high it is, and whether it is the highest."""
        self._weights: Vector = stored["policy_weights"].astype(FLOAT)
        """And their weights by topic."""

    def __call__(self, values: Vector, at: Places, topic: str, actions: list[int], priors: Vector) -> Vector:
        """A number for each option: the higher, the more promising."""
        number = self._topics.get(topic, len(self._topics))
        offered = self._offered.take(actions, 0).sum(0)
        offered *= len(actions) ** -0.5
        offered += self._asked[number]
        hidden = self._layers(values, at, offered)
        np.maximum(hidden, 0.0, out=hidden)
        liking, highest = self._liking.take(actions, 0), priors.max()
        scores: Vector = liking[:, :-1] @ hidden + liking[:, -1]
        told = self._priors @ hidden + self._weights[number]
        scores += told[0] * (priors - highest) + told[1] * (priors >= highest)
        return scores


class Model:
    """The networks of a game; either may be missing."""

    def __init__(self, path: Path) -> None:
        with zipfile.ZipFile(path) as file:
            self.card = msgspec.json.decode(file.read("card.json"), type=Card)
            names = [name.removesuffix(".npy") for name in file.namelist() if name.endswith(".npy")]
        with np.load(path) as stored:
            self.arrays: dict[str, NDArray[Any]] = {name: stored[name] for name in names}
        self.value = ValueNet(self.arrays, self.card) if "value_w0" in self.arrays else None
        self.policy = PolicyNet(self.arrays, self.card) if "policy_w0" in self.arrays else None

    def changed(self, **facts: float) -> Model:
        """The same networks with other facts on their card, such as how much their word counts."""
        other = copy(self)
        other.card = msgspec.structs.replace(self.card, **facts)
        return other

    def fits(self, game: Game[Any]) -> bool:
        """Whether it was made for these slots and options. What lies behind them, and what a card costs, may differ."""
        card, encoding = self.card, game.encode
        if encoding is None or card.game != game.name:
            return False
        if encoding.size < card.slots or game.verbs.size < card.actions:
            return False
        digests = layout_digest(encoding, card.slots), verbs_digest(game.verbs, card.actions)
        return digests == (card.layout, card.verbs)


def nonzero(out: array[float]) -> tuple[Vector, Places]:
    """The slots that are not zero: what stands there, and where they are."""
    seen = np.frombuffer(out, FLOAT)
    at = seen.nonzero()[0]
    return seen[at], at


class Judge:
    """A game's heuristics with a model's word added."""

    def __init__(self, game: Game[Any], model: Model) -> None:
        assert game.heuristics is not None
        assert game.encode is not None
        self.model = model
        self._hand: Heuristics[Any] = game.heuristics
        self._write = game.encode.write
        self._zeros = array("f", (0.0,)) * game.encode.size
        self._index: Callable[[Option], int] = cache(game.verbs.index)
        speaks = model.value is not None and model.card.weight > 0
        self.heuristics = Heuristics(self.value, self._hand.prior, self._hand.horizon) if speaks else self._hand

    def see(self, state: Any, seat: Seat) -> tuple[Vector, Places]:
        """What the seat knows, packed."""
        out = self._zeros[:]
        self._write(state, seat, out)
        return nonzero(out)

    def value(self, state: Any, seat: Seat) -> float:
        """In points. Where something is in play that the model does not know, the hand-made value alone."""
        hand, card, net = self._hand.value(state, seat), self.model.card, self.model.value
        values, at = self.see(state, seat)
        if net is None or at[-1] >= card.slots:
            return hand
        own, other, _ = net(values, at, hand / card.scale).tolist()
        return hand + card.weight * card.scale * float(own - card.rival * other)

    def scores(self, state: Any, seat: Seat, topic: str, options: Sequence[Option]) -> Vector:
        """How promising options are, without looking ahead; by priors alone where the model does not know them."""
        prior, net = self._hand.prior, self.model.policy
        priors = np.array([prior(state, seat, topic, option) for option in options], FLOAT)
        if net is None:
            return priors
        values, at = self.see(state, seat)
        actions = [self._index(option) for option in options]
        if at[-1] >= self.model.card.slots or max(actions) >= self.model.card.actions:
            return priors
        return net(values, at, topic, actions, priors)

    def best(self, state: Any, seat: Seat, topic: str, options: Sequence[Option]) -> Option:
        """The option that the policy likes best."""
        return options[int(self.scores(state, seat, topic, options).argmax())]


_JUDGES: Final[WeakKeyDictionary[Game[Any], Judge | None]] = WeakKeyDictionary()


def judge(game: Game[Any], seats: int) -> Judge | None:
    """Who judges positions of a game with so many seats; None: no model speaks of it."""
    if game not in _JUDGES:
        _JUDGES[game] = _shipped(game)
    found = _JUDGES[game]
    return found if found is not None and seats in found.model.card.seats else None


def _shipped(game: Game[Any]) -> Judge | None:
    """The judge by the package's model; a box of one's own has other cards than the model knows."""
    path = MODELS / f"{game.name}.npz"
    try:
        is_installed = find_game(game.name) is game
    except UnknownGame:
        return None
    if not is_installed or game.heuristics is None or not path.exists():
        return None
    model = Model(path)
    return Judge(game, model) if model.fits(game) else None
