import ArgumentParser
import AuthCopy

/// The option that sets how much copy discloses.
struct DisclosureOptions: ParsableArguments {
  @Option(
    help: """
      How much the copy may disclose about accounts: strict (nothing), verified (why a sign-in failed after a \
      correct first factor) or helpful (everything).
      """)
  var disclosure: Disclosure = .strict
}
