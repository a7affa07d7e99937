public import ArgumentParser
public import AuthCopy
public import CatalogExport
public import CatalogLint
import Foundation

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

/// The option that sets how much copy discloses.
struct DisclosureOptions: ParsableArguments {
  @Option(
    help: """
      How much the copy may disclose about accounts: strict (nothing), verified (why a sign-in failed after a \
      correct first factor) or helpful (everything).
      """)
  var disclosure: Disclosure = .strict
}

/// How people sign in, if neither the provider nor the caller determines it.
struct DeploymentOptions: ParsableArguments {
  @Option(help: ServeSetting.method.help)
  var method: SignInMethod?

  @Option(help: ServeSetting.identifier.help)
  var identifier: SignInIdentifier?

  /// The options that are set, with their names.
  var specified: [(name: String, value: String)] {
    [("method", method?.rawValue), ("identifier", identifier?.rawValue)].compactMap { name, value in
      value.map { (name, $0) }
    }
  }
}

// These conformances make the enumerations usable as option values, with their cases listed in help, errors and
// completions.

extension Disclosure: ExpressibleByArgument {}
extension ExportFormat: ExpressibleByArgument {}
extension ExportPart: ExpressibleByArgument {}
extension Flow: ExpressibleByArgument {}
extension MessageLanguage: ExpressibleByArgument {}
extension SignInIdentifier: ExpressibleByArgument {}
extension SignInMethod: ExpressibleByArgument {}
extension Linter.Dialect: ExpressibleByArgument {}
