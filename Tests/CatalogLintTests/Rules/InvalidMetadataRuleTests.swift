import Testing

@testable import CatalogLint

@Suite struct InvalidMetadataRuleTests {
  @Test(arguments: [
    arb(#""x-slot":⟦⟧"buton""#), arb(#""x-slot":⟦⟧"Button""#), arb(#""x-slot":⟦⟧1"#), arb(#""x-slot":⟦⟧null"#),
    arb(#""x-max-length":⟦⟧0"#), arb(#""x-max-length":⟦⟧-1"#), arb(#""x-max-length":⟦⟧"20""#),
    arb(#""x-max-length":⟦⟧2.5"#), arb(#""x-slot":⟦⟧"","x-max-length":⟦⟧[]"#),
    MarkedFiles(["a_ko.arb": #"{"k":"예","@k":{"x-slot":⟦⟧"buton"}}"#]),
  ])
  func reportsInvalidSlotsAndLengths(files: MarkedFiles) throws {
    try files.expect("invalid-metadata")
  }

  @Test(arguments: [
    arb(#""x-slot":"button""#), arb(#""x-max-length":1"#), arb(#""description":"d""#), arb(""),
    MarkedFiles(["en.json": #"{"k":"x","@k":{"x-slot":"buton"}}"#]),
    MarkedFiles(["a_en.arb": #"{"k":"x"}"#, "a_ko.arb": #"{"k":"예","@k":{"x-slot":"buton"}}"#]),
  ])
  func acceptsValidValuesAndUnreadMetadata(files: MarkedFiles) throws {
    try files.expect("invalid-metadata")
  }

  @Test func messageNamesTheSlots() throws {
    let findings = try Self.arb(#""x-slot":"buton","x-max-length":0"#).findings(of: "invalid-metadata")
    #expect(
      findings.map { $0.message() } == [
        #""x-slot" is not a known slot: write one of "# + TextSlot.allCases.map(\.rawValue).joined(separator: ", "),
        #""x-max-length" is not a whole number of at least 1"#,
      ])
  }

  private static func arb(_ metadata: String) -> MarkedFiles {
    MarkedFiles(["a_en.arb": #"{"@@locale":"en","k":"x","@k":{\#(metadata)}}"#])
  }
}
