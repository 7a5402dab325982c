"""A game at the terminal: the board, what happened, the question, and its numbered answers."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from gobelin.bots import bot_move, make_bot
from gobelin.catalogue import read_clauses
from gobelin.kernel import PERSON, Ask, GobelinError, Match, Option, Seat
from gobelin.locales import Texts
from gobelin.terminal.board import draw_view

HUMAN: Final = "human"
"""What the command line calls a person's seat."""


class Left(Exception):
    """The person has left the table."""


def play_match(match: Match[Any], language: str, console: Console) -> None:
    """Play until the game is over or the person leaves."""
    texts = Texts(match.game, language)
    texts.players = _player_names(match, texts)
    bots = {seat: make_bot(name, match.seed, seat) for seat, name in enumerate(match.seats) if name != PERSON}
    shown = dict.fromkeys(range(len(match.seats)), 0)
    at_keyboard = match.seats.index(PERSON) if PERSON in match.seats else None
    try:
        while match.ask is not None:
            seat = match.ask.seat
            if seat in bots:
                bot_move(match, seat, bots[seat])
                continue
            if seat != at_keyboard:
                _hand_over(seat, texts, console)
                at_keyboard = seat
            _show(match, seat, shown[seat], texts, console)
            shown[seat] = len(match.entries)
            _turn(match, match.ask, texts, console)
            shown = {s: min(since, len(match.entries)) for s, since in shown.items()}
    except Left:
        console.print(texts.text("terminal-left"))
        return
    if match.read_only:
        console.print(texts.text("terminal-read-only", why=match.read_only))
    _show_end(match, texts, console)


def _player_names(match: Match[Any], texts: Texts) -> list[str]:
    """One person is "you"; several have their seats' names; bots have theirs."""
    alone = match.seats.count(PERSON) == 1
    names = []
    for seat, player in enumerate(match.seats):
        if player != PERSON:
            names.append(texts.text("player-bot", name=player, number=seat + 1))
        else:
            names.append(texts.text("player-person", number=seat + 1) if alone else texts.text("seat", number=seat + 1))
    return names


def _hand_over(seat: Seat, texts: Texts, console: Console) -> None:
    """Clear the screen between two persons, so that nobody sees the other's hand."""
    console.clear()
    _read(console, texts.text("terminal-hand-over", who=texts.seat(seat)))
    console.clear()


def _read(console: Console, prompt: str) -> str:
    try:
        return console.input(f"[bold]{prompt}[/] ").strip()
    except EOFError:
        raise Left from None


def _show(match: Match[Any], seat: Seat, since: int, texts: Texts, console: Console) -> None:
    news = [texts.event(told) for told in match.events(seat, since)]
    if news:
        console.print(Panel("\n".join(news), title=texts.text("label-log"), title_align="left", border_style="dim"))
    console.print(Panel(draw_view(match.view(seat), texts), title=texts.text("label-table"), title_align="left"))


def _turn(match: Match[Any], ask: Ask, texts: Texts, console: Console) -> None:
    """Show the question and its answers until one is chosen."""
    table = Table(show_header=False, box=None, pad_edge=False)
    for number, option in enumerate(ask.options, 1):
        table.add_row(f"[bold]{number}[/]", texts.option(ask.topic, option))
    asked = texts.text("terminal-asked", who=texts.seat(ask.seat), question=texts.ask(ask.topic))
    console.print(Panel(table, title=asked, title_align="left", border_style="bold"))
    console.print(texts.text("terminal-keys"), style="dim", highlight=False)
    while True:
        typed = _read(console, texts.text("terminal-prompt"))
        chosen = _chosen(typed, ask.options)
        if chosen is not None:
            match.choose(chosen, ask.seat)
            return
        if typed == "q":
            raise Left
        if typed == "?":
            _show_rules(match, ask, texts, console)
        elif typed == "s":
            console.print(texts.text("terminal-saved", file=str(save(match))), highlight=False)
        elif typed == "u":
            try:
                match.undo(ask.seat)
            except GobelinError as error:
                console.print(str(error))
                continue
            console.print(texts.text("terminal-undone"))
            return
        else:
            console.print(texts.text("terminal-no-such-option", typed=typed or "·", count=len(ask.options)))


def _chosen(typed: str, options: list[Option]) -> Option | None:
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(options):
        return options[int(typed) - 1]
    return None


def _show_rules(match: Match[Any], ask: Ask, texts: Texts, console: Console) -> None:
    clauses = read_clauses(match.game)
    named = [clauses[name] for name in ask.rules if name in clauses]
    for clause in named:
        console.print(f"[bold]{clause.id}[/] {clause.text}", highlight=False)
    if not named:
        console.print(texts.text("terminal-no-rules"))


def save(match: Match[Any]) -> Path:
    """Write the record beside the person; an interrupted save leaves the older file whole."""
    path = Path(f"{match.game.slug}-{match.seed}.json")
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "wb") as file:
        file.write(match.record.to_json())
    os.replace(temporary, path)
    return path


def _show_end(match: Match[Any], texts: Texts, console: Console) -> None:
    if match.result is None:
        return
    console.print(Panel(draw_view(match.view(None), texts), title=texts.text("label-table"), title_align="left"))
    console.print(texts.text("terminal-over"), style="bold")
    for place, seat in sorted((place, seat) for seat, place in enumerate(match.result.places)):
        score = match.result.scores[seat]
        console.print(texts.text("terminal-place", place=place, who=texts.seat(seat), score=score), highlight=False)
