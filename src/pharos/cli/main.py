"""The command `pharos`: builds the commands in the reader's language, and turns every expected mistake into a sentence."""

import contextlib
import io
import sys
from typing import Annotated, Any, NoReturn

import typer

from ..core.errors import PharosError
from ..locales import Words, languages, preferred, words

MISTAKE = 2  # exit code for a mistake of the caller
UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""Any mistake in the words of a call; the library keeps the class to itself."""


def language_of(arguments: list[str]) -> str:
    """The language asked for by --lang, else by the environment."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return preferred()


def build(say: Words) -> typer.Typer:
    """The command line in one language."""
    app = typer.Typer(
        name="pharos",
        help=say.say("cli-about"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    language = typer.Option(help=say.say("cli-lang"), metavar="|".join(languages()))

    @app.callback()
    def common(lang: Annotated[str | None, language] = None) -> None:
        """`run` has read --lang already."""

    from . import arena, bench, check, games, lab, play, replay, serve, tune, warm

    for command in (play, replay, check, games, serve, arena, lab, tune, warm, bench):
        command.add_to(app, say)
    return app


_TITLES = {
    "Usage:": "cli-title-usage",
    "Options:": "cli-title-options",
    "Arguments:": "cli-title-arguments",
    "Commands:": "cli-title-commands",
    "COMMAND [ARGS]...": "cli-title-command",
    "[OPTIONS]": "cli-title-some-options",
    "[default:": "cli-title-default",
    "[required]": "cli-title-required",
    "Show this message and exit.": "cli-show-help",
}
"""What the library writes into help pages by itself."""


def help_page(app: typer.Typer, arguments: list[str], say: Words) -> str:
    """A help page wholly in the reader's language."""
    page = io.StringIO()
    with contextlib.redirect_stdout(page):
        app(args=arguments, standalone_mode=False)
    text = page.getvalue()
    for title, id in _TITLES.items():
        text = text.replace(title, say.say(id))
    return text


def run(arguments: list[str] | None = None) -> None:
    """Run the command line and exit: 0 for success, 2 for a mistake of the caller, told in a sentence."""
    given = sys.argv[1:] if arguments is None else arguments
    language = language_of(given)
    try:
        say = words(language)
    except PharosError as error:
        _fail(words("en").error(error))
    try:
        app = build(say)
        if not given or "--help" in given:
            print(help_page(app, given or ["--help"], say), end="")
        else:
            app(args=given, standalone_mode=False)
    except UsageError as error:
        _fail(usage(say, error))
    except (typer.Abort, KeyboardInterrupt, EOFError):
        print(say.say("cli-bye"))
        sys.exit(0)
    except PharosError as error:
        _fail(say.error(error))
    except BrokenPipeError:
        sys.exit(0)


def usage(say: Words, error: Any) -> str:
    """What is wrong with the words of a call."""
    sort = type(error).__name__
    name = getattr(error, "option_name", None) or getattr(getattr(error, "param", None), "name", None) or ""
    if sort == "NoSuchOption":
        return say.say("cli-no-option", got=name)
    if sort == "MissingParameter":
        return say.say("cli-missing", expected=str(name).upper())
    if sort == "BadParameter":
        return say.say("cli-bad-value", name=str(name))
    return say.say("cli-usage", got=_quoted(error.format_message()))


def _quoted(message: str) -> str:
    """The words of the caller that a message of the library quotes."""
    return message.split("'")[1] if message.count("'") >= 2 else ""


def _fail(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(MISTAKE)
