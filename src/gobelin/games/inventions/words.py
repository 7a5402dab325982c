"""What components of Inventions are called and do, in sentences.

Names are in the component files, and so are the texts of eras and private goals; all others follow from the facts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import asdict

from gobelin.games.inventions.components import (
    Benefit,
    Box,
    EraBox,
    Forum,
    Idea,
    InfluenceTile,
    KnowledgeTile,
    Milestone,
    ProgressHex,
    ProgressTile,
    ProsperityTile,
    Region,
    SpecialistTile,
)
from gobelin.games.inventions.loading import FILES
from gobelin.kernel import Say
from gobelin.toolkit import box as toolkit
from gobelin.toolkit.box import Named


def words(box: Box, language: str, say: Say) -> Iterator[tuple[str, str]]:
    """Names first, since sentences use them."""
    yield from toolkit.words(FILES.named(box), language)
    for item in FILES.named(box):
        if not item.text_en:
            yield f"text-{item.id}", prose(box, item, partial(sentence, say))


def sentence(say: Say, about: str, **values: object) -> str:
    """The sentence about a kind of component."""
    return say(f"prose-{about}", **values)


def prose(box: Box, item: Named, say: Say) -> str:
    """What a component does."""
    match item:
        case Region():
            near = [say("neighbour", region=region) for region in item.adjacent]
            points = [str(points) for points in item.influence_spaces]
            return say("region", number=item.number, points=listed(say, points), neighbours=listed(say, near))
        case Forum(actions=(one, other)):
            return say("forum", one=one, other=other)
        case Idea():
            return about_idea(item, say)
        case Milestone():
            return say("milestone", letter=item.letter, era=item.era, spaces=item.spaces, action=item.action)
        case SpecialistTile():
            return say("specialist", number=item.specialists, gives=gives(item.benefit, say))
        case KnowledgeTile():
            return say("knowledge", points=box.knowledge_points, gives=gives(item.benefit, say))
        case ProgressTile(links=(one, other)):
            return say("technology", price=box.pieces.technology_influence, one=one, other=other)
        case ProgressTile(benefit=Benefit() as benefit):
            if item.on is None:
                return say("economy", gives=gives(benefit, say))
            return say("culture", action=item.on, gives=gives(benefit, say))
        case ProsperityTile(pairs=(one, other)):
            return say("pairs", points=item.points, one=say("kind", kind=one), other=say("kind", kind=other))
        case ProsperityTile(beside=str(kind)):
            return say("beside", points=item.points, of=say("kind", kind=kind), itself=int(item.itself))
        case EraBox(benefit=Benefit() as benefit):
            return say("box", era=item.era, gives=gives(benefit, say))
        case EraBox():
            return say("start")
        case ProgressHex(benefit=Benefit() as benefit):
            return say("hex", gives=gives(benefit, say))
        case ProgressHex():
            return say("token" if item.token else "nothing")
        case InfluenceTile():
            return say("influence", citizens=item.citizens, gives=gives(item.benefit, say))
    return ""  # of a person's own era or goal, without a text


def about_idea(idea: Idea, say: Say) -> str:
    """What inventing an idea takes, and what its invention gives."""
    discipline = say("kind", kind=idea.discipline)
    if not idea.milestone:
        return say("prehistoric", discipline=discipline, chain=idea.chain)
    extra = [say("extra", amount=number, discipline=kind) for kind, number in Counter(idea.extra).items()]
    return say(
        "idea",
        era=idea.era,
        discipline=discipline,
        milestone=idea.milestone,
        number=len(extra),
        extra=listed(say, extra) if extra else "",
        points=idea.points,
        chain=idea.chain,
    )


def gives(benefit: Benefit, say: Say) -> str:
    """What a benefit gives, as a part of a sentence."""
    return say("benefit", **asdict(benefit))


def listed(say: Say, parts: Sequence[str]) -> str:
    """Things in a row, with an "and" before the last."""
    *others, last = parts
    return say("and", others=", ".join(others), last=last) if others else last
