"""A game at the terminal: the board, what happened, the question, and its numbered answers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gobelin.bots import HARD_PLAYOUTS, HARD_SECONDS, Budget, IsmctsBot, Perspective, bot_move, lacks_model, make_bot
from gobelin.kernel import PERSON, Ask, GobelinError, Match, Option, RuleBroken, Seat, UndoRefused, View
from gobelin.locales import Texts
from gobelin.rulebook import read_rulebook
from gobelin.terminal.board import Board
from gobelin.terminal.boards import make_board
from gobelin.terminal.book import show, show_clauses
from gobelin.terminal.files import write_record
from gobelin.terminal.options import draw_question
from gobelin.terminal.teaching import draw_lecture, teacher_of

HINT: Final = Budget(HARD_PLAYOUTS, HARD_SECONDS)
"""How long to think about a hint."""
CLEARLY: Final = 0.05
"""Points of difference that are told: less is written as 0.0."""


class Left(Exception):
    """The person has left the table."""


def play_match(match: Match[Any], language: str, console: Console) -> None:
    """Play until the game is over or the person leaves."""
    table = TableTop(match, language, console)
    try:
        table.play()
    except Left:
        console.print(table.texts.text("terminal-left"))
        return
    except RuleBroken as error:
        if error.record is not None:
            path = write_record(error.record, Path(f"{match.game.slug}-broken.json"))
            console.print(Text(table.texts.text("terminal-broken", file=str(path))))
        raise
    if match.read_only:
        console.print(Text(table.texts.text("terminal-read-only", why=match.read_only)))
    table.show_end()


class TableTop:
    """One match at one keyboard."""

    def __init__(self, match: Match[Any], language: str, console: Console) -> None:
        self.match = match
        self.console = console
        self.language = language
        self.texts = Texts(match.game, language)
        self.board: Board[Any] = make_board(match.game, self.texts)
        self.texts.players = self.board.players(self._player_names(), match.look(None))
        self.bots = {seat: make_bot(name, match.seed, seat) for seat, name in enumerate(match.seats) if name != PERSON}
        self.tutor = teacher_of(match)
        self.commands: dict[str, Callable[[Ask, str], None]] = {
            "?": self.show_rules,
            "a": self.ask_again,
            "c": self.explain,
            "h": self.advise,
            "l": self.show_log,
            "o": self.show_others,
            "s": self.save,
            "": self.show,
        }

    def _player_names(self) -> list[str]:
        """One person is "you"; several have their seats' names; bots have theirs."""
        names = player_names(self.match.seats, self.texts)
        if self.match.seats.count(PERSON) == 1:
            seat = self.match.seats.index(PERSON)
            names[seat] = self.texts.text("player-person", number=seat + 1)
        return names

    def play(self) -> None:
        """Ask persons and bots until nothing is left to ask."""
        match = self.match
        if lacks_model(match):
            self.console.print(Text(self.texts.text("terminal-unlearned"), "dim"))
        at_keyboard = match.seats.index(PERSON) if PERSON in match.seats else None
        while match.ask is not None:
            seat = match.ask.seat
            if seat in self.bots:
                with self.console.status(Text(self.texts.text("terminal-thinking", who=self.texts.seat(seat)))):
                    while match.ask is not None and match.ask.seat == seat:
                        bot_move(match, seat, self.bots[seat])
                continue
            if seat != at_keyboard:
                self._hand_over(seat)
                at_keyboard = seat
            self.turn(match.ask)

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen between two persons, so that nobody sees the other's hand."""
        self.console.clear()
        self._read(self.texts.text("terminal-hand-over", who=self.texts.seat(seat)))

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt} ", "bold")).strip()
        except EOFError:
            raise Left from None

    # -- a decision --------------------------------------------------------------------------------------------------

    def turn(self, ask: Ask) -> None:
        """Show the table, the question and its answers until one is chosen."""
        self.show(ask)
        while True:
            typed = self._read(self.texts.text("terminal-prompt"))
            chosen = _chosen(typed, ask.options)
            if chosen is not None:
                self.match.choose(chosen, ask.seat)
                return
            word, _, rest = typed.partition(" ")
            if word.lower() == "q":
                raise Left
            if word.lower() == "a" and (always := _chosen(rest.strip(), ask.options)) is not None:
                self.match.set_standing(ask.seat, ask.topic, always, "game")
                self.match.choose(always, ask.seat)
                return
            if word.lower() == "u":
                if self._undone(ask):
                    return
            elif (command := self.commands.get(word.lower())) is not None:
                try:
                    command(ask, rest.strip())
                except (GobelinError, OSError) as error:  # the game goes on
                    self.console.print(Text(str(error)))
            else:
                self.say("terminal-no-such-option", typed=typed, count=len(ask.options))

    def say(self, message: str, **values: object) -> None:
        """Print a message; nothing in it is taken for markup."""
        self.console.print(Text(self.texts.text(message, **values)))

    def show(self, ask: Ask, rest: str = "") -> None:
        """The whole screen: news, table, question."""
        match, seat = self.match, ask.seat
        view = match.look(seat)
        news = [self.texts.event(told) for told in match.events(seat, self._since(seat))]
        self.console.clear()
        self.console.print(self.board.screen(view, seat, news, self.console.width))
        self.teach()
        self.console.print(draw_question(self.board, view, ask, match.consequences(seat), self.console.width))
        keys = "terminal-keys-table" if self.board.others(view, seat) else "terminal-keys"
        self.console.print(Text(self.texts.text(keys), "dim"))

    def teach(self) -> None:
        """What the teacher says, in a lesson."""
        lecture = self.tutor.lecture(self.match) if self.tutor is not None else None
        if lecture is not None and (said := draw_lecture(lecture, self.texts)) is not None:
            self.console.print(said)

    def _since(self, seat: Seat) -> int:
        """From which entry on things are news: after the seat's own last choice."""
        entries = self.match.entries
        return next((i + 1 for i in range(len(entries) - 1, -1, -1) if entries[i].seat == seat), 0)

    def _undone(self, ask: Ask) -> bool:
        try:
            self.match.undo(ask.seat)
        except UndoRefused as error:
            self.say(f"undo-{error.reason}")
            return False
        self.say("terminal-undone")
        return True

    def ask_again(self, ask: Ask, rest: str = "") -> None:
        """Take back the answers that were to be given always."""
        if rest:  # meant as the number of an answer
            self.say("terminal-no-such-option", typed=rest, count=len(ask.options))
            return
        standing = self.match.standing(ask.seat)
        for answer in standing:
            self.match.withdraw(ask.seat, answer.topic)
            question = self.texts.ask(answer.topic)
            self.say("terminal-ask-again", question=question, option=self.texts.option(answer.topic, answer.option))
        if not standing:
            self.say("terminal-always-how")

    # -- looking things up -------------------------------------------------------------------------------------------

    def show_rules(self, ask: Ask, rest: str = "") -> None:
        """The clauses behind the question, or those with the words that are typed."""
        book = read_rulebook(self.match.game, self.language)
        if rest:
            if not show(self.console, book, rest, self.texts):
                self.say("rules-none", words=rest)
            return
        clauses = book.clauses
        named = [clauses[name] for name in ask.rules if name in clauses]
        show_clauses(self.console, named, self.texts)
        if not named:
            self.say("terminal-no-rules")

    def show_log(self, ask: Ask, rest: str = "") -> None:
        """Everything that happened, as the asked seat saw it."""
        for told in self.match.events(ask.seat):
            self.console.print(Text(f"{told.at:4}  ", "dim").append(self.texts.event(told), "not dim"))

    def show_others(self, ask: Ask, rest: str = "") -> None:
        """The realms of the others in full, or that of one seat."""
        view = self.match.look(ask.seat)
        seats = self.board.others(view, ask.seat)
        if rest:
            chosen = [seat for seat in seats if str(seat + 1) == rest]
            if not chosen:
                self.say("terminal-no-such-seat", typed=rest, count=len(seats))
        else:
            chosen = [seat for seat in seats if seat != ask.seat]
            if not chosen:
                self.say("terminal-no-pages")
        for seat in chosen:
            self.console.print(self.board.page(view, seat, self.console.width))

    def explain(self, ask: Ask, rest: str = "") -> None:
        """A component, by the number of an option that names it, or by its name."""
        option = _chosen(rest, ask.options)
        if option is not None:
            found = [str(part) for part in option[1:] if self.board.facts(part)][:1]
        else:
            found = self.board.find(rest) if rest else []
        if not rest:
            self.say("terminal-card-how")
        elif not found:
            self.say("terminal-no-such-card", typed=rest)
        elif len(found) > 1:
            self.say("terminal-which-card", names=", ".join(self.board.name(item) for item in found[:12]))
        else:
            self.console.print(self.board.explain(found[0]))

    def advise(self, ask: Ask, rest: str = "") -> None:
        """What a bot would choose here, knowing no more than the seat, and how much better that is than the next."""
        if len(ask.options) == 1:
            self.say("terminal-hint-only")
            return
        at = Perspective(self.match, ask.seat)
        # The match's own seed must have no part in it: what is not known to the seat would show through.
        bot = IsmctsBot(random.Random(f"hint/{len(self.match.entries)}/{ask.seat}"), HINT, is_learned=True)
        with self.console.status(Text(self.texts.text("terminal-hint-thinking"))):
            thoughts = bot.think(at)
        best, *others = ((self._numbered(ask, thought.option), thought.value) for thought in thoughts)
        self.say("terminal-hint", option=best[0])
        # Without heuristics a search counts victories, not points.
        if others and at.heuristics is not None:
            lead = max(0.0, best[1] - others[0][1])
            self.say("terminal-hint-lead" if lead >= CLEARLY else "terminal-hint-even", option=others[0][0], lead=lead)

    def _numbered(self, ask: Ask, option: Option) -> str:
        return f"{ask.options.index(option) + 1} ({self.texts.option(ask.topic, option)})"

    def save(self, ask: Ask, rest: str = "") -> None:
        """Write the record beside the person."""
        self.say("terminal-saved", file=str(save(self.match)))

    # -- the end -----------------------------------------------------------------------------------------------------

    def show_end(self) -> None:
        """The last news, all realms, and who won with which points."""
        match, texts = self.match, self.texts
        if match.result is None:
            return
        persons = [seat for seat, player in enumerate(match.seats) if player == PERSON]
        seat = persons[0] if len(persons) == 1 else None
        since = min((self._since(person) for person in persons), default=len(match.entries))
        news = [texts.event(told) for told in match.events(seat, since)]
        view = match.look(None)
        self.console.print(self.board.screen(view, None, news, self.console.width))
        self.console.print(Text(texts.text("terminal-over"), "bold"))
        verdicts = [texts.event(told) for told in match.events(None) if told.verb in self.board.verdicts]
        self.console.print(self._final_table(view, placed=not verdicts))
        for verdict in verdicts:
            self.console.print(Text(verdict, "bold"))
        self.teach()
        if verdicts:
            return
        for place, seat in sorted((place, seat) for seat, place in enumerate(match.result.places)):
            self.say("terminal-place", place=place, who=texts.seat(seat), score=match.result.scores[seat])

    def _final_table(self, view: View, placed: bool) -> Table:
        """Points by source for all seats, and what decided where points are equal."""
        match, texts = self.match, self.texts
        assert match.result is not None
        rivals = self.board.rivals(view)
        seats = [*range(len(match.seats)), *rivals]
        ledger = match.game.ledger
        sources = {} if ledger is None else ledger.points(match.events(None), max(seats) + 1)
        table = Table(title=texts.text("terminal-points-by-source"), title_justify="left")
        table.add_column("", overflow="fold")
        for seat in seats:
            table.add_column(Text(texts.seat(seat)), justify="right", overflow="fold")
        for source, scored in sources.items():
            points = [scored[seat] for seat in seats]
            table.add_row(
                Text(texts.source(source)),
                *(Text(str(p) if p else "·", "" if p else "dim") for p in points),
            )
        table.add_section()
        scores = match.result.scores
        totals = [*scores, *rivals.values()]
        table.add_row(Text(texts.text("terminal-total"), "bold"), *(Text(str(p), "bold") for p in totals))
        if len(set(scores)) < len(scores) and match.game.tie_breakers is not None:
            for message, figures in match.game.tie_breakers(match.state).items():
                told_label = texts.text("terminal-tie-breaker", what=texts.text(message))
                table.add_row(Text(told_label, "italic"), *(Text(str(figure)) for figure in figures))
        if placed:
            table.add_row(Text(texts.text("terminal-places")), *(Text(f"{place}.") for place in match.result.places))
        return table


def player_names(players: Sequence[str], texts: Texts) -> list[str]:
    """Persons by their seats, bots by what they are called."""
    names = []
    for number, player in enumerate(players, 1):
        level = f"level-{player}"
        name = texts.text(level) if texts.has(level) else player
        names.append(texts.text("seat" if player == PERSON else "player-bot", name=name, number=number))
    return names


def _chosen(typed: str, options: list[Option]) -> Option | None:
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(options):
        return options[int(typed) - 1]
    return None


def save(match: Match[Any]) -> Path:
    """Write the record beside the person."""
    seed = re.sub(r"[^\w-]+", "_", str(match.seed))
    return write_record(match.record, Path(f"{match.game.slug}-{seed}.json"))
