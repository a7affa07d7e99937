import ArgumentParser
import AuthCopy

/// The option that sets how much copy discloses.
struct DisclosureOptions: ParsableArguments {
  @Option(
    help: """
      How much answers may tell about accounts: strict (nothing), verified (the first factor was right) or helpful \
      (everything).
      """)
  var disclosure: Disclosure = .strict
}
