/// Handles codes such as `-401` in command line arguments, which ArgumentParser would parse as options.
enum NegativeCodeArguments {
  /// Moves a negative number that is not the value of an option to the end, after `--`.
  static func escaped(_ arguments: [String]) -> [String] {
    guard arguments.first == "resolve", !arguments.contains("--"),
      let index = arguments.indices.dropFirst().first(where: { index in
        isNegative(arguments[index]) && !mayPrecedeValue(arguments[index - 1])
      })
    else { return arguments }
    var arguments = arguments
    let code = arguments.remove(at: index)
    return arguments + ["--", code]
  }

  private static func isNegative(_ argument: String) -> Bool { argument.hasPrefix("-") && Int(argument) != nil }

  /// Whether an argument is an option whose value can be the next argument.
  private static func mayPrecedeValue(_ argument: String) -> Bool {
    argument.hasPrefix("--") && !argument.contains("=")
  }
}
