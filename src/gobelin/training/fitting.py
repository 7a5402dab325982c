"""Fitting networks to what self-play found, with PyTorch, on a GPU where there is one."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from gobelin.kernel import Verbs
from gobelin.training.shards import Array, Decisions, Positions

BATCH: Final = 4096
HELD_OUT: Final = 20
"""One game in so many is not learned from but measured with: those whose number leaves half of that over."""
RARE: Final = 30
"""Slots that were not zero in so few positions are not read."""
UNTRIED: Final = -1e4
"""What an option is taken to be worth that looking ahead did not try."""

Log: Any = Callable[[str], None]


@dataclass(frozen=True)
class Shape:
    """The sizes of the networks, and how they are fitted."""

    value: tuple[int, ...] = (64, 32)
    policy: tuple[int, ...] = (64, 48)
    epochs: int = 6
    rate: float = 1e-3
    decay: float = 1e-3
    dropped: float = 0.1
    """Share of slots hidden at random while learning."""
    heat: float = 0.3
    """Points by which an option may be worse and still be learned as a third as good."""
    regret: float = 0.5
    """How much the expected loss in points counts beside the likeness."""


class Inputs:
    """Slots that are read, each by its own spread, on a device."""

    def __init__(self, at: Array, values: Array, lengths: Array, columns: Array, slots: int, device: str) -> None:
        place = np.full(slots, -1, np.int64)
        place[columns] = np.arange(len(columns))
        self.filled = torch.zeros((len(lengths), len(columns)), dtype=torch.float16, device=device)
        ends = np.concatenate([[0], np.cumsum(lengths.astype(np.int64))])
        for start in range(0, len(lengths), 200_000):
            stop = min(start + 200_000, len(lengths))
            which = np.repeat(np.arange(start, stop), lengths[start:stop])
            found = place[at[ends[start] : ends[stop]].astype(np.int64)]
            known = found >= 0
            index = torch.from_numpy(which[known]).to(device), torch.from_numpy(found[known]).to(device)
            self.filled[index] = torch.from_numpy(values[ends[start] : ends[stop]][known]).to(device)
        self.spread = self._spread()

    def _spread(self) -> Tensor:
        """The root mean square of each column where it is not zero: what is rare is not blown up."""
        total = torch.zeros(self.filled.shape[1], device=self.filled.device)
        count = torch.zeros_like(total)
        for start in range(0, len(self.filled), 100_000):
            part = self.filled[start : start + 100_000].float()
            total += (part**2).sum(0)
            count += (part != 0).sum(0)
        return (total / count.clamp(min=1)).sqrt().clamp(min=0.02)

    def seen(self, which: Tensor, dropped: float) -> Tensor:
        """Positions as a network takes them in."""
        seen = self.filled[which].float() / self.spread
        return nn.functional.dropout(seen, dropped) if dropped else seen


def columns_of(at: Array, slots: int) -> Array:
    """The slots that are worth reading."""
    return np.flatnonzero(np.bincount(at, minlength=slots) > RARE)


def layers(inputs: int, hidden: Sequence[int], outputs: int) -> nn.ModuleList:
    """Linear layers; rectifiers stand between them."""
    sizes = [inputs, *hidden, *([outputs] if outputs else [])]
    return nn.ModuleList([nn.Linear(before, after) for before, after in itertools.pairwise(sizes)])


def through(net: nn.ModuleList, seen: Tensor, besides: Tensor) -> Tensor:
    """What layers make of slots, and of what comes in besides."""
    hidden: Tensor = net[0](seen) + besides
    for layer in net[1:]:
        hidden = layer(torch.relu(hidden))
    return hidden


def stored(net: nn.ModuleList, prefix: str, columns: Array, spread: Tensor) -> dict[str, Array]:
    """A network's arrays as the judge reads them; the spread of the slots goes into the first layer."""
    found = {f"{prefix}_rows": columns.astype(np.uint16)}
    for number, layer in enumerate(net):
        weight = layer.weight / spread if number == 0 else layer.weight
        found[f"{prefix}_w{number}"] = half(weight.T)
        found[f"{prefix}_b{number}"] = half(layer.bias)
    return found


def full(numbers: Array, like: Tensor) -> Tensor:
    """At full precision, where another tensor is."""
    return torch.from_numpy(numbers.astype(np.float32)).to(like.device)


def resume(net: nn.ModuleList, old: dict[str, Array], prefix: str, columns: Array, spread: Tensor) -> None:
    """Go on from layers that were stored; slots may have come or gone."""
    place = {row: number for number, row in enumerate(old[f"{prefix}_rows"].tolist())}
    known = [number for number, column in enumerate(columns.tolist()) if column in place]
    rows = [place[column] for column in columns[known].tolist()]
    with torch.no_grad():
        net[0].weight[:, known] = (full(old[f"{prefix}_w0"], spread)[rows] * spread[known][:, None]).T
        for number, layer in enumerate(net):
            layer.bias.copy_(full(old[f"{prefix}_b{number}"], spread))
            if number:
                layer.weight.copy_(full(old[f"{prefix}_w{number}"], spread).T)


def half(numbers: Tensor) -> Array:
    """At half precision, on the processor."""
    found: Array = numbers.detach().cpu().numpy().astype(np.float16)
    return found


class Descent:
    """Steps of the optimizer, each smaller than the one before."""

    def __init__(self, parameters: Sequence[nn.Parameter], rate: float, decay: float, steps: int) -> None:
        self._optimizer = torch.optim.AdamW(parameters, lr=rate, weight_decay=decay)
        self._rate, self._steps, self._step = rate, steps, 0

    def step(self, loss: Tensor) -> None:
        """One of them."""
        for group in self._optimizer.param_groups:
            group["lr"] = self._rate * (1 - self._step / self._steps) + 1e-6
        self._step += 1
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self._optimizer.step()


# --- value ------------------------------------------------------------------------------------------------------------


def fit_value(
    rows: Positions,
    slots: int,
    scale: float,
    shape: Shape,
    device: str,
    log: Log,
    old: dict[str, Array] | None = None,
) -> dict[str, Array]:
    """A network that foretells points and the winner; the hand-made value also goes straight to its answers.

    It may go on from one that was stored.
    """
    torch.manual_seed(0)
    columns = columns_of(rows.at, slots)
    inputs = Inputs(rows.at, rows.values, rows.lengths, columns, slots, device)
    facts = torch.from_numpy(rows.facts).to(device)
    hand = (facts[:, 1] / scale).float()
    target = torch.stack([facts[:, 2] / scale, facts[:, 3] / scale, facts[:, 4]], 1).float()
    held = facts[:, 0].long() % HELD_OUT == HELD_OUT // 2
    net = layers(len(columns), shape.value, 3).to(device)
    skip = nn.Parameter(torch.tensor([0.8, -0.2, 0.0], device=device))
    with_hand = nn.Parameter(torch.zeros(shape.value[0], device=device))
    learned, measured = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)
    with torch.no_grad():
        net[-1].bias[:2] = (target[:, :2] - hand[:, None] * skip[:2]).mean(0)
        if old:
            resume(net, old, "value", columns, inputs.spread)
            skip.copy_(full(old["value_skip"], skip))
            with_hand.copy_(full(old["value_hand"], skip))

    def answers(which: Tensor, dropped: float = 0.0) -> Tensor:
        own = hand[which][:, None]
        return through(net, inputs.seen(which, dropped), own * with_hand) + own * skip

    descent = Descent([*net.parameters(), skip, with_hand], shape.rate, shape.decay, steps(learned, shape))
    winner = nn.BCEWithLogitsLoss()
    for which in batches(learned, shape, device):
        goal, found = target[which], answers(which, shape.dropped)
        lead = (goal[:, 0] - goal[:, 1]) - (found[:, 0] - found[:, 1])
        loss = ((found[:, :2] - goal[:, :2]) ** 2).mean() + (lead**2).mean() + 0.2 * winner(found[:, 2], goal[:, 2])
        descent.step(loss)
    if len(measured):
        with torch.no_grad():
            found = torch.cat([answers(part) for part in measured.split(65536)])
            goal = target[measured]
            lead, told = goal[:, 0] - goal[:, 1], found[:, 0] - found[:, 1]
            by_hand = _explained_by(lead, hand[measured])
            log(
                f"value: {len(learned):,} positions, {len(columns):,} slots; "
                f"R2 of the lead {_explained(lead, told):.3f} (hand-made value {by_hand:.3f})"
            )
    return stored(net, "value", columns, inputs.spread) | {"value_skip": half(skip), "value_hand": half(with_hand)}


def _explained(goal: Tensor, told: Tensor) -> float:
    return float(1 - ((goal - told) ** 2).mean() / goal.var())


def _explained_by(goal: Tensor, feature: Tensor) -> float:
    lines = torch.stack([feature, torch.ones_like(feature)], 1)
    return _explained(goal, lines @ torch.linalg.lstsq(lines, goal[:, None]).solution[:, 0])


def steps(learned: Tensor, shape: Shape) -> int:
    """How many batches there will be."""
    return shape.epochs * -(-len(learned) // BATCH)


def batches(learned: Tensor, shape: Shape, device: str) -> Any:
    """The rows in random order, again and again."""
    for _ in range(shape.epochs):
        order = learned[torch.randperm(len(learned), device=device)]
        yield from order.split(BATCH)


# --- policy -----------------------------------------------------------------------------------------------------------


def parts_of(verbs: Verbs) -> Tensor:
    """What options have in common, a row for each: their verbs, and the values of their parameters."""
    known: dict[tuple[object, ...], int] = {}
    where: list[tuple[int, int]] = []
    for action in range(verbs.size):
        name, *values = verbs.option(action)
        keys: list[tuple[object, ...]] = [(name,)]
        for place, value in enumerate(values):
            keys.append((name, place, value))
            if isinstance(value, str):
                keys.append(("any", value))  # the same card in another verb
        where += [(action, known.setdefault(key, len(known))) for key in keys]
    parts = torch.zeros(verbs.size, len(known))
    parts[tuple(torch.tensor(where).T)] = 1.0
    return parts


class Offers:
    """Decisions as padded tables: what was offered, with the features of its priors and what it was found worth."""

    def __init__(self, found: Decisions, topics: Sequence[str], device: str) -> None:
        count, most = len(found.widths), int(found.widths.max())
        which = np.repeat(np.arange(count), found.widths)
        place = np.arange(len(which)) - np.repeat(np.cumsum(found.widths) - found.widths, found.widths)
        index = torch.from_numpy(which).to(device), torch.from_numpy(place).to(device)

        def table(values: Array, empty: float, kind: torch.dtype) -> Tensor:
            padded = torch.full((count, most), empty, dtype=kind, device=device)
            padded[index] = torch.from_numpy(values).to(device).to(kind)
            return padded

        self.actions = table(found.actions.astype(np.int64), 0, torch.int64)
        self.priors = table(found.priors, -1e6, torch.float32)
        worth = table(found.worth, -torch.inf, torch.float32)
        self.missing = torch.isinf(worth)
        self.worth = torch.where(torch.isnan(worth), UNTRIED, worth)
        number = {topic: n for n, topic in enumerate(topics)}
        self.topics = torch.tensor([number[topic] for topic in found.topics.tolist()], device=device)
        self.counts = torch.from_numpy(found.widths.astype(np.float32)).to(device)


class Policy(nn.Module):
    """Likes options by what is seen, what is asked, and what else is offered."""

    def __init__(self, columns: int, topics: int, verbs: Verbs, shape: Shape, device: str) -> None:
        super().__init__()
        self.parts = parts_of(verbs).to(device)
        first, last = shape.policy[0], shape.policy[-1]
        self.net = layers(columns, shape.policy, 0)
        self.asked = nn.Parameter(torch.zeros(topics + 1, first))
        self.offered = nn.Parameter(torch.zeros(verbs.size, first))
        self.offered_parts = nn.Parameter(0.02 * torch.randn(self.parts.shape[1], first))
        self.liking = nn.Parameter(torch.zeros(verbs.size, last + 1))
        self.liking_parts = nn.Parameter(0.02 * torch.randn(self.parts.shape[1], last + 1))
        self.priors = nn.Parameter(torch.zeros(2, last))
        self.weights = nn.Parameter(torch.tensor([[1.0, 0.5]]).repeat(topics + 1, 1))
        self.to(device)

    def begin(self, old: dict[str, Array], columns: Array, spread: Tensor, topics: Sequence[int]) -> None:
        """Go on from a network that was stored; `topics` says which of its topics each of ours is."""
        resume(self.net, old, "policy", columns, spread)

        def of(name: str) -> Tensor:
            return full(old[f"policy_{name}"], spread)

        with torch.no_grad():
            for parts in (self.offered_parts, self.liking_parts):
                parts.zero_()
            self.offered.copy_(of("offered"))
            self.liking.copy_(of("liking"))
            self.priors.copy_(of("priors"))
            self.asked.copy_(of("asked")[topics])
            self.weights.copy_(of("weights")[topics])

    def tables(self) -> tuple[Tensor, Tensor]:
        """What each option does to the first layer by being offered, and what it likes."""
        return self.offered + self.parts @ self.offered_parts, self.liking + self.parts @ self.liking_parts

    def forward(self, seen: Tensor, offers: Offers, which: Tensor) -> Tensor:
        """A number for each option; minus infinity beyond the last one.

        All that could ever be offered is multiplied, and what is offered picked out: on a GPU that is far quicker than
        looking up rows, of which the gradients would have to be gathered one by one.
        """
        offered, liking = self.tables()
        missing, topics = offers.missing[which], offers.topics[which]
        most = int((~missing).sum(1).max())
        missing, actions, priors = missing[:, :most], offers.actions[which][:, :most], offers.priors[which][:, :most]
        is_offered = torch.zeros(len(which), len(liking) + 1, device=seen.device)
        is_offered.scatter_(1, torch.where(missing, len(liking), actions), 1.0)
        besides = is_offered[:, :-1] @ offered * offers.counts[which][:, None] ** -0.5
        hidden = torch.relu(through(self.net, seen, besides + self.asked[topics]))
        scores = (hidden @ liking[:, :-1].T + liking[:, -1]).gather(1, actions)
        told = hidden @ self.priors.T + self.weights[topics]
        highest = priors.max(1, keepdim=True).values
        scores = scores + told[:, :1] * (priors - highest).clamp(min=-1e3) + told[:, 1:] * (priors >= highest)
        return scores.masked_fill(missing, -torch.inf)

    def stored(self, columns: Array, spread: Tensor) -> dict[str, Array]:
        """Its arrays as the judge reads them."""
        offered, liking = self.tables()
        others = {"asked": self.asked, "offered": offered, "liking": liking, "priors": self.priors}
        arrays = {f"policy_{name}": half(each) for name, each in (others | {"weights": self.weights}).items()}
        return stored(self.net, "policy", columns, spread) | arrays


def fit_policy(
    found: Decisions,
    slots: int,
    verbs: Verbs,
    shape: Shape,
    device: str,
    log: Log,
    old: dict[str, Array] | None = None,
    old_topics: Sequence[str] = (),
) -> tuple[dict[str, Array], tuple[str, ...]]:
    """A network that likes the options that looking ahead found best, and the topics it knows.

    It may go on from one that was stored.
    """
    torch.manual_seed(0)
    topics = tuple(sorted(set(found.topics.tolist()) | set(old_topics)))
    columns = columns_of(found.at, slots)
    inputs = Inputs(found.at, found.values, found.lengths, columns, slots, device)
    offers = Offers(found, topics, device)
    policy = Policy(len(columns), len(topics), verbs, shape, device)
    if old:
        number = {topic: n for n, topic in enumerate(old_topics)}
        policy.begin(old, columns, inputs.spread, [number.get(topic, len(number)) for topic in (*topics, "")])
    held = torch.from_numpy(found.games % HELD_OUT == HELD_OUT // 2).to(device)
    learned, measured = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)
    descent = Descent(list(policy.parameters()), 2 * shape.rate, shape.decay, steps(learned, shape))
    for part in batches(learned, shape, device):
        scores = policy(inputs.seen(part, shape.dropped), offers, part)
        worth = offers.worth[part][:, : scores.shape[1]]
        goal = torch.softmax(worth / shape.heat, 1)
        told = torch.log_softmax(scores, 1)
        likeness = -(goal * told.masked_fill(goal == 0, 0.0)).sum(1).mean()
        lost = (worth.max(1, keepdim=True).values - worth).clamp(max=8.0)
        regret = (told.exp() * lost.masked_fill(torch.isinf(lost), 0.0)).sum(1).mean()
        descent.step(likeness + shape.regret * regret)
    if len(measured):
        log(_measured(policy, inputs, offers, measured, len(learned)))
    return policy.stored(columns, inputs.spread), topics


def _measured(policy: Policy, inputs: Inputs, offers: Offers, measured: Tensor, learned: int) -> str:
    right = lost = by_prior = lost_by_prior = 0.0
    with torch.no_grad():
        for part in measured.split(16384):
            scores = policy(inputs.seen(part, 0.0), offers, part)
            worth = offers.worth[part]
            chosen, prior, best = scores.argmax(1), offers.priors[part].argmax(1), worth.max(1)
            tenth = torch.where(worth > UNTRIED, worth, torch.inf).masked_fill(torch.isinf(worth), torch.inf)
            worst = tenth.min(1).values
            for choice, is_prior in ((chosen, False), (prior, True)):
                got = torch.maximum(worth.gather(1, choice[:, None]).squeeze(1), worst)
                missed = float((best.values - got).sum())
                same = float((best.values - got < 0.01).sum())
                if is_prior:
                    by_prior, lost_by_prior = by_prior + same, lost_by_prior + missed
                else:
                    right, lost = right + same, lost + missed
    share = len(measured)
    return (
        f"policy: {learned:,} decisions; {right / share:.1%} as looking ahead (priors {by_prior / share:.1%}), "
        f"{lost / share:.3f} points lost by a choice ({lost_by_prior / share:.3f})"
    )
