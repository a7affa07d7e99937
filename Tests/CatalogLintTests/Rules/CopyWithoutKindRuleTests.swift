import Testing

@testable import CatalogLint

@Suite struct CopyWithoutKindRuleTests {
  @Test(arguments: [
    overlay("copy/en.arb", #"{"@@locale":"en","frozen_title":"⟦⟧Frozen","frozen_message":"⟦⟧It is frozen."}"#),
    overlay("copy/en.arb", #"{"@@locale":"en","none_action":"⟦⟧Go on"}"#),
    overlay("copy/en.arb", #"{"@@locale":"en","invalid_email_title":"⟦⟧Check it"}"#),
  ])
  func reportsAKeyOfAnUnknownKind(files: MarkedFiles) throws {
    try files.expect("copy-without-kind")
  }

  @Test(arguments: [
    overlay("copy/en.arb", #"{"@@locale":"en","invalidEmail_title":"Check it","canceled_action":"Try again"}"#),
    overlay("copy/en.arb", #"{"@@locale":"en","problem_unknown_title":"No such thing"}"#),
    overlay("copy/en.arb", #"{"@@locale":"en","frozenTitle":"Frozen","frozen_titles":"Frozen","title":"Frozen"}"#),
    overlay("copy/ko.arb", #"{"@@locale":"ko","frozen_title":"정지"}"#),
  ])
  func acceptsKeysOfKindsAndUnrelatedKeys(files: MarkedFiles) throws {
    try files.expect("copy-without-kind")
  }

  @Test func acceptsKeysOfKindsThatTheOverlayDefines() throws {
    let kind = #"{"kinds":{"frozen":{"status":403,"presentation":"dialog","retryable":false}}}"#
    let copy = #"{"@@locale":"en","frozen_title":"Frozen","frozen_message":"Ask us.","frozen_action":"⟦⟧Ask"}"#
    try MarkedFiles(["kinds.json": kind, "copy/en.arb": copy], isOverlay: true).expect("copy-without-kind")
  }

  private static func overlay(_ name: String, _ text: String) -> MarkedFiles {
    MarkedFiles([name: text], isOverlay: true)
  }
}
