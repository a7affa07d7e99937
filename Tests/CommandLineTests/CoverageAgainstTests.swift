import AuthCopy
import TestSupport
import Testing

@testable import auth_copy

/// What `coverage --against` finds in lists, source code, data and logs.
@Suite struct CoverageAgainstTests {
  private struct Report {
    let unmapped: [String]
    let known: [String]
    let json: JSONNode
  }

  private func compare(_ text: String, as name: String = "file", provider: String?) throws -> Report {
    let table = try provider.map { try #require(Catalog.shipped.codeTable(of: Provider(rawValue: $0))) }
    let comparison = CodeComparison(Array(text.utf8), path: name, .shipped, with: table)
    let report = comparison.json(name, provider, catalog: Catalog.shipped.version)
    let json = try JSONParser.parse(Array(report.utf8))
    func codes(_ key: String) -> [String] { json[key]?.array?.compactMap { $0["code"]?.string } ?? [] }
    return Report(unmapped: codes("unmapped"), known: codes("known"), json: json)
  }

  @Test(arguments: [
    "KOE320\nKOE998\n# a comment\n\n  KOE999  \n", "- `KOE320`,\n- `KOE998`\n- `KOE999`\n",
    "[\"KOE320\", \"KOE998\",\n \"KOE999\"]", "code\tmeaning\nKOE320\texpired\nKOE998\tnew\nKOE999\tnewer\n",
    "meaning\tanswer\nexpired\tKOE320\nnew\tKOE998\nnewer\tKOE999\n",
  ])
  func everyItemOfAListIsACode(text: String) throws {
    let report = try compare(text, provider: "kakao")
    #expect(report.known == ["KOE320"])
    #expect(report.unmapped.filter { $0 != "answer" } == ["KOE998", "KOE999"])
  }

  @Test func aListIsReadAsRequestsAre() throws {
    // A number, a symbol, a standard that the provider speaks, another case.
    let report = try compare("-401\nInvalidScope\ninvalid_grant\nnowhere_at_all\n", provider: "kakao")
    #expect(report.unmapped == ["nowhere_at_all"])
    #expect(try compare("invalid_grant\nKOE320\nauth/user-disabled\n", provider: nil).unmapped == [])
  }

  @Test func casesOfAnEnumeration() throws {
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
    let report = try compare(swift, as: "Codes.swift", provider: "supabase")
    #expect(report.known == ["user_not_found", "email_exists", "weak_password"])
    #expect(report.unmapped == ["ghost_written"])
    let code = report.json["unmapped"]?.array?.first
    #expect(code?["constant"]?.string == "ghostWritten" && code?["count"]?.integer == 1)
    #expect(code?["lines"]?.array?.compactMap(\.integer) == [8])
  }

  @Test func constantsWithoutThePrefixOfTheirCodes() throws {
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
    #expect(report.known == ["auth/user-disabled", "auth/user-mismatch", "auth/weak-password"])
    #expect(report.unmapped == ["wrapped-value"])
  }

  @Test func constantsAlone() throws {
    let java = """
      public enum ErrorCode {
        ERROR_USER_DISABLED,
        ERROR_WRONG_PASSWORD,
        ERROR_INVALID_EMAIL,
        ERROR_BRAND_NEW;
        private static final int MAX_RETRIES = 3;
      }
      """
    #expect(try compare(java, provider: "firebase").unmapped == ["ERROR_BRAND_NEW"])
  }

  @Test func numbersOfAnEnumeration() throws {
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
    #expect(report.unmapped == ["17555"])
    #expect(report.json["unmapped"]?.array?.first?["constant"]?.string == "brandNew")
  }

  @Test func exceptionsOfAModel() throws {
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
    #expect(report.known == ["AliasExistsException"])
    #expect(report.unmapped == ["BrandNewException", "AnotherNewException"])
  }

  @Test func aLogsCodes() throws {
    let log = #"""
      2026-11-20T10:00:00Z INFO request_id=abc_def user signed_in
      2026-11-20T10:00:01Z ERROR Firebase: Error (auth/brand-new). at https://example.com/auth/session.ts
      2026-11-20T10:00:02Z ERROR {"code":"auth/user-disabled","request_path":"sign_in_path"}
      2026-11-20T10:00:03Z WARN body="{\"error\":{\"code\":\"auth/inner-code\"}}" isn't it
      """#
    let report = try compare(log, provider: "firebase")
    #expect(report.known == ["auth/user-disabled"])
    #expect(report.unmapped == ["auth/brand-new", "auth/inner-code"])
    let supabase = try compare(
      "2026-11-20 error_code=brand_new msg=\"x y\"\n2026-11-20 level=info\n", provider: "supabase")
    #expect(supabase.unmapped == ["brand_new"])
  }

  @Test func whatTheVendorMayHaveDroppedIsNamed() throws {
    let codes = Catalog.shipped.codeTable(of: .supabase)?.surfaces.first?.rows.map(\.code) ?? []
    let dropped = Set(codes.suffix(2))
    let report = try compare(codes.filter { !dropped.contains($0) }.joined(separator: "\n"), provider: "supabase")
    let absent = report.json["absent"]?.array?.first
    #expect(report.unmapped == [])
    #expect(absent?["surface"]?.string == "rest")
    #expect(Set(absent?["codes"]?.array?.compactMap(\.string) ?? []) == dropped)
  }

  @Test func theReportIsText() throws {
    let outcome = try CommandLineRunner.run(
      ["coverage", "--against", "-", "--provider", "kakao"], input: "KOE320\nKOE998\nKOE998\n")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        Unmapped
        code    times  lines
        KOE998      2  2, 3

        -: 1 code unmapped, 1 known (provider kakao)

        """)
    let verbose = try CommandLineRunner.run(
      ["coverage", "--against", "-", "--provider", "kakao", "--verbose", "--format", "markdown"], input: "KOE320\n")
    #expect(verbose.status == 0)
    #expect(
      verbose.output.hasPrefix("-: 0 codes unmapped, 1 known (provider kakao)\n\n## Known\n\n| code | times | lines |"))
  }

  @Test func whatCannotBeComparedIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\u{0}b", to: "binary")
    for (path, status) in [("/nowhere", 2), (folder.path, 2), ("\(folder.path)/binary", 2)] as [(String, Int32)] {
      let outcome = try CommandLineRunner.run(["coverage", "--against", path])
      #expect(outcome.status == status && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("auth-copy: \(path)") && outcome.errors.split(separator: "\n").count == 1)
    }
    try folder.write(String(repeating: "x", count: (64 << 20) + 1), to: "large")
    let large = try CommandLineRunner.run(["coverage", "--against", "\(folder.path)/large"])
    #expect(large.status == 2 && large.errors.contains("more than the limit of"))
    #expect(try CommandLineRunner.run(["coverage", "--against", "-", "--provider", "nobody"]).status == 1)
    #expect(try CommandLineRunner.run(["coverage", "--provider", "kakao"]).status == 64)
    #expect(try CommandLineRunner.run(["coverage", "--verbose"]).status == 64)
  }

  /// Text that would take quadratic time if each mark looked for its end: an eighth of a megabyte, or a whole one with
  /// `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: ["\"", "'", "\\\"", "{\"a\":", "auth/", "[", "code=", "AADSTS", "case ", "//", "x\t"])
  func aHostileFileTakesLinearTime(part: String) throws {
    let text = String(repeating: part, count: Exhaustive.count(1 << 20, sample: 1 << 17) / part.utf8.count)
    let bytes = Array(text.utf8)
    let time = ContinuousClock().measure {
      _ = CodeList(bytes, Self.allKnown)
      var scanner = CodeScanner(bytes, path: "-", Self.allKnown)
      _ = scanner.codes()
    }
    #expect(time < .seconds(Exhaustive.count(30, sample: 10)))
  }

  private static let allKnown = KnownCodes(.shipped, of: nil)
}
