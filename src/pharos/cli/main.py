"""The command `pharos`: builds the commands in the reader's language and reports every expected error as a sentence."""

import contextlib
import io
import re
import sys
from typing import Annotated, Any, NoReturn

import typer

from ..core.errors import PharosError
from ..locales import Words, languages, preferred, words
from .terminal_text import printable

MISTAKE = 2  # exit code for a usage error
UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""Any usage error; the library does not export the class."""


def language_of(arguments: list[str]) -> str:
    """Return the language given by --lang, otherwise the one of the environment."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return preferred()


def build(say: Words) -> typer.Typer:
    """Build the command line in one language."""
    app = typer.Typer(
        name="pharos",
        help=say.say("cli-about"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    language = typer.Option(help=say.say("cli-lang"), metavar="|".join(languages()))

    version = typer.Option("--version", help=say.say("cli-version"), is_eager=True, callback=_print_version)

    @app.callback()
    def common(lang: Annotated[str | None, language] = None, version: Annotated[bool, version] = False) -> None:
        """Accept --lang, which `run` has already read, and --version, which prints and exits."""

    from . import admin, arena, bench, check, dataset, games, lab, play, puzzles, replay, review, serve, train, tune, warm

    for command in (
        play,
        replay,
        review,
        puzzles,
        check,
        games,
        serve,
        admin,
        arena,
        lab,
        dataset,
        tune,
        train,
        warm,
        bench,
    ):
        command.add_to(app, say)
    return app


def _print_version(is_asked: bool) -> None:
    if is_asked:
        from .. import __version__

        print(f"pharos {__version__}")
        raise typer.Exit


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
"""Strings that the library itself writes into help pages."""


def help_page(app: typer.Typer, arguments: list[str], say: Words) -> str:
    """Return a help page entirely in the reader's language."""
    page = io.StringIO()
    with contextlib.redirect_stdout(page):
        app(args=arguments, standalone_mode=False)
    text = page.getvalue()
    for title, id in _TITLES.items():
        text = text.replace(title, say.say(id))
    return text


def run(arguments: list[str] | None = None) -> None:
    """Run the command line and exit: 0 for success, 2 for a usage error, which is explained in a sentence."""
    given = sys.argv[1:] if arguments is None else arguments
    language = language_of(given)
    try:
        say = words(language)
    except PharosError as error:
        _fail(words(_known(preferred())).error(error))
    try:
        app = build(say)
        if not given or "--help" in given:
            print(help_page(app, given or ["--help"], say), end="")
        else:
            app(args=given, standalone_mode=False)
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a group of commands without a command
            print(help_page(app, [*given, "--help"], say), end="")
        else:
            _fail(usage(say, error))
    except (typer.Abort, KeyboardInterrupt, EOFError):
        print(say.say("cli-bye"))
        sys.exit(0)
    except PharosError as error:
        _fail(say.error(error))
    except BrokenPipeError:
        sys.exit(0)


def usage(say: Words, error: Any) -> str:
    """Explain what is wrong with a command line."""
    match type(error).__name__:
        case "NoSuchOption":
            return say.say("cli-no-option", got=error.option_name)
        case "BadOptionUsage":
            return say.say("cli-bad-use", name=error.option_name)
        case "MissingParameter":
            return say.say("cli-missing", expected=_typed(error.param))
        case "BadParameter":
            return say.say("cli-bad-value", name=_typed(error.param))
    message = error.format_message()
    sentence = "cli-no-command" if message.startswith("No such command") else "cli-usage"
    return say.say(sentence, got=_quoted(message))


def _typed(parameter: Any) -> str:
    """An option as people type it, or an argument as help pages show it."""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.name.upper())


def _quoted(message: str) -> str:
    """Extract the caller's words that a message of the library quotes, or puts in brackets at its end."""
    quoted = re.search(r"'([^']*)'|\(([^()]*)\)$", message)
    return next(filter(None, quoted.groups()), "") if quoted else ""


def _known(language: str) -> str:
    """A language, or English if there is no such language."""
    return language if language in languages() else "en"


def _fail(sentence: str) -> NoReturn:
    print(printable(sentence), file=sys.stderr)
    sys.exit(MISTAKE)
