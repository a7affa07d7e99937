import Testing

@testable import CatalogLint

@Suite struct MissingDescriptionRuleTests {
  @Test(arguments: [
    arb(#""a":"1","@a":{"description":"d"},"b":"⟦⟧2","c":"⟦⟧3""#),
    arb(#""a":"1","@a":{"description":"d"},"b":"⟦⟧2","@b":{}"#),
    arb(#""a":"1","@a":{"description":"d"},"b":"⟦⟧2","@b":{"description":""}"#),
    arb(#""a":"1","@a":{"description":"d"},"b":"⟦⟧2","@b":{"description":5}"#),
  ])
  func reportsAMissingDescriptionInAFileWithDescriptions(files: MarkedFiles) throws {
    try files.expect("missing-description")
  }

  @Test(arguments: [
    arb(#""a":"1","@a":{"description":"d"}"#), arb(#""a":"1","b":"2""#), arb(#""a":"1","@a":{},"b":"2""#),
    MarkedFiles(["en.json": #"{"a":"1","@a":{"description":"d"},"b":"2"}"#]),
    MarkedFiles(["a_ko.arb": #"{"@@locale":"ko","a":"1","@a":{"description":"d"},"b":"2"}"#]),
  ])
  func acceptsFilesThatDescribeAllKeysOrNone(files: MarkedFiles) throws {
    try files.expect("missing-description")
  }

  @Test func checksOtherCatalogsOnlyIfSelected() throws {
    try MarkedFiles(["a_en.arb": #"{"@@locale":"en","a":"1","@a":{"description":"d"},"b":"2"}"#])
      .expect("missing-description")
  }

  @Test func alwaysChecksAuthCopyCatalogs() throws {
    try MarkedFiles(
      ["copy/en.arb": #"{"@@locale":"en","a1":"1","@a1":{"description":"d","x-slot":"label"},"b1":"⟦⟧2"}"#],
      isOverlay: true
    ).expect("missing-description")
  }

  private static func arb(_ members: String) -> MarkedFiles {
    MarkedFiles(["a_en.arb": #"{"@@locale":"en",\#(members)}"#], selected: ["missing-description"])
  }
}
