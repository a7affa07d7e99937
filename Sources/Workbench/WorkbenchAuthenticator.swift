/// Authenticates requests: a one-time token, then a session cookie.
///
/// The printed address has the token, which one browser can exchange for a cookie. Other programs on the machine, and
/// pages of other sites in the same browser, have neither.
struct WorkbenchAuthenticator: Sendable {
  /// The reason why a request is rejected; the raw value is the key of its message.
  enum Rejection: String, CaseIterable {
    case host = "workbench.refused-host"
    case origin = "workbench.refused-origin"
    case session = "workbench.refused-session"
    case token = "workbench.refused-token"
    case method = "workbench.refused-method"

    var status: Int { self == .method ? 405 : 403 }
  }

  enum Decision {
    case authenticated
    /// The token was valid: the browser gets a cookie and is redirected to the page.
    case sessionStarted(cookie: String)
    case rejected(Rejection)
  }

  private let port: Int
  private var token: String
  private var sessions: Set<String> = []

  /// - Parameter port: the port that the workbench listens on.
  init(port: Int) {
    self.port = port
    token = Self.secret()
  }

  /// The address to open; valid until first use or renewal.
  var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// Creates a new address with another token; the last token becomes invalid.
  mutating func renewAddress() { token = Self.secret() }

  /// The name of the cookie, with the port: cookies ignore ports, so two workbenches would log each other out.
  private var cookieName: String { "auth-copy-workbench-\(port)" }

  mutating func authenticate(_ request: WorkbenchRequest) -> Decision {
    // Only names of this machine are accepted, which prevents DNS rebinding.
    let hosts = ["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" }
    guard let host = request.field("host"), hosts.contains(host) else { return .rejected(.host) }
    guard request.method == "GET" || request.method == "POST" else { return .rejected(.method) }
    let site = request.field("sec-fetch-site")
    if request.path == "/", let given = request.item("token") {
      guard request.method == "GET", ["document", nil].contains(request.field("sec-fetch-dest")),
        Self.areEqual(given, token)
      else { return .rejected(.token) }
      renewAddress()
      let session = Self.secret()
      sessions.insert(session)
      return .sessionStarted(cookie: "\(cookieName)=\(session); Path=/; HttpOnly; SameSite=Strict")
    }
    // For an address that the user typed or bookmarked, browsers send `none`.
    let isNavigation = request.method == "GET" && request.path == "/"
    guard site == nil || site == "same-origin" || (isNavigation && site == "none") else { return .rejected(.origin) }
    if request.method == "POST" {
      guard request.field("origin") == "http://\(host)", request.field("x-workbench") != nil,
        request.field("content-type") == "application/json"
      else { return .rejected(.origin) }
    }
    guard let session = request.cookie(cookieName), sessions.contains(where: { Self.areEqual($0, session) }) else {
      return .rejected(.session)
    }
    return .authenticated
  }

  /// Returns 256 random bits in hexadecimal.
  private static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Compares two secrets in constant time.
  private static func areEqual(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count == second.utf8.count else { return false }
    return zip(first.utf8, second.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The security fields of every response.
  ///
  /// They forbid resources of other origins, framing, caching and referrers. Scripts cannot turn text into markup.
  static let fields: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self' \(source(PageFile.workbenchImportMap)); style-src \(source(PageFile.workbenchStyle)); "
        + "connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        + "require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]

  /// Returns the policy's source expression for an inline script or style: its hash.
  private static func source(_ text: String) -> String { "'sha256-\(SHA256.base64(of: Array(text.utf8)))'" }
}
