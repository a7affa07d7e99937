import Testing

@testable import CatalogLint

@Suite struct SilentPresentationRuleTests {
  @Test(arguments: [
    kind(#"⟦⟧"frozen""#, "silent"), kind(#"⟦⟧"timedOut""#, "silent"), kind(#"⟦⟧"canceled""#, "toast"),
    kind(#"⟦⟧"mfaRequired""#, "dialog"), kind(#"⟦⟧"none""#, "inline"),
  ])
  func reportsSilentErrorsAndVisibleSteps(files: MarkedFiles) throws {
    try files.expect("silent-presentation")
  }

  @Test(arguments: [
    kind(#""frozen""#, "dialog"), kind(#""timedOut""#, "toast"), kind(#""canceled""#, "silent"),
    kind(#""interactionRequired""#, "silent"), kind(#""authorizationPending""#, "silent"),
  ])
  func acceptsVisibleErrorsAndSilentSteps(files: MarkedFiles) throws {
    try files.expect("silent-presentation")
  }

  private static func kind(_ name: String, _ presentation: String) -> MarkedFiles {
    let definition = #"{"status":403,"presentation":"\#(presentation)","retryable":false}"#
    return MarkedFiles(["kinds.json": #"{"kinds":{\#(name):\#(definition)}}"#], isOverlay: true)
  }
}
