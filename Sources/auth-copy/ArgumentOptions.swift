import ArgumentParser
import AuthCopy

struct ArgumentOptions: ParsableArguments {
  @Option(
    name: .customLong("arg"), parsing: .singleValue,
    help: ArgumentHelp("An argument of the message.", valueName: "name=value"))
  var arguments: [NamedArgument] = []
}

/// A value of `--arg` in the form `NAME=VALUE`.
struct NamedArgument: ExpressibleByArgument {
  let name: String
  let value: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    name = String(parts[0])
    value = String(parts[1])
  }
}
