import Foundation
import TestSupport

@testable import AuthCopy

/// A form in which software prints or sends an error: a frame around a code or a sentence.
struct RawErrorForm: Sendable {
  let name: String
  let frame: @Sendable (String) -> String

  /// - Parameter frame: a text with `%` in the place of the error.
  private init(_ name: String, _ frame: String) {
    self.init(name) { error in frame.replacing("%", with: error) }
  }

  private init(_ name: String, _ frame: @escaping @Sendable (String) -> String) {
    self.name = name
    self.frame = frame
  }

  static let all: [RawErrorForm] = [
    RawErrorForm("React Native", "[Error: %]"),
    RawErrorForm("React Native with a class", "[AuthApiError: %]"),
    RawErrorForm("JavaScript", "Error: %"),
    RawErrorForm("JavaScript object", "{ error: AuthApiError: % }"),
    RawErrorForm("quotation marks", "\"%\""),
    RawErrorForm("message in apostrophes", "message: '%'"),
    RawErrorForm("parentheses", "(%)"),
    RawErrorForm("sentence before", "Login failed. %"),
    RawErrorForm("sentence after", "%. Please try again."),
    RawErrorForm("member after", #"Error: % {"status":400}"#),
    RawErrorForm("dash before", "auth - %"),
    RawErrorForm("Swift optional", "Optional(\"%\")"),
    RawErrorForm("Swift dump", "▿ error : Optional<String>\n  - some : \"%\""),
    RawErrorForm("Dart", "Exception: %"),
    RawErrorForm("Dart platform exception", "PlatformException(error, %, null, null)"),
    RawErrorForm(
      "Python traceback", "Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n    g()\nfoo.BarError: %"),
    RawErrorForm(
      "chained Python traceback",
      """
      Traceback (most recent call last):
        File "a.py", line 1, in f
          g()
      foo.BarError: %

      The above exception was the direct cause of the following exception:

      Traceback (most recent call last):
        File "b.py", line 2, in h
          raise Failed() from e
      foo.Failed: sign-in
      """),
    RawErrorForm(
      "Java cause",
      "java.lang.RuntimeException: x\n\tat a.B.c(B.java:1)\nCaused by: com.x.Foo: %\n\tat a.B.c(B.java:1)\n\t... 3 more"
    ),
    RawErrorForm("log line", "2026-01-02 03:04:05.678 ERROR [http-1] c.x.Y - %"),
    RawErrorForm("logfmt", "time=\"2026-01-02T03:04:05Z\" level=error msg=\"%\""),
    RawErrorForm("log line with a place", "ERROR | Foo.swift:86 - %"),
    RawErrorForm("logcat", "01-02 03:04:05.678  1234  1234 E Auth    : %"),
    RawErrorForm("log line with brackets", "[2026-01-02 03:04:05] auth.ERROR: %"),
    RawErrorForm("JSON", { #"{"message":"\#($0.escapedForJSON)"}"# }),
    RawErrorForm("JSON in a text", { #"Request failed: {"message":"\#($0.escapedForJSON)"}"# }),
    RawErrorForm("escaped JSON", { #""{\"message\":\"\#($0.escapedForJSON.escapedForJSON)\"}""# }),
    RawErrorForm("Python dictionary", { "{'message': '\($0.escapedForPython)', 'code': None}" }),
    RawErrorForm("Ruby hash", { #"{:message=>"\#($0.escapedForJSON)", :code=>nil}"# }),
    RawErrorForm("object of Node", { "{\n  code: null,\n  message: '\($0.escapedForPython)'\n}" }),
    RawErrorForm("HTML", "<html><body><h1>Error</h1><p>%</p></body></html>"),
    RawErrorForm("redirect") { error in
      let value = error.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      return "https://a.example/cb?error_description=\(value)"
    },
    RawErrorForm("upper case") { "Error: \($0.uppercased())" },
    RawErrorForm("stack trace", "%\n    at f (a.js:1:2)\n    at g (b.js:3:4)"),
    RawErrorForm("NSError, member first", "Error Domain=a.b Code=0 \"x\" UserInfo={NSLocalizedDescription=%, a=b}"),
    RawErrorForm("NSError, member last", "Error Domain=a.b Code=0 \"x\" UserInfo={a=b, NSLocalizedDescription=%}"),
    RawErrorForm("NSError, only member", "Error Domain=a.b Code=0 \"%\" UserInfo={NSLocalizedDescription=%}"),
    RawErrorForm("description of an NSError", "Error Domain=a.b Code=0 \"%\""),
  ]
}

extension String {
  var escapedForJSON: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
  var escapedForPython: String { replacing("\\", with: "\\\\").replacing("'", with: "\\'") }
}
