"""Sentences for the terminal and for exceptions, from the Fluent files that the page reads too."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from .message import Message

LANGUAGES = ("en", "zh-Hant")


@cache
def _bundle(language: str, game: str | None) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = files("twolands") / "locales" / language
    for name in ("common", game):
        if name:
            bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text("utf-8")))
    return bundle


def sentence(message: Message, *, language: str = "en", game: str | None = None, names: tuple[str, ...] = ()) -> str:
    """The message in words. `names` are the players' names by seat. Where Fluent is not installed (as in the
    page, which forms its own sentences), the id and the arguments."""
    try:
        bundle = _bundle(language, game)
    except ImportError:
        return " ".join([message["id"], *(f"{key}={value}" for key, value in message["args"].items())])

    def shown(value: Any) -> Any:
        if isinstance(value, list):
            return ("、" if language == "zh-Hant" else ", ").join(str(shown(item)) for item in value)
        if not isinstance(value, dict):
            return value
        if "id" in value:
            return sentence(value, language=language, game=game, names=names)
        seat = value["seat"]
        if seat < len(names) and names[seat]:
            return names[seat]
        return sentence({"id": "seat", "args": {"number": seat + 1}}, language=language)

    found = bundle.get_message(message["id"])
    if found is None or found.value is None:
        raise LookupError(f"no sentence {message['id']!r} in {language} for {game or 'common'}")
    args = {key: shown(value) for key, value in message["args"].items()}
    text, errors = bundle.format_pattern(found.value, args)
    if errors:
        raise LookupError(f"sentence {message['id']!r} in {language}: {errors[0]!r}")
    return str(text)
