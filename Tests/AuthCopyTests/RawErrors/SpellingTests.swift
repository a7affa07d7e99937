import AuthCopy
import Testing

/// Codes are found in many spellings, and are returned in the spelling of the table.
@Suite struct SpellingTests {
  private static let invented = Result { () throws -> InventedCatalog in
    try InventedCatalog([
      "a": [
        row("auth/email-in-use", .emailAlreadyInUse), row("DENIED", .consentDenied, #""symbol":"AccessDenied""#),
        row("denied", .canceled), row("42", .timedOut, #""numeric":7"#),
        row("emm_", .blockedByPolicy, #""match":"prefix""#), row("500-599", .providerUnavailable, #""match":"range""#),
        row("the link is old", .actionLinkInvalid, #""match":"phrase""#),
        row("the link is old and used", .sessionExpired, #""match":"phrase""#),
      ],
      "rest/http-status": [row("404", .notSignedIn), row("teapot", .conflict)],
    ])
  }

  private let invented: InventedCatalog

  init() throws { invented = try Self.invented.get() }

  @Test(arguments: [
    ("auth/email-in-use", Kind.emailAlreadyInUse, "auth/email-in-use"),
    ("AUTH/EMAIL-IN-USE", .emailAlreadyInUse, "auth/email-in-use"),
    ("auth/emaıl-ın-use", .emailAlreadyInUse, "auth/email-in-use"),
    ("AUTH/EMAİL-İN-USE", .emailAlreadyInUse, "auth/email-in-use"),
    ("ａｕｔｈ／ｅｍａｉｌ－ｉｎ－ｕｓｅ", .emailAlreadyInUse, "auth/email-in-use"),
    (" auth/email-in-use\r\n", .emailAlreadyInUse, "auth/email-in-use"),
    ("\u{0}\u{3000}auth/email-in-use\u{A0}", .emailAlreadyInUse, "auth/email-in-use"),
    ("DENIED", .consentDenied, "DENIED"), ("denied", .canceled, "denied"), ("Denied", .consentDenied, "DENIED"),
    ("AccessDenied", .consentDenied, "AccessDenied"), ("accessdenied", .consentDenied, "AccessDenied"),
    ("7", .timedOut, "7"), ("007", .timedOut, "7"), ("emm_locked", .blockedByPolicy, "emm_locked"),
    ("EMM_locked", .blockedByPolicy, "EMM_locked"), ("emm_ of jane@acme.com", .blockedByPolicy, "emm_"),
    ("503", .providerUnavailable, "503"), ("The Link-is OLD, sorry", .actionLinkInvalid, "the link is old"),
    ("The link is old and used.", .sessionExpired, "the link is old and used"),
  ])
  func spellingsResolveToTheirRow(value: String, kind: Kind, code: String) {
    let error = invented.error(code: value)
    #expect((error.kind, error.source?.code) == (kind, code))
    let named = invented.error(code: value, surface: "a")
    #expect((named.kind, named.source?.code) == (kind, code))
  }

  @Test(arguments: [
    "", " ", "auth/email in use", "9223372036854775808", "-9223372036854775809", "99999999999999999999",
  ])
  func otherValuesAreUnknown(value: String) {
    #expect(!invented.error(code: value).isKnown)
  }

  @Test func statusesAreFoundOnlyOnTheirNamedSurface() throws {
    #expect(!invented.error(code: "404").isKnown)
    #expect(!invented.error(code: "teapot").isKnown)
    #expect(try !invented.error("404").isKnown)
    #expect(invented.error(code: "404", surface: "rest/http-status").kind == .notSignedIn)
  }
}
