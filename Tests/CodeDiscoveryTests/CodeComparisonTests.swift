import AuthCopy
import TestSupport
import Testing

@testable import CodeDiscovery

/// Codes that are discovered in lists, source code, data and logs.
@Suite struct CodeComparisonTests {
  private func compare(_ text: String, provider: String?) throws -> CodeComparison {
    let table = try provider.map { try #require(Catalog.shipped.codeTable(of: Provider(rawValue: $0))) }
    return CodeComparison(Array(text.utf8), .shipped, with: table)
  }

  @Test(arguments: [
    "KOE320\nKOE998\n# a comment\n\n  KOE999  \n", "- `KOE320`,\n- `KOE998`\n- `KOE999`\n",
    "[\"KOE320\", \"KOE998\",\n \"KOE999\"]", "code\tmeaning\nKOE320\texpired\nKOE998\tnew\nKOE999\tnewer\n",
    "meaning\tanswer\nexpired\tKOE320\nnew\tKOE998\nnewer\tKOE999\n",
  ])
  func everyItemOfAListIsACode(text: String) throws {
    let report = try compare(text, provider: "kakao")
    #expect(report.known.map(\.code) == ["KOE320"])
    // `answer` is not known as the heading of a column of codes, so that it counts as a code.
    #expect(report.unmapped.map(\.code).filter { $0 != "answer" } == ["KOE998", "KOE999"])
  }

  @Test func codesOfAListAreMatchedAsInRequests() throws {
    // A number, a symbol, a code of a standard that the provider supports, another letter case.
    let report = try compare("-401\nInvalidScope\ninvalid_grant\nnowhere_at_all\n", provider: "kakao")
    #expect(report.unmapped.map(\.code) == ["nowhere_at_all"])
    #expect(try compare("invalid_grant\nKOE320\nauth/user-disabled\n", provider: nil).unmapped.map(\.code) == [])
  }

  @Test func casesOfAnEnumerationAreCodes() throws {
    let swift = """
      import Foundation

      /// Why a sign-in fails.
      public enum ErrorCode: String {
        case userNotFound = "user_not_found"
        case emailExists = "email_exists"
        case weakPassword = "weak_password"
        case ghostWritten = "ghost_written"
      }

      enum Header: String {
        case contentType = "content_type"
        case requestID = "request_id"
      }

      func send(_ body: String) throws {
        let path = "token_refresh"
        log.info("sending_body")
      }
      """
    let report = try compare(swift, provider: "supabase")
    #expect(report.known.map(\.code) == ["user_not_found", "email_exists", "weak_password"])
    #expect(report.unmapped.map(\.code) == ["ghost_written"])
    #expect(report.unmapped.first?.name == "ghostWritten")
    #expect(report.unmapped.first?.lines.count == 1 && report.unmapped.first?.lines.first == [8])
  }

  @Test func constantsMatchCodesWithoutTheirPrefix() throws {
    let typescript = """
      export const enum AuthErrorCode {
        USER_DISABLED = 'user-disabled',
        USER_MISMATCH = 'user-mismatch',
        WRAPPED_VALUE =
          'wrapped-value',
        // An 'older-one' is no longer sent.
        WEAK_PASSWORD = 'weak-password',
      }
      const messages = {
        [AuthErrorCode.USER_DISABLED]: 'This account is disabled.',
        [AuthErrorCode.WRAPPED_VALUE]: 'x'
      };
      export const ActionCode = { EMAIL_SIGNIN: 'email-signin', VERIFY_EMAIL: 'verify-email' };
      import x from 'lodash-es';
      """
    let report = try compare(typescript, provider: "firebase")
    #expect(report.known.map(\.code) == ["auth/user-disabled", "auth/user-mismatch", "auth/weak-password"])
    #expect(report.unmapped.map(\.code) == ["wrapped-value"])
  }

  @Test func constantsWithoutValuesAreCodes() throws {
    let java = """
      public enum ErrorCode {
        ERROR_USER_DISABLED,
        ERROR_WRONG_PASSWORD,
        ERROR_INVALID_EMAIL,
        ERROR_BRAND_NEW;
        private static final int MAX_RETRIES = 3;
      }
      """
    #expect(try compare(java, provider: "firebase").unmapped.map(\.code) == ["ERROR_BRAND_NEW"])
  }

  @Test func numbersOfAnEnumerationAreCodes() throws {
    let swift = """
      enum AuthErrorCode: Int {
        case userDisabled = 17005
        case operationNotAllowed = 17006
        case wrongPassword = 17009
        case brandNew = 17555
      }
      let timeout = 60
      let retries = 5
      """
    let report = try compare(swift, provider: "firebase")
    #expect(report.unmapped.map(\.code) == ["17555"])
    #expect(report.unmapped.first?.name == "brandNew")
  }

  @Test func aNeighborOfKnownCodesIsNoCode() throws {
    let swift = """
      let routes = ["user_not_found", "email_exists", "weak_password", "user_settings"]
      switch route {
      case "user_banned": show("contact_support")
      default: fail(code: "brand_new", retry: 3)
      }
      """
    let report = try compare(swift, provider: "supabase")
    #expect(report.known.map(\.code) == ["email_exists", "user_not_found", "weak_password", "user_banned"])
    #expect(report.unmapped.map(\.code) == ["brand_new"])
  }

  @Test func exceptionsOfAModelAreCodes() throws {
    let model = """
      {
        "shapes": {
          "AliasExistsException": {"type": "structure", "exception": true},
          "BrandNewException": {"type": "structure", "exception": true},
          "AttributeListType": {"type": "list"},
          "com.amazonaws.cognito#AnotherNewException": {"type": "structure"}
        }
      }
      """
    let report = try compare(model, provider: "cognito")
    #expect(report.known.map(\.code) == ["AliasExistsException"])
    #expect(report.unmapped.map(\.code) == ["BrandNewException", "AnotherNewException"])
  }

  @Test func codesInALogAreFound() throws {
    let log = #"""
      2026-11-20T10:00:00Z INFO request_id=abc_def user signed_in
      2026-11-20T10:00:01Z ERROR Firebase: Error (auth/brand-new). at https://example.com/auth/session.ts
      2026-11-20T10:00:02Z ERROR {"code":"auth/user-disabled","request_path":"sign_in_path"}
      2026-11-20T10:00:03Z WARN body="{\"error\":{\"code\":\"auth/inner-code\"}}" isn't it
      """#
    let report = try compare(log, provider: "firebase")
    #expect(report.known.map(\.code) == ["auth/user-disabled"])
    #expect(report.unmapped.map(\.code) == ["auth/brand-new", "auth/inner-code"])
    let supabase = try compare(
      "2026-11-20 error_code=brand_new msg=\"x y\"\n2026-11-20 level=info\n", provider: "supabase")
    #expect(supabase.unmapped.map(\.code) == ["brand_new"])
  }

  @Test func droppedCodesAreReported() throws {
    let codes = Catalog.shipped.codeTable(of: .supabase)?.surfaces.first?.rows.map(\.code) ?? []
    let dropped = Set(codes.suffix(2))
    let report = try compare(codes.filter { !dropped.contains($0) }.joined(separator: "\n"), provider: "supabase")
    #expect(report.unmapped.isEmpty)
    #expect(report.missingCodes.first?.surface == "rest")
    let missing = report.missingCodes.first?.codes ?? []
    #expect(Set(missing.compactMap { $0.split(separator: " ").first.map { String($0) } }) == dropped)
  }

  private static let unmappedList = """
    {"unmapped":[{"provider":"cognito","code":"KOE320","count":7},{"provider":"cognito","code":"brand_new","count":5},
    {"provider":"kakao","code":"brand_new","count":2},{"provider":"kakao","code":"KOE320","count":1}]}
    """

  @Test(arguments: [
    unmappedList, unmappedList.replacing(#"{"unmapped":"#, with: "").replacing("]}", with: "]"),
  ])
  func listOfUnmappedCodesKeepsCountsAndProviders(list: String) throws {
    for provider in [nil, "kakao"] {
      let unmapped = try compare(list, provider: provider).unmapped
      #expect(unmapped.map(\.provider) == ["cognito", "cognito", "kakao"])
      #expect(unmapped.map(\.code) == ["KOE320", "brand_new", "brand_new"])
      #expect(unmapped.map(\.lines.count) == [7, 5, 2])
    }
  }

  @Test func emptyListOfUnmappedCodesIsAccepted() throws {
    let report = try compare(#"{"unmapped":[]}"#, provider: nil)
    #expect(report.unmapped.isEmpty && report.known.isEmpty)
  }

  /// Text that would take quadratic time if each mark searched for its end: 32 KiB, or 1 MiB with
  /// `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: ["\"", "'", "\\\"", "{\"a\":", "auth/", "[", "code=", "AADSTS", "case ", "//", "x\t"])
  func hostileFileIsScannedInLinearTime(part: String) throws {
    let text = String(repeating: part, count: Exhaustive.count(1 << 20, sample: 1 << 15) / part.utf8.count)
    let bytes = Array(text.utf8)
    let time = ContinuousClock().measure {
      _ = CodeList(bytes, Self.allKnown)
      var scanner = CodeScanner(bytes, Self.allKnown)
      _ = scanner.codes()
    }
    #expect(time < .seconds(Exhaustive.count(30, sample: 3)))
  }

  private static let allKnown = KnownCodes(.shipped, of: nil)
}
