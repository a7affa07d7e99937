import Testing

@testable import CatalogLint

@Suite struct KindWithoutCopyRuleTests {
  @Test(arguments: [
    kind("⟦⟧⟦⟧", #""a":"b""#), kind("⟦⟧", #""frozen_title":"Frozen""#),
    kind("⟦⟧", #""frozen_message":"It is frozen.""#),
    kind("⟦⟧", #""frozen_title":"Frozen","frozen_message":"It is frozen.""#, #","recovery":"retry""#),
    kind("⟦⟧⟦⟧", #""frozen_Title":"Frozen","Frozen_message":"It is frozen.""#),
  ])
  func reportsMissingCopyAtTheKind(files: MarkedFiles) throws {
    try files.expect("kind-without-copy")
  }

  @Test(arguments: [
    kind("", #""frozen_title":"Frozen","frozen_message":"It is frozen.""#),
    kind(
      "", #""frozen_title":"Frozen","frozen_message":"It is frozen.","frozen_action":"Retry""#, #","recovery":"retry""#),
  ])
  func acceptsAKindWithAllItsCopy(files: MarkedFiles) throws {
    try files.expect("kind-without-copy")
  }

  @Test func requiresCopyInTheSourceLocale() throws {
    let files = [
      "kinds.json": #"{"kinds":{⟦⟧⟦⟧"frozen":{"status":403,"presentation":"dialog","retryable":false}}}"#,
      "copy/ko.arb": #"{"@@locale":"ko","frozen_title":"정지","frozen_message":"정지되었습니다."}"#,
    ]
    try MarkedFiles(files, isOverlay: true).expect("kind-without-copy")
  }

  private static func kind(_ marks: String, _ copy: String, _ members: String = "") -> MarkedFiles {
    let definition = #"{"status":403,"presentation":"dialog","retryable":false\#(members)}"#
    return MarkedFiles(
      [
        "kinds.json": #"{"kinds":{\#(marks)"frozen":\#(definition)}}"#,
        "copy/en.arb": #"{"@@locale":"en",\#(copy)}"#,
      ], isOverlay: true)
  }
}
