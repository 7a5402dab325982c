"""The routes."""

from __future__ import annotations

import io
from typing import Annotated, Any, Final

import msgspec
import segno
from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket

from gobelin.kernel import PERSON
from gobelin.server import answers, request_bodies
from gobelin.server.advising import Advising
from gobelin.server.analyses import Analyses
from gobelin.server.bodies import WithFiles
from gobelin.server.clients import asking
from gobelin.server.hosting import Hosting
from gobelin.server.live import Hub
from gobelin.server.match_session import Chair
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.positions import player, stamp
from gobelin.server.problems import MEDIA_TYPE, forbidden, invalid
from gobelin.server.schemas import answering
from gobelin.server.seating import Seating
from gobelin.server.security import hashed, header_tokens

REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"description": what, "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    for code, what in {
        400: "The request cannot be read",
        403: "Not for you",
        404: "There is no such thing",
        405: "This method is not allowed here",
        409: "Not now; where the match has gone on, `position` shows how it stands",
        413: "Too large",
        422: "The request does not fit",
        429: "Too many requests",
        503: "Too much to do at the moment",
    }.items()
}
router = APIRouter(prefix="/api", responses=REFUSALS)

MatchId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", description="The id of a match.")]
SeatQuery = Annotated[int | None, Query(ge=0, lt=request_bodies.MOST_SEATS, description="Which of several own seats.")]
SeatPath = Annotated[int, Path(ge=0, lt=request_bodies.MOST_SEATS)]
SinceQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="Only the events since this seq.")]
POSITION: Final = answering(answers.Position)


# Dependencies that are not `async` would be sent through a thread each time.


async def seating(request: Request) -> Seating:
    """What persons can do."""
    found: Seating = request.app.state.seating
    return found


async def hosting(request: Request) -> Hosting:
    """What hosts can do."""
    found: Hosting = request.app.state.hosting
    return found


async def advising(request: Request) -> Advising:
    """Hints."""
    found: Advising = request.app.state.advising
    return found


async def analyses(request: Request) -> Analyses:
    """What bots think of matches that are over."""
    found: Analyses = request.app.state.analyses
    return found


async def tables(request: Request) -> MatchSessions:
    """All matches."""
    found: MatchSessions = request.app.state.tables
    return found


async def links(request: Request) -> list[str]:
    """The hashes of the links that come with a request."""
    return [hashed(token) for token in header_tokens(request)]


Seats = Annotated[Seating, Depends(seating)]
Hosts = Annotated[Hosting, Depends(hosting)]
Advice = Annotated[Advising, Depends(advising)]
Findings = Annotated[Analyses, Depends(analyses)]
All = Annotated[MatchSessions, Depends(tables)]
Links = Annotated[list[str], Depends(links)]


def shown(answer: object, status: int = 200) -> Response:
    """An answer: a struct, or what was encoded already."""
    content = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    return Response(content, status, media_type="application/json")


def base(request: Request) -> str:
    """The address of the table as people reach it."""
    state = request.app.state
    return str(state.config.public_url or request.base_url).rstrip("/")


# -- matches -----------------------------------------------------------------------------------------------------------


def _invited(request: Request, made: answers.NewMatchLinks) -> Response:
    made.link_base = f"{base(request)}/#/m/{made.id}/"
    return shown(made, 201)


def _chair(number: int, seat: request_bodies.NewSeat) -> Chair:
    if seat.kind == "person":
        if seat.bot is not None:
            raise invalid(f"seats.{number}: a person is no bot")
        return Chair(player=PERSON, name=seat.name or "")
    if seat.bot is None:
        raise invalid(f"seats.{number}: name the bot")
    return Chair(player=seat.bot, name=seat.name or "", bot=seat.bot, claimed=True)


async def create(body: request_bodies.NewMatch, request: Request, hosts: Hosts) -> Response:
    """Begin a match; the answer has the secret links of all its seats."""
    chairs = [_chair(number, seat) for number, seat in enumerate(body.seats)]
    invitation = await hosts.create(
        body.game,
        body.settings,
        chairs,
        body.seed,
        body.spectators,
        body.hints,
        body.access,
        body.clock_s,
        body.components,
        asking(request),
    )
    return _invited(request, invitation)


async def bring(body: request_bodies.ImportRecord, request: Request, hosts: Hosts) -> Response:
    """Keep a record, to be replayed."""
    return _invited(request, await hosts.bring(body.record, asking(request)))


for path, brings in (("/matches", create), ("/matches/import", bring)):
    router.add_api_route(
        path,
        brings,
        methods=["POST"],
        status_code=201,
        **answering(answers.NewMatchLinks, 201),
        route_class_override=WithFiles,
    )


@router.post("/lessons", status_code=201, **answering(answers.NewMatchLinks, 201))
async def teach(body: request_bodies.NewLesson, request: Request, hosts: Hosts) -> Response:
    """Begin a lesson: a match with a teacher."""
    return _invited(request, await hosts.teach(body.game, body.lesson, body.name or "", asking(request)))


@router.get("/matches", **answering(list[answers.MyMatch]))
async def mine(hashes: Links, everything: All) -> Response:
    """The matches that the links of this request lead to."""
    found = await everything.store.mine(hashes)
    present = everything.present
    matches = [
        answers.MyMatch(
            id=row.id,
            game=row.game,
            state=row.state,
            my_seats=sorted(token.seat for token in tokens if token.seat is not None),
            host=any(token.role == "host" for token in tokens),
            asked=row.asked,
            updated=stamp(row.updated),
            players=[
                player(seat, msgspec.convert(chair, Chair), present(row.id)) for seat, chair in enumerate(row.seats)
            ],
            result=row.result,
        )
        for row, tokens in found
    ]
    return shown(matches)


@router.get("/matches/{match_id}", **POSITION)
async def look(
    match_id: MatchId, seats: Seats, hashes: Links, since: SinceQuery = None, seat: SeatQuery = None
) -> Response:
    """The match as one's seat sees it."""
    return shown(await seats.look(match_id, hashes, seat, since))


@router.patch("/matches/{match_id}", **POSITION)
async def change(match_id: MatchId, body: request_bodies.ChangeMatch, hosts: Hosts, hashes: Links) -> Response:
    """Host: open or close the match to spectators, allow or forbid hints, set or stop the clock."""
    values = body.model_dump(exclude_unset=True)
    for name, wanted in (("spectators", "true or false"), ("hints", "true or false"), ("access", "invited or public")):
        if values.get(name, True) is None:
            raise invalid(f"{name}: {wanted}")
    return shown(await hosts.change(match_id, hashes, values))


@router.post("/matches/{match_id}/enter", **answering(answers.LinkRights))
async def enter(match_id: MatchId, body: request_bodies.Enter, seats: Seats) -> Response:
    """What a link is good for; from then on it comes along as a bearer token."""
    who = await seats.enter(match_id, hashed(body.token))
    return shown(answers.LinkRights(match_id, next(iter(who.seats), None), who.seats, who.host, who.invited))


@router.post("/matches/{match_id}/moves", **answering(answers.Moved))
async def move(match_id: MatchId, body: request_bodies.Move, seats: Seats, hashes: Links) -> Response:
    """Choose an option. Whoever plays among others has sat down with it, and gets a link of their own."""
    token, position = await seats.move(match_id, hashes, body.seq, body.option, body.seat, body.token)
    return shown(position if token is None else with_token(token, position))


@router.post("/matches/{match_id}/hint", **answering(answers.Hint))
async def hint(
    match_id: MatchId, body: request_bodies.AskHint, request: Request, advice: Advice, hashes: Links
) -> Response:
    """What a bot would choose in one's place; the match and the others do not notice."""
    return shown(await advice.hint(match_id, hashes, body.seq, body.seat, asking(request)))


@router.post(
    "/matches/{match_id}/undo",
    response_model=None,
    responses={**POSITION["responses"], **answering(answers.Position, 202, "The others are asked")["responses"]},
)
async def undo(match_id: MatchId, body: request_bodies.Undo, seats: Seats, hashes: Links) -> Response:
    """Take the last choice back; where that would unlearn something, ask the others (202)."""
    done, position = await seats.undo(match_id, hashes, body.seq, body.seat)
    return shown(position, 200 if done else 202)


@router.post("/matches/{match_id}/undo/answer", **POSITION)
async def answer_undo(match_id: MatchId, body: request_bodies.UndoAnswer, seats: Seats, hashes: Links) -> Response:
    """Accept or refuse what another asks to take back."""
    return shown(await seats.answer_undo(match_id, hashes, body.seq, body.accept, body.seat))


@router.post("/matches/{match_id}/standing", **POSITION)
async def stand(match_id: MatchId, body: request_bodies.Stand, seats: Seats, hashes: Links) -> Response:
    """Answer in advance; nobody else sees it."""
    return shown(await seats.stand(match_id, hashes, body.seq, body.seat, body.topic, body.option, body.until))


@router.delete("/matches/{match_id}/standing", **POSITION)
async def withdraw(
    match_id: MatchId, seats: Seats, hashes: Links, topic: request_bodies.Topic, seat: SeatQuery = None
) -> Response:
    """Take a standing answer back."""
    return shown(await seats.withdraw(match_id, hashes, seat, topic))


@router.post("/matches/{match_id}/claim", **answering(answers.Claimed))
async def claim(match_id: MatchId, body: request_bodies.Claim, seats: Seats, hashes: Links) -> Response:
    """Sit down under a name, and get a link of one's own: the one that one came with is void from then on."""
    token, position = await seats.claim(match_id, hashes, body.name, body.seat, body.token)
    return shown(with_token(token, position))


def with_token(token: str | None, position: bytes) -> bytes:
    """The position of somebody who has sat down, with the secret of the seat."""
    return b'{"token":%b,%b' % (msgspec.json.encode(token), position[1:])


@router.post("/matches/{match_id}/resign", **POSITION)
async def resign(match_id: MatchId, seats: Seats, hashes: Links, body: request_bodies.Resign | None = None) -> Response:
    """Leave the match to a bot."""
    return shown(await seats.resign(match_id, hashes, None if body is None else body.seat))


@router.post("/matches/{match_id}/chat", status_code=201, **answering(answers.ChatMessage, 201))
async def chat(match_id: MatchId, body: request_bodies.Chat, request: Request, seats: Seats, hashes: Links) -> Response:
    """Say something to everybody at the table."""
    said = await seats.chat(match_id, hashes, body.text)
    hub: Hub = request.app.state.hub
    hub.say(match_id, said)
    return shown(said, 201)


@router.post("/matches/{match_id}/report", status_code=201, **answering(answers.Created, 201))
async def report(match_id: MatchId, body: request_bodies.Report, seats: Seats, hashes: Links) -> Response:
    """Report a problem; what one sees of the match is kept with it."""
    return shown(answers.Created(await seats.report(match_id, hashes, body.note)), 201)


@router.post("/matches/{match_id}/abandon", **POSITION)
async def abandon(match_id: MatchId, hosts: Hosts, hashes: Links) -> Response:
    """Host: end the match without a result."""
    return shown(await hosts.abandon(match_id, hashes))


@router.post("/matches/{match_id}/seats/{seat}/reissue", **answering(answers.NewToken))
async def reissue(match_id: MatchId, seat: SeatPath, hosts: Hosts, hashes: Links) -> Response:
    """Host: a new link for a seat; the old one is void."""
    return shown(answers.NewToken(await hosts.reissue(match_id, hashes, seat)))


@router.post("/matches/{match_id}/seats/{seat}/replace", **POSITION)
async def replace(
    match_id: MatchId, seat: SeatPath, body: request_bodies.Replace, hosts: Hosts, hashes: Links
) -> Response:
    """Host: let a bot play there."""
    return shown(await hosts.replace(match_id, hashes, seat, body.bot))


@router.post("/matches/{match_id}/seats/{seat}/give_back", **POSITION)
async def give_back(match_id: MatchId, seat: SeatPath, hosts: Hosts, hashes: Links) -> Response:
    """Host: let the person play again."""
    return shown(await hosts.give_back(match_id, hashes, seat))


@router.get("/matches/{match_id}/record", response_model=dict[str, Any])
async def record(match_id: MatchId, seats: Seats, hashes: Links) -> Response:
    """The record of a match that is over, or of one's own that nobody else plays."""
    headers = {"Content-Disposition": f'attachment; filename="gobelin-{match_id}.json"'}
    return Response(await seats.record(match_id, hashes), headers=headers, media_type="application/json")


@router.get("/matches/{match_id}/replay", **POSITION)
async def replay(
    match_id: MatchId,
    request: Request,
    seats: Seats,
    hashes: Links,
    at: Annotated[int, Query(ge=0, le=10**6)],
    seat: SeatQuery = None,
) -> Response:
    """The match as it stood after so many entries, from one's own seat."""
    return shown(await seats.replay(match_id, hashes, at, seat, asking(request)))


@router.get("/matches/{match_id}/analysis", **answering(answers.AnalysisInfo))
async def look_at_analysis(match_id: MatchId, findings: Findings, hashes: Links) -> Response:
    """How far the analysis of a finished match has come, and what it has found."""
    return shown(await findings.look(match_id, hashes))


@router.post("/matches/{match_id}/analysis", status_code=202, **answering(answers.AnalysisInfo, 202))
async def analyse(match_id: MatchId, request: Request, findings: Findings, hashes: Links) -> Response:
    """Have a finished match analysed; where it is or was already, that is the answer."""
    return shown(await findings.begin(match_id, hashes, asking(request)), 202)


@router.delete("/matches/{match_id}/analysis", **answering(answers.AnalysisInfo))
async def stop_analysis(match_id: MatchId, findings: Findings, hashes: Links) -> Response:
    """Call an analysis off that is not done."""
    return shown(await findings.cancel(match_id, hashes))


def _qr(words: str) -> bytes:
    picture = io.BytesIO()
    segno.make(words, error="m").save(picture, kind="svg", scale=6)
    return picture.getvalue()


@router.get("/matches/{match_id}/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(match_id: MatchId, request: Request, everything: All, seat: SeatQuery = None) -> Response:
    """The link of one's seat as a QR code, for a second device, or an invitation."""
    tokens = {hashed(token): token for token in header_tokens(request)}
    async with everything.open(match_id) as table:
        found = {hash_: table.tokens[hash_] for hash_ in tokens if hash_ in table.tokens}
    good = {about.seat: tokens[hash_] for hash_, about in found.items() if about.role == "seat"}
    invites = [tokens[hash_] for hash_, about in found.items() if about.role == "invite"]
    if not good and invites:
        link = f"join/{match_id}/{invites[0]}"
    elif not good:
        raise forbidden("this requires a seat link or an invitation")
    elif seat is None and len(good) > 1:
        raise invalid("seat: the links are for several, name one")
    elif seat is not None and seat not in good:
        raise forbidden(f"seat {seat} is not yours")
    else:
        link = f"m/{match_id}/{good[next(iter(good)) if seat is None else seat]}"
    picture = await everything.apart.run(_qr, f"{base(request)}/#/{link}")
    return Response(picture, media_type="image/svg+xml")


@router.websocket("/matches/{match_id}/live")
async def live(socket: WebSocket, match_id: str, seat: int | None = None, since: int | None = None) -> None:
    """The position whenever it changes, and what is said."""
    hub: Hub = socket.app.state.hub
    await hub.serve(socket, match_id, seat, since)
