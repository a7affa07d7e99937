/// Command line arguments with codes such as `-401`, which would otherwise be taken for options.
enum NegativeCodeArguments {
  /// Moves a negative number that is no option's value to the end, after `--`.
  static func escaped(_ arguments: [String]) -> [String] {
    guard arguments.first == "resolve", !arguments.contains("--"),
      let index = arguments.indices.dropFirst().first(where: { index in
        isNegative(arguments[index]) && !isOptionWithoutValue(arguments[index - 1])
      })
    else { return arguments }
    var arguments = arguments
    let code = arguments.remove(at: index)
    return arguments + ["--", code]
  }

  private static func isNegative(_ argument: String) -> Bool { argument.hasPrefix("-") && Int(argument) != nil }

  /// Whether an argument is an option whose value follows.
  private static func isOptionWithoutValue(_ argument: String) -> Bool {
    argument.hasPrefix("--") && !argument.contains("=")
  }
}
