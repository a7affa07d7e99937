import AuthCopy
import TestSupport
import Testing

/// Hostile payloads are read in linear time, and their text is not repeated.
@Suite struct HostileErrorTests {
  static let patterns = [
    "a", "+", "(", "{", "[", "\"", "=", ":", "\\", "a=", "a=\"", "a='b ", "{\"", "{\"a\":", "Error Domain=",
    "(a error 1.)",
    "Caused by: com.a.B: ", "auth/x-1 ", "?a=b ", "&a=b", "%41", "\\\"", "12 ", "in 5 ", "password must be ", "\u{0}",
    "\u{1}",
    " at x(", " at x [as ", "\n\tat x(", "[ ", "<a", "&lt", "\nCaused by: x", "비밀번호", "Ａ",
    "{\"code\":1,\"message\":\"a b\"},", "é",
  ]

  /// Reads 100 kB of each pattern, or 1 MB with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: patterns) func longPayloadsAreReadQuickly(pattern: String) {
    let size = Exhaustive.count(1_000_000, sample: 100_000)
    let payload = Array(String(repeating: pattern, count: size / pattern.utf8.count).utf8)
    let time = ContinuousClock().measure {
      let error = LoginError(provider: .cognito, payload: payload)
      #expect(!error.isKnown)
      #expect((error.source?.code?.count ?? 0) < 2)
    }
    // A limit for debug builds on a busy machine; optimized builds need less than 50 milliseconds.
    #expect(time < .seconds(10))
  }

  @Test func nestedStringsAreReadToALimit() throws {
    var payload = #"{"code":"auth/wrong-password"}"#
    for depth in 0..<12 {
      let error = LoginError(provider: .firebase, payload: payload.utf8)
      // No backend wraps an error more than four times.
      #expect(error.kind == (depth <= 4 ? .invalidCredentials : .unknown), "\(depth)")
      let escaped = payload.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      payload = "{\"a\":\"\(escaped)\"}"
    }
  }

  @Test func nestedObjectsAreReadToALimit() throws {
    for depth in [1, 8, 9, 100] {
      let payload =
        String(repeating: #"{"a":"#, count: depth) + #"{"code":"auth/wrong-password"}"#
        + String(repeating: "}", count: depth)
      let error = LoginError(provider: .firebase, payload: payload.utf8)
      #expect(error.kind == (depth <= 8 ? .invalidCredentials : .unknown))
    }
  }
}
