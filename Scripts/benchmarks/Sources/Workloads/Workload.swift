import AuthCopy
import Foundation

/// An operation of AuthCopy, and the equivalent operation of ICU.
package struct Workload: Sendable {
  package typealias Call = () throws -> Void

  package let name: String
  /// Performs the one-time setup, and returns the operation of AuthCopy to measure.
  package let ours: @Sendable () throws -> Call
  /// Performs the one-time setup, and returns the operation of ICU to measure.
  package let icu: @Sendable () throws -> Call

  package static let all = messages + codes
}

/// A message for each feature of the syntax, with a value for its argument.
///
/// The plain message has no argument and ignores the value.
private let messages = [
  Workload(
    "plain", locale: "ko", "로그인 정보를 확인한 뒤 다시 시도하거나 다른 방법으로 로그인하세요.", argument: "x", .text("x")),
  Workload(
    "argument", locale: "ja", "{provider}で続けるには、求められた権限を許可してください。", argument: "provider", .text("カカオ")),
  Workload(
    "select", locale: "en", "{seconds, select, none {Wait a little and try again.} other {Try again soon.}}",
    argument: "seconds", .text("none")),
  Workload(
    "plural", locale: "en",
    "{seconds, plural, =0 {Try again.} one {Try again in # second.} other {Try again in # seconds.}}",
    argument: "seconds", .integer(30)),
  // ICU does not choose Korean particles: it prints both forms, which is less work.
  Workload("particle", locale: "ko", "{provider}이(가) 설치되어 있지 않습니다.", argument: "provider", .text("카카오톡")),
]

/// Codes to resolve to copy; ICU only formats the title, message and action.
private let codes = [
  Workload("code without arguments", .kakao, "KOE320"),
  Workload("code with an argument", .firebase, "17010", ["seconds": 30]),
  Workload("concealed code", .firebase, "auth/user-disabled"),
]

extension Workload {
  fileprivate init(_ name: String, locale: String, _ pattern: String, argument: String, _ value: ArgumentValue) {
    self.name = name
    let arguments = [argument: value]
    ours = {
      let message = try Message(pattern, locale: locale)
      return { blackHole(try message.format(arguments)) }
    }
    icu = {
      let reference = ReferenceMessage(pattern, locale: locale, arguments)
      let text = try Message(pattern, locale: locale, resolvesParticles: false).format(arguments)
      precondition(text == reference.text, "both must print the same")
      return { blackHole(reference.format()) }
    }
  }

  fileprivate init(
    _ name: String, _ provider: Provider, _ code: String, _ arguments: [String: ArgumentValue] = [:]
  ) {
    self.name = name
    let locale = "ko"
    let copy: @Sendable () -> Copy = {
      var error = LoginError(provider: provider, code: RawCode(code))
      error.arguments = arguments
      return Catalog.shipped.copy(for: error, locale: locale)
    }
    ours = {
      _ = Catalog.shipped
      return { blackHole(copy()) }
    }
    icu = {
      let messages = try readMessages(of: locale)
      let expected = copy()
      let patterns = ["title", "message", "action"].compactMap { messages["\(expected.kind)_\($0)"] }
      func uses(_ name: String) -> Bool { patterns.contains { $0.contains("{\(name)") } }
      var values = arguments
      // Arguments that a caller omits have defaults.
      let defaults: [String: ArgumentValue] = ["minutes": 0, "method": "any", "flow": "any", "because": "unknown"]
      for (name, value) in defaults where uses(name) { values[name] = value }
      // ICU formats the text of a duration, the value of `{wait}`, with a separate message.
      let duration = messages["duration_seconds"].map {
        ReferenceMessage($0, locale: locale, ["count": arguments["seconds"] ?? 0])
      }
      if let duration, uses("wait") { values["wait"] = .text(duration.text) }
      let references = patterns.map { ReferenceMessage($0, locale: locale, values) }
      precondition(
        [expected.title, expected.message, expected.action?.label].compactMap(\.self) == references.map(\.text),
        "both must print the same")
      let formatted = references + (uses("wait") ? [duration].compactMap(\.self) : [])
      return {
        for reference in formatted { blackHole(reference.format()) }
      }
    }
  }
}

/// Reads the messages of a locale from its file in the catalog.
///
/// The current folder must be the root of the repository.
private func readMessages(of locale: String) throws -> [String: String] {
  let data = try Data(contentsOf: URL(filePath: "Catalogs/copy/\(locale).arb"))
  let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  return root.compactMapValues { $0 as? String }
}

/// Prevents the optimizer from removing the computation of an unused value.
@inline(never) package func blackHole<Value>(_ value: Value) {}
