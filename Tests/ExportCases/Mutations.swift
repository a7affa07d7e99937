import AuthCopy
import Foundation

/// Raw errors made from known ones by deleting, doubling, quoting, wrapping, truncating, changing case, and inserting
/// log prefixes and other errors.
///
/// The same seed makes the same errors.
struct Mutations {
  private let bases: [(provider: Provider, text: String)]
  private let providers: [Provider]
  private let surfaces: [Provider: [String]]
  private let includesUnknownProvider: Bool
  private var generator: Generator

  /// - Parameter lines: errors as lines of JSON with `provider` and `payload`.
  init(_ catalog: Catalog, providers: [Provider], errors lines: String, seed: UInt64) throws {
    struct Example: Decodable {
      let provider: String
      let payload: String
    }
    let examples = try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Example.self, from: Data($0.utf8))
    }
    let tables = providers.compactMap { catalog.codeTable(of: $0) }
    var generator = Generator(state: seed)
    // A third of the errors are fixtures, a third have a code or a phrase of a table, and a third are hard to parse.
    let fixtures = examples.map { (Provider(rawValue: $0.provider), $0.payload) }.filter { providers.contains($0.0) }
    let rows = tables.flatMap { table in
      table.surfaces.flatMap(\.rows).shuffled(using: &generator).prefix(20).map { row in
        (table.provider, ErrorTexts.texts(of: row, in: table).randomElement(using: &generator) ?? "")
      }
    }
    let difficult = ErrorTexts.difficult.map { (providers.randomElement(using: &generator) ?? .oauth, $0) }
    let largest = max(fixtures.count, rows.count, difficult.count)
    bases = [fixtures, rows, difficult].filter { !$0.isEmpty }.flatMap { group in
      (0..<largest).map { group[$0 % group.count] }
    }
    self.providers = providers
    surfaces = Dictionary(uniqueKeysWithValues: tables.map { ($0.provider, $0.surfaces.map(\.id)) })
    includesUnknownProvider = providers == catalog.providers
    self.generator = generator
  }

  mutating func next() -> ExportCase {
    let base = pick(bases)
    var text = base.text
    for _ in 0...generator.below(3) { text = mutated(text) }
    var provider = base.provider
    if generator.below(3) == 0 {
      provider = includesUnknownProvider && generator.below(2) == 0 ? .any : pick(providers)
    }
    var exportCase = ExportCase(.resolvePayload(provider, text: text))
    (exportCase.locale, exportCase.disclosure) = ("en", pick([.helpful, .helpful, .verified, .strict]))
    if generator.below(3) == 0 { exportCase.flow = pick(Flow.allCases) }
    if generator.below(6) == 0 { exportCase.surface = surfaces[provider].map { pick($0) } }
    if generator.below(6) == 0 { exportCase.status = pick([200, 400, 401, 403, 404, 408, 409, 422, 429, 500, 503]) }
    if generator.below(12) == 0 { exportCase.retryAfter = pick([0, 1, 30, 3_600]) }
    return exportCase
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[generator.below(elements.count)] }

  private mutating func mutated(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let start = generator.below(scalars.count + 1)
    let end = min(scalars.count, start + generator.below(12))
    let (before, part, after) = (
      Self.text(scalars[..<start]), Self.text(scalars[start..<end]), Self.text(scalars[end...])
    )
    switch generator.below(11) {
    case 0: return before + after
    case 1: return before + part + part + after
    case 2: return before + pick(Self.quotes).replacing("x", with: part) + after
    case 3, 4: return wrapped(text)
    case 5: return generator.below(2) == 0 ? before : part + after
    case 6: return before + changedCase(part) + after
    case 7: return pick(Self.prefixes) + text
    case 8: return text + pick(Self.joints) + pick(bases).text
    case 9: return printed(text)
    default: return before + pick(Self.insertions) + part + after
    }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private mutating func changedCase(_ text: String) -> String {
    switch generator.below(3) {
    case 0: text.uppercased()
    case 1: text.lowercased()
    // The letters of a program in a Turkish locale.
    default: text.replacing("i", with: "ı").replacing("I", with: "İ")
    }
  }

  /// Makes JSON look as a programming language prints it.
  private mutating func printed(_ text: String) -> String {
    let (quote, colon) = pick([("'", ": "), ("\"", "=>"), ("'", "=>"), ("", ": ")])
    return text.replacing("\":", with: quote + colon).replacing("\"", with: pick([quote, "'"]))
      .replacing("null", with: pick(["None", "nil", "undefined", "ErrorDetail(string='x', code=1)"]))
  }

  private mutating func wrapped(_ text: String) -> String {
    let quoted = JSONText.quoted(text)
    switch generator.below(14) {
    case 0: return "{\"message\":\(quoted),\"code\":\(JSONText.quoted(pick(Self.insertions)))}"
    case 1: return "{\"error\":{\"errors\":[{\"message\":\(quoted)}],\"status\":\(pick([400, 401, 429, 503]))}}"
    case 2: return "{\"error\":\(quoted),\"statusCode\":\(pick([400, 408, 500]))}"
    case 3: return quoted
    case 4: return "[Error: \(text)]"
    case 5: return "Error Domain=\(pick(Self.domains)) Code=\(pick([-5, 1, 17_009, -1_009])) \"\(text)\" UserInfo={x=1}"
    case 6: return "<html><head><title>Error</title><script>x</script></head><body><h1>\(text)</h1>&nbsp;</body></html>"
    case 7: return "https://a.example/cb?error=\(text)&error_description=\(pick(bases).text)#state=1"
    case 8: return "Optional(\"\(text)\")"
    case 9: return "\(text)\n    at f (/srv/app.js:1:2)\n    at async g (node:internal/x:3:4)"
    case 10:
      return "Traceback (most recent call last):\n  File \"/a.py\", line 1, in f\n    raise X(y)\nauth.X: \(text)"
    case 11: return "{ code: 'x', message: '\(text)', [cause]: Error: \(pick(bases).text) }"
    case 12: return "▿ AuthError\n  - some : \"\(text)\""
    default: return "PlatformException(\(pick(["sign_in_failed", "ERROR", "10"])), \(text), null, null)"
    }
  }

  private static let quotes = [
    "\"x\"", "'x'", "`x`", "“x”", "‘x’", "「x」", "(x)", "[x]", "{x}", "<x>", "（x）", "\\\"x\\\"",
  ]
  private static let joints = ["\n", "\nCaused by: ", ": ", " ", "; ", " - ", "\\n", ", cause: "]
  private static let domains = [
    "com.kakao.sdk", "NSURLErrorDomain", "FIRAuthErrorDomain", "com.google.GIDSignIn", "x.y",
    "com.apple.AuthenticationServices.AuthorizationError",
  ]
  private static let prefixes = [
    "2026-01-05T10:00:00Z ERROR ", "[2026-01-05 10:00:00,123] [main] WARN a.b.C - ", "ERROR: ", "Error: ", "error: ",
    "E/flutter ( 4343): ", "Uncaught Error: ", "I/app: x: y: z: ", "java.lang.RuntimeException: ", "TypeError: ",
    "Unhandled Exception: ", "[auth] ", "10:00:00.1 | info | ", "Caused by: ", "GaxiosError: ", "level=error msg=",
  ]
  private static let insertions = [
    "\"", "'", "`", "\\\"", "\\", "{", "}", "[", "]", "(", ")", "（", "）", "=", ":", "&", "?", "#", "<", ">", "%20", "+",
    "|", "~", ",", ";", ".", "!", "-", "_", "/", "@", " ", "\t", "\r\n", "\n", "\u{0}", "\u{A0}", "\u{3000}",
    "\u{200B}",
    "\u{FEFF}", "\u{2028}", "İ", "ı", "é", "é", "😀", "가", "후", "자", "１７００９", "＃", "’t", "n't", "can’t", "won't",
    "&#x27;",
    "&amp;", "429", " 17009 ", "-1009", "code=", "state=abc", "scope=x", "error_description=", "retry after 26 seconds",
    "in 5 minutes", "30초 후", "8 to 64 characters", "at least 8", "비밀번호는 8자 이상", "KOE320", "AADSTS50034: ",
    "UserNotFoundException: ", "com.amazonaws.cognito#NotAuthorizedException", "(auth/too-many-requests)",
    "[auth/wrong-password]", "invalid_grant", "access_denied", "ECONNREFUSED", "ECOM.GOOGLE.GIDSIGNIN-5",
    "{\"error\":\"invalid_grant\"}", "{\"code\":190,\"error_subcode\":463}", "the \"Guest\"", " at x.y (a.js:1:2)",
    "Domain=NSURLErrorDomain Code=-1001", "(NSURLErrorDomain error -1009.)", "（FIRAuthErrorDomain エラー 17009。）",
    "from google",
    "password", "비밀번호", "\"state\":1,", "status: 503",
  ]

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
  }
}
