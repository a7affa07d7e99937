import AuthCopy
import Testing

/// Printed exceptions and log lines.
@Suite struct RawErrorTextTests {
  /// Of a traceback, the exception that was raised during the handling of another one decides, unless it is not known;
  /// a direct cause decides over what it caused.
  @Test(arguments: [
    (
      "During handling of the above exception, another exception occurred:", "x.y: no such table: users",
      Kind.misconfigured
    ),
    (
      "During handling of the above exception, another exception occurred:", "RuntimeError: the moon is full",
      .flowExpired
    ),
    (
      "The above exception was the direct cause of the following exception:", "x.y: 'str' object is not callable",
      .flowExpired
    ),
  ])
  func lastExceptionOfATracebackDecides(link: String, last: String, kind: Kind) {
    let start = "Traceback (most recent call last):\n  File \"/app/a.py\", line 1, in f\n    g()\n"
    let traceback = "\(start)a.b: (invalid_grant) x\n\n\(link)\n\n\(start)\(last)\n"
    for text in [traceback, traceback.replacing("\n", with: "\\n")] {
      #expect(LoginError(provider: .oauth, payload: text.utf8).kind == kind)
    }
  }

  private static let invented = Result { () throws -> InventedCatalog in
    try InventedCatalog(
      [
        "a": [
          row("auth/wrong-code", .invalidVerificationCode), row("wrong-code", .invalidVerificationCode),
          row("UserMissingException", .invalidCredentials), row("TOO_FAST", .tooManyAttempts),
          row("canceled", .canceled),
          row("userNotFound", .invalidCredentials), row("notAllowed", .permissionDenied), row("K1", .timedOut),
          row("NotAllowedError", .canceled), row("Oops", .internalError), row("12", .conflict),
          row("network is down", .networkUnavailable, #""match":"phrase""#),
          row("battery is flat", .deviceStorageFailed, #""match":"phrase""#),
          row("연결 안 됨", .networkUnavailable, #""match":"phrase""#),
        ]
      ],
      payloads: [
        #"{"carrier":"text","between":["[acme_auth/","]"],"surfaces":["a"]}"#,
        #"{"carrier":"text","between":["PlatformException(",","],"surfaces":["a"]}"#,
        #"{"carrier":"text","between":["ApiException: ",":"],"surfaces":["a"]}"#,
        #"{"code":"errorCode","surfaces":["a"]}"#,
        #"{"code":"error","surfaces":["a"]}"#,
      ])
  }

  /// A traceback of Python: an exception, and another one that was raised while it was handled.
  private static func traceback(_ first: String, _ last: String) -> String {
    let start = "Traceback (most recent call last):\n  File \"/a/b.py\", line 3, in f\n    call()\n"
    let link = "\n\nDuring handling of the above exception, another exception occurred:\n\n"
    return start + first + link + start + last
  }

  private let invented: InventedCatalog

  init() throws { invented = try Self.invented.get() }

  @Test(arguments: [
    ("[acme_auth/wrong-code] The code is wrong.", Kind.invalidVerificationCode),
    ("[other/wrong-code] The code is wrong.", .invalidVerificationCode),
    ("AcmeError: Acme: Error (auth/wrong-code).", .invalidVerificationCode),
    ("Unhandled: (auth/wrong-code) at index.js:12:3", .invalidVerificationCode),
    ("Error (AUTH/WRONG-CODE)", .invalidVerificationCode), ("(auth/wrong-code)", .invalidVerificationCode),
    ("PlatformException(TOO_FAST, Slow down, null, null)", .tooManyAttempts),
    ("com.acme.android.ApiException: 12: ", .conflict), ("com.acme.UserMissingException: no user", .invalidCredentials),
    (
      "java.lang.RuntimeException: x\nCaused by: com.acme.UserMissingException: y\n\tat a.b(C.java:1)",
      .invalidCredentials
    ),
    (
      "botocore.errorfactory.UserMissingException: An error occurred (UserMissingException) when calling",
      .invalidCredentials
    ),
    ("An error occurred (UserMissingException) when calling the SignIn operation: none", .invalidCredentials),
    ("NotAllowedError: The operation timed out.", .timedOut), ("Uncaught (in promise) NotAllowedError: x", .canceled),
    ("AuthError.canceled", .canceled), ("Acme.AuthError.userNotFound(\"jane\")", .invalidCredentials),
    ("userNotFound(id: 1)", .invalidCredentials), ("Optional(Acme.AuthError.notAllowed(\"x\"))", .permissionDenied),
    ("failure(Acme.AuthError.notAllowed)", .permissionDenied), ("canceled", .canceled),
    ("AcmeException(errorCode=TOO_FAST, message=Slow down)", .tooManyAttempts),
    ("AcmeError{status=-1, message='null', errorCode='K1'}", .timedOut),
    (#"E/flutter: AcmeError(errorCode: "K1", details: null)"#, .timedOut), ("errorCode: TOO_FAST.", .tooManyAttempts),
    ("12:30:01 WARN [org.acme] type=LOGIN, userId=null, error=TOO_FAST, uri=https://a.b/c", .tooManyAttempts),
    (#"Request failed: {"error":"K1","more":[1]} (400)"#, .timedOut), (#"body: {\"error\":\"K1\"}"#, .timedOut),
    ("GET https://a.b/cb?error=K1&state=2 302", .timedOut), ("Location: /cb?x=1#error=K1", .timedOut),
    ("Network-is down.", .networkUnavailable), (#"{"message":"Network is down"}"#, .networkUnavailable),
    (#"{"message":"Acme: (auth/wrong-code)"}"#, .invalidVerificationCode),
    ("Oops: but also TOO_FAST", .tooManyAttempts), ("Oops", .internalError),
    ("\"auth/wrong-code\"", .invalidVerificationCode),
    // A common phrase counts only as the whole message, after the prefixes that loggers and
    // programming languages add.
    ("2026-11-24 10:00:00,123 [main] ERROR Acme: Network is down", .networkUnavailable),
    ("Exception: x\nCaused by: com.acme.SocketException: Network is down.", .networkUnavailable),
    ("Error: canceled", .canceled), ("10:00:00 ERROR [main] canceled", .canceled),
    ("callback failed Error: Network is down", .networkUnavailable),
    ("AcmeException(message: Network is down, status: 1)", .networkUnavailable),
    ("AcmeException(message='Network is down', status=1)", .networkUnavailable),
    ("AcmeException(message: Network is down for Bob, status: 1)", .networkUnavailable),
    ("The network is down the street", .unknown), ("canceled: by the backup", .unknown),
    ("[canceled] x", .unknown), ("java.nio.file.UserMissingException: C:/x", .unknown),
    // Bytes as Python prints them.
    (#"404: b'{"message": "it\'s so", "error": "K1"}'"#, .timedOut),
    (#"b'{"message": "\xec\x97\xb0\xea\xb2\xb0 \xec\x95\x88 \xeb\x90\xa8"}'"#, .networkUnavailable),
    (#"C:\xyz\K1"#, .timedOut),
    // An address with a port is no stack frame in a sentence.
    ("Network is down at http://127.0.0.1:8000", .networkUnavailable),
    // Of the exceptions of a Python program, the last one is the one that it saw, if its message has a meaning.
    (Self.traceback("ValueError: Network is down", "RuntimeError: Battery is flat"), .deviceStorageFailed),
    (Self.traceback("ValueError: Battery is flat", "RuntimeError: Network is down"), .networkUnavailable),
    (Self.traceback("ValueError: Network is down", "Oops: x"), .networkUnavailable),
    // The queries of the links of a page are read, and no other attributes.
    (#"<html><body>Go to <a href="https://a.b/cb?x=1&amp;error=K1">there</a></body></html>"#, .timedOut),
    (#"<html><body>Go to <a data-x="https://a.b/cb?x=1&amp;error=K1">there</a></body></html>"#, .unknown),
    // Stack frames and quoted source lines are not evidence.
    ("Error: x\n    at userNotFound (/app/a.js:1:2)\n    at new NotAllowedError (b.js:3:4)", .unknown),
    ("Error: x at userNotFound (/app/a.js:1:2) at TOO_FAST (b.js:3:4)", .unknown),
    (#"{"stack":"Error: x\\n    at userNotFound (/app/a.js:1:2)"}"#, .unknown),
    (
      "Traceback (most recent call last):\n  File \"/a/K1.py\", line 3, in f\n    raise TOO_FAST\nValueError: x",
      .unknown
    ),
    ("java.lang.Error: x\n\tat com.acme.UserMissingException.make(A.java:1)\n\t... 3 more", .unknown),
    ("Unhandled: x\n#0      userNotFound (package:acme/a.dart:1:2)\n/app/user-TOO_FAST.rb:12", .unknown),
    ("x at auth/wrong-code (of course)", .invalidVerificationCode),
    ("at least TOO_FAST (as it seems)", .tooManyAttempts),
    // Plain words and numbers are not codes.
    ("The request was canceled by the server", .unknown), ("It failed 12 times", .unknown), ("hello", .unknown),
    ("null", .unknown), ("true", .unknown), ("https://acme.com/wrong", .unknown),
  ])
  func textsResolveToTheirKinds(text: String, kind: Kind) throws {
    #expect(try invented.error(text).kind == kind, "\(text)")
  }

  @Test(arguments: [
    ("<!DOCTYPE html><p>TOO_FAST</p>", true), ("  <html><body>auth/wrong-code", true),
    ("<html><title>Network is down</title><p>Sorry.", true), ("<html><p>&quot;K1&quot;", true),
    ("<html><script>TOO_FAST</script><a href=\"K1\">Hello</a>", false), ("<html", false), ("<html>&", false),
  ])
  func textOfHTMLPagesIsRead(text: String, isKnown: Bool) throws {
    #expect(try invented.error(text).isKnown == isKnown)
  }

  @Test(arguments: [
    // A wrapped error takes precedence over its wrapper, and a provider-specific code counts in any error.
    (
      Provider.firebase, "Error getting access token from kakao: error_code=KOE010 (auth/invalid-credential)",
      "misconfigured"
    ),
    (
      "auth0", #"{"error":"access_denied","error_description":"AADSTS65004: User declined to consent"}"#,
      "consentDenied"
    ),
    ("cognito", "NotAuthorizedException: Incorrect username or password.", "invalidCredentials"),
    ("cognito", "NotAuthorizedException: something else", "unknown"),
    ("cognito", "NotAuthorizedException: that password is no good", "invalidCredentials"),
    ("cognito", "NotAuthorizedException", "invalidCredentials"),
    ("kakao", "the upstream said connection refused by it", "providerUnavailable"),
    ("better-auth", "User not found", "invalidCredentials"), ("better-auth", "Invalid password", "invalidCredentials"),
  ])
  func innerErrorTakesPrecedence(provider: Provider, text: String, kind: String) {
    let error = LoginError(provider: provider, payload: text.utf8)
    #expect(Catalog.shipped.copy(for: error, locale: "en", disclosure: .helpful).kind.rawValue == kind)
  }

  @Test(arguments: [nil, Flow.signIn, .signUp, .recover, .verify])
  func textsThatRevealAnAccountHaveTheSameCopy(flow: Flow?) {
    let texts = [
      "Invalid password", "User not found", "Password not found", "Credential account not found", "INVALID_PASSWORD",
    ]
    let copies = Set(
      texts.map { text in
        let error = LoginError(provider: "better-auth", payload: text.utf8, flow: flow)
        let copy = Catalog.shipped.copy(for: error, locale: "en")
        return "\(copy.kind) \(copy.title) \(copy.message) \(copy.status)"
      })
    #expect(copies.count == 1, "\(copies)")
  }

  @Test func failedResponsesAreNeverSuccess() {
    let body = #"{"ChallengeName":"PASSWORD_SRP"}"#.utf8
    #expect(LoginError(provider: .cognito, payload: body).kind == Kind.none)
    #expect(LoginError(provider: .cognito, payload: body, status: 400).kind == .unknown)
    for text in ["challengeState=Verifying(id=CUSTOM_CHALLENGE)", "[signup] no such table", "SUCCESS=false"] {
      for provider in Catalog.shipped.providers {
        #expect(LoginError(provider: provider, payload: text.utf8).kind != Kind.none, "\(provider): \(text)")
      }
    }
  }

  @Test func utf16TextIsDecoded() throws {
    let units = Array(#"{"error":"K1"}"#.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [
      little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, [0xEF, 0xBB, 0xBF] + Array(#"{"error":"K1"}"#.utf8),
    ] {
      let error = LoginError(provider: "acme", payload: bytes, catalog: invented.catalog)
      #expect(error.kind == .timedOut, "\(bytes.prefix(4))")
    }
  }

  @Test func invalidUTF8IsRepaired() throws {
    let bytes = Array(#"{"error":"K1","message":""#.utf8) + [0xFF, 0xC0] + Array(#""}"#.utf8)
    #expect(LoginError(provider: "acme", payload: bytes, catalog: invented.catalog).kind == .timedOut)
  }

  @Test func onlyTheFirst64KiBCount() throws {
    let long = String(repeating: " ", count: 66_000)
    #expect(try !invented.error("\(long) TOO_FAST").isKnown)
    #expect(try invented.error("TOO_FAST \(long)").kind == .tooManyAttempts)
    // Longer JSON is read as text.
    let filler = String(repeating: "x", count: 66_000)
    #expect(try invented.error(#"{"error":"K1","filler":"\#(filler)"}"#).kind == .timedOut)
    #expect(try invented.error(#"{"filler":"\#(filler)","error":"K1"}"#).kind == .unknown)
  }

  @Test func truncatedJSONIsReadAsText() throws {
    #expect(try invented.error(#"{"error":"new""#).kind == .unknown)
    #expect(try invented.error("FirebaseError { code: 'auth/xyzzy' }").kind == .unknown)
    #expect(try !invented.error("  ").isKnown)
    #expect(try !invented.error("[1,").isKnown)
    #expect(try invented.error(#"{"error":"K1""#).kind == .timedOut)
    #expect(try invented.error(#"{"error":"new""#, status: 429).kind == .tooManyAttempts)
  }
}
