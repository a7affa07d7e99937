import AuthCopy
import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// The loader rejects exactly the catalogs for which the linter reports an error of the catalog, at the same place.
@Suite struct LoaderAgreementTests {
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    /// Whether the change is in the Japanese copy, which the tests of other changes leave out.
    private(set) var isJapanese = false
    /// The rule whose more specific finding replaces the diagnostic of the check; nil if both report the same.
    private(set) var rule: String?
    let apply: @Sendable (TemporaryFolder) throws -> Void

    init(_ file: String, _ old: String, _ new: String) {
      testDescription = "\(file): \(old.prefix(40)) -> \(new.prefix(60))"
      isJapanese = file == "copy/ja.arb"
      apply = { try $0.replace(old, with: new, in: file) }
    }

    init(_ description: String, _ apply: @escaping @Sendable (TemporaryFolder) throws -> Void) {
      testDescription = description
      self.apply = apply
    }

    /// Creates a change that inserts text into the Korean copy.
    init(ko key: String, _ text: String, reportedBy rule: String? = nil) {
      self.init("copy/ko.arb", "\"\(key)\": \"", "\"\(key)\": \"\(text)")
      self.rule = rule
    }
  }

  private static let kind = "\"invalidEmail\": {"
  private static let code = #"{"code": "KOE001", "kind": "invalidRequest""#

  static let damagingChanges = [
    Change("kinds.json", "\"status\": 401", "\"status\": \"401\""),
    Change("kinds.json", "\"status\": 401", "\"status\": 302"),
    Change("kinds.json", "\"presentation\": \"inline\"", "\"presentation\": \"loud\""),
    Change("kinds.json", "\"retryable\": true", "\"retriable\": true"),
    Change("kinds.json", "\"retryable\": true, ", ""),
    Change("kinds.json", kind, "\"invalidEmail\": [], \"x\": {"),
    Change("kinds.json", kind, "\"invalidCredentials\": {"),
    Change("kinds.json", "\"arguments\": [\"field\"]", "\"arguments\": [\"feild\"]"),
    Change("kinds.json", "\"arguments\": [\"field\"]", "\"arguments\": [5]"),
    Change("kinds.json", "\"concealedAs\": \"invalidCredentials\"", "\"concealedAs\": \"nothing\""),
    Change("kinds.json", "\"tooManyAttempts\": {", "\"tooManyAttempts\": {\"concealedAs\": \"invalidCredentials\", "),
    Change("kinds.json", "\"unknown\": {", "\"unbekannt\": {"),
    Change("kinds.json", "\"defaultCopy\": \"field_default\"", "\"defaultCopy\": \"field_defualt\""),
    Change("kinds.json", "\"type\": \"int\", \"default\": 0", "\"type\": \"int\", \"default\": \"soon\""),
    Change("kinds.json", "\"type\": \"int\"", "\"type\": \"integer\""),
    Change("kinds.json", "\"kinds\": {", "\"kinds\": {,"),
    Change("codes/kakao.json", "\"kind\": \"invalidRequest\"", "\"kind\": \"invalidReqest\""),
    Change("codes/kakao.json", code, #"{"code": "", "kind": "invalidRequest""#),
    Change("codes/kakao.json", code, #"{"code": "a-b", "match": "range", "kind": "invalidRequest""#),
    Change("codes/kakao.json", code, #"{"code": "a", "match": "fuzzy", "kind": "invalidRequest""#),
    Change("codes/kakao.json", code, #"{"code": "KOE001""#),
    Change("codes/kakao.json", code, #"{"code": 1, "kind": "unknown""#),
    Change("codes/kakao.json", code, code + #", "meaning": 1"#),
    Change("codes/kakao.json", code, code + #", "seen": "once""#),
    Change("codes/kakao.json", code, code + #", "strength": "weak""#),
    Change("codes/kakao.json", code, code + #", "concealedAs": {"login": false}"#),
    Change("codes/kakao.json", code, code + #", "concealedAs": {"signIn": "tryAgain"}"#),
    Change("codes/kakao.json", "\"provider\": \"kakao\"", "\"provider\": \"any\""),
    Change("codes/kakao.json", "\"read\": \"2026-11-20\"", "\"read\": \"2026-11-31\""),
    Change("codes/kakao.json", "\"surfaces\": [\"rest/oauth\"", "\"surfaces\": [\"rest/oath\""),
    Change("codes/kakao.json", "\"domains\": {}", "\"domains\": {\"x\": \"nowhere\"}"),
    Change("codes/kakao.json", "\"id\": \"rest/oauth\"", "\"id\": \"rest/oauth\", \"detailAfter\": \"::\""),
    Change("codes/kakao.json", "\"id\": \"rest/api\"", "\"id\": \"rest/oauth\""),
    Change("codes/kakao.json", "\"provider\": \"kakao\"", "\"provider\": \"naver\""),
    Change(ko: "close", "{", reportedBy: "invalid-message"), Change(ko: "close", "{n, numbr}"),
    Change(ko: "close", "{n, plural, one {x}}"), Change(ko: "close", "{provider}", reportedBy: "unknown-argument"),
    Change(ko: "close", "{nothing}", reportedBy: "unknown-argument"),
    Change(ko: "invalidEmail_title", "{정보}", reportedBy: "unknown-argument"),
    Change(ko: "tooManyAttempts_message", "{seconds, date}", reportedBy: "argument-type"),
    Change(ko: "provider_default", "{provider}", reportedBy: "unknown-argument"),
    Change("copy/en.arb", "\"provider_default\": \"", "\"provider_default\": \"{provider}"),
    Change("copy/en.arb", "\"close\": \"", "\"close\": \"{whatever}"),
    Change("copy/en.arb", "\"invalidEmail_title\"", "\"invalidEmail_titel\""),
    Change("copy/ko.arb", "\"@@locale\": \"ko\"", "\"@@locale\": \"klingon9000\""),
    Change("copy/ko.arb", "\"@@locale\": \"ko\"", "\"@@locale\": 5"),
    Change("copy/ko.arb", "\"@@locale\": \"ko\",", ""),
    Change("copy/ja.arb", "\"@@locale\": \"ja\"", "\"@@locale\": \"ko\""),
    Change("copy/ko.arb", "  \"close\": \"", "  \"cancel\": \"x\",\n  \"close\": \""),
    Change("copy/ko.arb", "  \"close\": \"", "  \"more\": {\"a\": \"b\"},\n  \"close\": \""),
    Change("copy/ko.arb", "  \"@@x-syntax\"", "  @@x-syntax\""),
    Change("a byte order mark") { folder in
      try folder.write("\u{FEFF}" + folder.text(of: "copy/ko.arb"), to: "copy/ko.arb")
    },
    Change("a file that is cut off") { folder in
      try folder.write(String(folder.text(of: "copy/ko.arb").prefix(20_000)), to: "copy/ko.arb")
    },
    Change("a list in the place of copy") { try $0.write("[]", to: "copy/ko.arb") },
    Change("a list in the place of codes") { try $0.write("[]", to: "codes/kakao.json") },
    Change("no codes") { try FileManager.default.removeItem(at: $0.url.appending(path: "codes")) },
    Change("no source") { try FileManager.default.removeItem(at: $0.url.appending(path: "copy/en.arb")) },
  ]

  /// Returns the part of the shipped catalog that the changes need, since each test loads and lints it again.
  private static func catalog(withJapanese: Bool) throws -> TemporaryFolder {
    try TemporaryFolder.withCatalog(of: ["kakao", "naver"], in: withJapanese ? ["en", "ja", "ko"] : ["en", "ko"])
  }

  @Test func unchangedCatalogIsValid() throws {
    let folder = try Self.catalog(withJapanese: true)
    _ = try Catalog.load(from: folder.path)
    #expect(Linter(rules: .authCopy).lint([folder.path]).findings == [])
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: damagingChanges) func linterReportsRejectedCatalogsAtTheSamePlace(change: Change) throws {
    let folder = try Self.catalog(withJapanese: change.isJapanese)
    try change.apply(folder)
    let rejection = try #require(throws: CatalogError.self) { try Catalog.load(from: folder.path) }.diagnostic
    let rule = change.rule ?? rejection.id.rule
    let result = Linter(rules: .authCopy, select: [rule, rejection.id.rule]).lint([folder.path])
    let errors = result.findings.filter { $0.severity == .error }.map(\.diagnostic) + result.failures
    #expect(errors.contains { $0.place.location == rejection.place.location }, "\(rejection) \(errors)")
    // Places are compared by location: their locales and keys may differ.
    let reported = errors.filter { $0.place.location == rejection.place.location }
    #expect(reported.map(\.id.rule).contains(rule))
    #expect(reported.map(\.id).contains(rejection.id) == (change.rule == nil), "\(reported)")
    withExtendedLifetime(folder) {}
  }

  /// Files of an overlay with an error.
  static let overlays = [
    ("kinds.json", #"{"kinds":{"new":{"status":400,"presentation":"inline","retryable":true}}}"#),
    ("kinds.json", #"{"kinds":{"timedOut":{"status":400,"presentation":"inline"}}}"#),
    ("kinds.json", #"{"arguments":{"provider":"#),
    ("codes/acme.json", #"{"provider":"acme","surfaces":[{"id":"api","codes":[{"code":"E1","kind":"new"}]}]}"#),
    ("codes/acme.json", #"{"provider":"acme"}"#), ("copy/fr.arb", #"{"close":"Fermer"}"#),
    ("copy/fr.arb", #"{"@@locale":"fr","close":"Fermer","close":"Clore"}"#),
    ("copy/ko.arb", #"{"@@locale":"ko","close":"{provider}"}"#), ("copy/ko.arb", #"{"@@locale":"ko","close":"{"}"#),
    ("copy/ko.arb", #"{"@@locale":"ko","tooManyAttempts_message":"{seconds, date}"}"#),
    ("copy/ko.arb", #"{"@@locale":"ko","sessionExpired_title":"{provider}"}"#), ("readme", ""),
  ]

  @Test(arguments: overlays) func linterReportsRejectedOverlaysAtTheSamePlace(file: String, text: String) throws {
    let overlay = try TemporaryFolder()
    try overlay.write(text, to: file)
    let rejection = try #require(throws: CatalogError.self) { try Catalog.load(overlay: overlay.path) }.diagnostic
    let result = Linter(rules: .authCopy).lint(overlay: overlay.path)
    let errors = result.findings.filter { $0.severity == .error }.map(\.diagnostic) + result.failures
    #expect(errors.contains { $0.place.location == rejection.place.location }, "\(rejection) \(errors)")
    withExtendedLifetime(overlay) {}
  }

  static let harmlessChanges = [
    Change(ko: "close", " "), Change(ko: "close", "\\u200b"), Change(ko: "close", "<b>"),
    Change(ko: "close", "close https://a.example "),
    Change("copy/ko.arb", "\"close\":", "\"shut\":"), Change("copy/ko.arb", "\"cancel\": \"취소\"", "\"cancel\": \"\""),
    Change("kinds.json", "\"presentation\": \"silent\"", "\"presentation\": \"toast\""),
    Change("copy/ja.arb", "\"invalidCredentials_title\": \"", "\"invalidCredentials_title\": \"このアカウントは停止"),
    Change(
      "kinds.json", "\"name\": {\"type\"", "\"reason\": {\"type\": \"String\", \"default\": \"x\"}, \"name\": {\"type\""
    ),
  ]

  @Test(arguments: harmlessChanges) func linterReportsNoCatalogErrorsInLoadedCatalogs(change: Change) throws {
    let folder = try Self.catalog(withJapanese: change.isJapanese)
    try change.apply(folder)
    _ = try Catalog.load(from: folder.path)
    let result = Linter(rules: .authCopy).lint([folder.path])
    let checked = Set(CatalogDocument.checks.flatMap { type(of: $0).ids })
    #expect(!result.findings.isEmpty, "the linter reports something else")
    #expect(result.findings.filter { checked.contains($0.diagnostic.id) } == [])
    #expect(result.failures == [])
    withExtendedLifetime(folder) {}
  }
}
