import ArgumentParser
import AuthCopy

/// How much answers may tell.
struct DisclosureOptions: ParsableArguments {
  @Option(
    help: """
      How much answers may tell about accounts: strict (nothing), verified (the first factor was right) or helpful \
      (everything).
      """,
    transform: Self.disclosure)
  var disclosure: Disclosure = .strict

  private static func disclosure(_ name: String) throws -> Disclosure {
    guard let disclosure = Disclosure(rawValue: name) else {
      let names = Disclosure.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("it must be one of \(names).")
    }
    return disclosure
  }
}
