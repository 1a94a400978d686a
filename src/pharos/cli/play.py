"""`pharos play`: a game in the terminal, against bots or with others at the same keyboard."""

from datetime import datetime
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..bots import LEVELS
from ..core.errors import BadChoice, BadText, PharosError
from ..core.spec import COACH
from ..locales import Words
from .files import read_text, write_text
from .hints import TerminalCoach

if TYPE_CHECKING:
    from ..core.game import Game

SHOWN = ("committed", "income")  # events that the board itself shows


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""
    from ..core.registry import game_ids

    @app.command(help=say.say("cli-play"))
    def play(
        game: Annotated[str, typer.Argument(help=say.say("cli-game", games=", ".join(game_ids())))] = game_ids()[0],
        players: Annotated[int | None, typer.Option(help=say.say("cli-players"))] = None,
        people: Annotated[int, typer.Option(help=say.say("cli-people"))] = 1,
        bot: Annotated[str, typer.Option(help=say.say("cli-bot", bots=", ".join(LEVELS)))] = "builder",
        name: Annotated[list[str] | None, typer.Option(help=say.say("cli-name"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say.say("cli-option"))] = None,
        seed: Annotated[str | None, typer.Option(help=say.say("cli-seed"))] = None,
        save: Annotated[Path | None, typer.Option(help=say.say("cli-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say.say("cli-resume"))] = None,
    ) -> None:
        started = _resumed(resume) if resume else _new(game, players, read_options(option or []), seed)
        if not 0 <= people <= started.players:
            raise BadChoice("bad-people", got=people, most=started.players)
        if not resume:
            started.names = _names(started, people, name or [], say)
        Table(started, people, bot, say, save or resume or _default_file(started)).run()


def read_options(given: list[str]) -> dict[str, str]:
    """Parse game options given as name=value."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadChoice("option-form", got=text)
        options[name.replace("-", "_")] = value
    return options


def read_seed(text: str | None) -> int | None:
    """Parse a seed; raises BadChoice."""
    from ..core.rng import MASK

    if text is not None and not text.isdecimal():
        raise BadChoice("bad-seed", got=text, most=MASK)
    return None if text is None else int(text)


def _new(game: str, players: int | None, options: dict[str, str], seed: str | None) -> "Game":
    from ..core.registry import new

    return new(game, players=players, seed=read_seed(seed), **options)


def _resumed(path: Path) -> "Game":
    from ..core.registry import replay

    return replay(read_text(path))


def _names(game: "Game", people: int, given: list[str], say: Words) -> list[str]:
    persons = [say.say("cli-person", n=n + 1) for n in range(people)]
    persons[: len(given)] = given[:people]
    return persons + [say.say("cli-bot-name", n=n + 1) for n in range(game.players - people)]


def _default_file(game: "Game") -> Path:
    from platformdirs import user_data_dir

    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return Path(user_data_dir("pharos")) / "games" / f"{game.ruleset.id}-{moment}.txt"


class Table:
    """A game between people at this keyboard (in the first seats) and bots."""

    def __init__(self, game: "Game", people: int, bot: str, say: Words, file: Path) -> None:
        from ..bots import bot as make_bot
        from .renderers import Translator, console, renderer

        self.game, self.people, self.file = game, people, file
        self.console = console()
        self.renderer = renderer(game.ruleset)
        self.translator: Translator = Translator(say, game.ruleset, game.names)
        self.bot = make_bot(bot, game.ruleset.id)
        self.is_explained = bot == COACH
        self.coach = TerminalCoach(game, people, say)
        self.log: list[str] = []
        self.read = 0  # how much of it was on the screen already
        self.last_person = 0 if people else None
        self.is_left = False

    def run(self) -> None:
        """Play to the end, or until somebody quits; the record is saved either way."""
        try:
            while not self.game.is_over and not self.is_left:
                self.step()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        if self.game.is_over:
            self.finish()
        write_text(self.file, str(self.game.record()))
        self.console.print(self.translator.term("saved", file=str(self.file)))

    def step(self) -> None:
        """Make the next decision: a bot's if one is due, otherwise a person's."""
        bots = [seat for seat in self.game.to_act if seat >= self.people]
        if bots:
            seed = self.game.seed + len(self.game.history)
            self.play(bots[0], self.bot.choose(self.game.seat(bots[0]), seed).action)
            if self.is_explained:
                self.coach.note()
        else:
            self.ask(self.game.to_act[0])
        self.log += self.coach.remarks()

    def play(self, seat: int, action: int) -> None:
        """Take an action and log what the people at the table saw."""
        viewer = self.last_person
        events = self.game.play_with_events(seat, action)[viewer]
        events = [event for event in events if event["event"] not in SHOWN]
        self.log += [self.translator.sentence(self.game.ruleset.event_message(event)) for event in events]

    def ask(self, seat: int) -> None:
        """Show the table to a person and carry out what they type."""
        self.hand_over(seat)
        self.show(seat)
        actions = self.game.legal(seat)
        self.menu(seat, actions)
        while True:
            line = self.console.input(f"[bold]{self.translator.term('prompt')}[/] ").strip()
            if line and self.obey(seat, actions, line):
                return

    def hand_over(self, seat: int) -> None:
        """Hand over between people with secrets: blank the screen until the next person is ready."""
        if self.last_person not in (None, seat) and self.has_secrets(seat):
            self.console.clear()
            self.console.input(self.translator.term("hand-over", name=self.translator.names[seat]))
        self.last_person = seat

    def has_secrets(self, seat: int) -> bool:
        """Whether the seat sees more than the public view."""
        return {**self.game.view(seat), "seat": None} != self.game.view(None)

    def show(self, seat: int | None) -> None:
        """Draw the table, the latest events and the pending decision."""
        view = self.game.view(seat)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.renderer.draw(view, self.translator))
        for line in self.log[max(0, min(self.read, len(self.log) - 10)) :]:
            self.console.print(f"  {line}", style="dim", markup=False)
        self.read = len(self.log)
        message = self.game.ruleset.decision_message(view)
        if message:
            self.console.print(self.translator.sentence(message), style="bold", markup=False)

    def menu(self, seat: int, actions: list[int]) -> None:
        """Print the numbered actions."""
        special = self.renderer.menu(self.game, seat, actions, self.translator)
        if special is not None:
            self.console.print(special)
            return
        for number, action in enumerate(actions, 1):
            self.console.print(
                f"{number:4} {self.translator.sentence(self.game.ruleset.action_message(action))}", markup=False
            )

    def obey(self, seat: int, actions: list[int], line: str) -> bool:
        """Carry out a typed command; returns True if the table must be redrawn."""
        word, _, rest = line.partition(" ")
        try:
            if word == "?":
                self.help(seat, actions, rest)
                return False
            if word in ("undo", "u"):
                return self.undo()
            if word in ("quit", "q"):
                self.is_left = True
                return True
            if word in ("hint", "h"):
                self.console.print(self.coach.hint(seat), style="bold", markup=False)
                return False
            if word == "log":
                self.console.print("\n".join(self.log), markup=False)
                return False
            self.play(seat, self.chosen(actions, line))
            return True
        except PharosError as error:
            self.console.print(self.translator.words.error(error, self.translator.names), style="red", markup=False)
            return False

    def chosen(self, actions: list[int], line: str) -> int:
        """Return the action for a menu number or an action text."""
        if not line.isdecimal():
            return self.typed(actions, line)
        if not 1 <= int(line) <= len(actions):
            raise BadChoice("bad-number", got=line, most=len(actions))
        return actions[int(line) - 1]

    def typed(self, actions: list[int], text: str) -> int:
        """Return the action of a text; raises BadText with legal ones that it resembles, else BadChoice."""
        try:
            return self.game.action(text)
        except BadText as error:
            near = get_close_matches(text.lower(), map(self.game.ruleset.text, actions))
            if near:
                raise BadText("unknown-action", got=text, near=" | ".join(near)) from error
            raise BadChoice("not-an-action", got=text) from error

    def undo(self) -> bool:
        """Undo the latest decision of a person at this keyboard, unless it revealed something or was answered."""
        persons = (seat for seat, _ in reversed(self.game.history) if seat < self.people)
        done = self.game.undo(next(persons, 0))
        self.console.print(self.translator.term("undone" if done else "not-undone"))
        if done:
            self.log.append(self.translator.term("undone"))
        return done

    def help(self, seat: int, actions: list[int], what: str) -> None:
        """Explain an action by number, a piece by name, or the commands."""
        if not what:
            self.console.print(self.translator.term("help"), markup=False)
        elif what.isdecimal():
            action = self.chosen(actions, what)
            steps = self.game.explain(seat, action)
            self.console.print(
                self.translator.sentence(self.game.ruleset.action_message(action)), style="bold", markup=False
            )
            sentences = [self.translator.sentence(self.game.ruleset.step_message(step)) for step in steps]
            for sentence in sentences or [self.translator.term("nothing-to-pay")]:
                self.console.print(f"  {sentence}", markup=False)
        else:
            self.describe(what)

    def describe(self, what: str) -> None:
        """Describe everything that a piece does; accepts its id or its name."""
        wanted = what.lower()
        edition = self.game.options.get("edition", "")
        rows = [(kind, row) for kind, rows in self.game.ruleset.catalogue().items() for row in rows if "name" in row]
        rows = [(kind, row) for kind, row in rows if str(row.get("edition", edition)) == edition]
        matches = [
            pair for pair in rows if wanted in (pair[1]["name"], self.translator.piece(pair[0], pair[1]["name"]).lower())
        ]
        if not matches:
            raise BadChoice("unknown-piece", got=what)
        for kind, row in matches if "side" in matches[0][1] else matches[:1]:
            side = f", {self.translator.piece('side', row['side'])}" if "side" in row else ""
            self.console.print(self.translator.piece(kind, row["name"]) + side, style="bold", markup=False)
            stages = [effect for stage in row.get("stages", []) for effect in stage["effects"]]
            for effect in row.get("effects", stages):
                self.console.print(f"  {self.translator.sentence(self.game.ruleset.effect_message(effect))}", markup=False)

    def finish(self) -> None:
        """Print the score sheet and the winner."""
        from .renderers import score_sheet, verdict

        self.show(self.last_person)
        view = self.game.view(None)
        self.console.print(score_sheet(view, self.translator))
        self.console.print(verdict(view, self.translator), style="bold", markup=False)
