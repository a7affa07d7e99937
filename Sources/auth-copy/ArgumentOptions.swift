import ArgumentParser
import AuthCopy

struct ArgumentOptions: ParsableArguments {
  @Option(
    name: .customLong("arg"), parsing: .singleValue,
    help: ArgumentHelp("An argument of the message.", valueName: "name=value"))
  var arguments: [NamedArgument] = []
}
