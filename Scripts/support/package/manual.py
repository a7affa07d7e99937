"""Writes a manual page for each command: auth-copy.1, auth-copy-lint.1, ...

usage: auth-copy --experimental-dump-help | manual.py VERSION DATE FOLDER      DATE is like 2026-11-22
"""

import datetime
import json
import pathlib
import sys

EXIT_STATUS = {"0": "Success.", "1": "Findings were reported, or a requested item was not found.", "2": "A file could not be read or written.",
               "64": "Usage error."}
SERVE_EXIT_STATUS = {"0": "The service was stopped by a signal.", "1": "The service failed at run time, or did not stop in time.",
                     "2": "The catalog cannot be loaded, or the service cannot listen on its address.", "64": "An option or environment variable is invalid."}


def text(line):
    """Escapes macros and special characters of mdoc(7) in a line, and keeps its hyphens copyable."""
    line = line.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + line if line.startswith((".", "'")) else line


def word(value):
    """Returns an argument of a macro. Without the zero-width `\\&`, mdoc would take an argument `Fl` for a macro."""
    value = "\\&" + text(value).replace('"', '\\(dq')
    return f'"{value}"' if " " in value else value


def is_example(line):
    return "auth-copy " in line or line.startswith("curl ")


def split_examples(discussion):
    """Returns the lines of examples at the start of a discussion, and its other paragraphs."""
    first, *rest = discussion.split("\n\n")
    return (first.splitlines(), rest) if all(map(is_example, first.splitlines())) else ([], [first, *rest])


def flags(argument):
    """Returns the names of an option, as `Fl h , Fl -help`, or a positional argument, as `Ar paths ...`."""
    value = f"Ar {word(argument['valueName'])}"
    if argument["kind"] == "positional":
        return value + (" ..." if argument["isRepeating"] else "")
    names = sorted(argument["names"], key=lambda name: name["kind"] == "long")
    listed = " , ".join("Fl " + word(("-" if name["kind"] == "long" else "") + name["name"]) for name in names)
    return f"{listed} {value}" if argument["kind"] == "option" else listed


def synopsis(argument):
    preferred = [argument["preferredName"]] if "preferredName" in argument else []
    usage = flags({**argument, "names": preferred})
    return f".Op {usage}" if argument["isOptional"] else f".{usage}"


def describe(argument):
    # Only the argument of `help` has no description.
    lines = [f".It {flags(argument)}", text(argument.get("abstract", "The command."))]
    if values := argument.get("allValues"):
        lines.append(text(f"One of {', '.join(values[:-1])} or {values[-1]}."))
    if default := argument.get("defaultValue"):
        lines.append(text(f"(default: {default})"))
    return lines


def variables(arguments):
    """Returns the section with the environment variables of `serve`: one for each option."""
    names = [argument["preferredName"]["name"] for argument in arguments]
    lines = [".Sh ENVIRONMENT", "Each option has an environment variable. An option on the command line takes precedence.", ".Bl -tag -width indent"]
    for name in names:
        if name not in ("help", "version"):
            lines += [f".It Ev AUTH_COPY_{name.upper().replace('-', '_')}", "Same as", f".Fl {word('-' + name)} ."]
    return lines + [".El"]


def page(command, name, others, version, date):
    arguments = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]
    lines = [
        f".Dd {date:%B} {date.day}, {date.year}", f".Dt {name.upper()} 1", f".Os AuthCopy {version}",
        ".Sh NAME", f".Nm {name}", f".Nd {text(command['abstract'].rstrip('.'))}",
        ".Sh SYNOPSIS", f".Nm {' '.join(command.get('superCommands', []) + [command['commandName']])}",
        *map(synopsis, arguments)]
    if command.get("subcommands"):
        lines.append(".Ar command ...")
    examples, paragraphs = split_examples(command.get("discussion", ""))
    lines += [".Sh DESCRIPTION", text(command["abstract"])]
    for paragraph in filter(None, paragraphs):
        lines += [".Pp", text(paragraph)]
    if command.get("subcommands"):
        lines += [".Ss Commands", ".Bl -tag -width indent"]
        for subcommand in command["subcommands"]:
            lines += [f".It Cm {word(subcommand['commandName'])}", text(subcommand["abstract"])]
        lines.append(".El")
    sections = {}
    for argument in arguments:
        sections.setdefault(argument.get("sectionTitle", "options").capitalize(), []).append(argument)
    for title, members in sections.items():
        lines += [f".Ss {title}", ".Bl -tag -width indent", *(line for argument in members for line in describe(argument)), ".El"]
    serves = command["commandName"] == "serve"
    if serves:
        lines += variables(arguments)
    lines += [".Sh EXIT STATUS", ".Bl -tag -width indent"]
    for status, meaning in (SERVE_EXIT_STATUS if serves else EXIT_STATUS).items():
        lines += [f".It {status}", meaning]
    lines.append(".El")
    if examples:
        lines += [".Sh EXAMPLES", ".Bd -literal -offset indent -compact", *map(text, examples), ".Ed"]
    lines += [".Sh SEE ALSO", " ,\n".join(f".Xr {other} 1" for other in sorted(others - {name}))]
    return "\n".join(lines) + "\n"


def main():
    version, date, folder = sys.argv[1], datetime.date.fromisoformat(sys.argv[2]), pathlib.Path(sys.argv[3])
    root = json.load(sys.stdin)["command"]
    commands = {root["commandName"]: root}
    for subcommand in root["subcommands"]:
        if subcommand["commandName"] != "help":
            commands[f"{root['commandName']}-{subcommand['commandName']}"] = subcommand
    for name, command in commands.items():
        (folder / f"{name}.1").write_text(page(command, name, set(commands), version, date), encoding="utf-8")


main()
