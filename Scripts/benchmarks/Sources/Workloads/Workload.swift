import AuthCopy
import Foundation

/// A measured operation, and the equivalent operation in ICU.
package struct Workload: Sendable {
  package typealias Call = () throws -> Void

  package let name: String
  /// Performs the one-time setup, and returns the operation to measure.
  package let ours: @Sendable () throws -> Call
  package let icu: @Sendable () throws -> Call

  package static let all = messages + codes
}

/// One message of each kind, with the single value that it takes.
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
  // ICU has no particles, so it prints the tolerant form, which is less work.
  Workload("particle", locale: "ko", "{provider}이(가) 설치되어 있지 않습니다.", argument: "provider", .text("카카오톡")),
]

/// The copy of a code, compared with only formatting its title, message and action.
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
      return { keep(try message.format(arguments)) }
    }
    icu = {
      let yardstick = Yardstick(pattern, locale: locale, arguments)
      let text = try Message(pattern, locale: locale, resolvesParticles: false).format(arguments)
      precondition(text == yardstick.text, "both must print the same")
      return { keep(yardstick.format()) }
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
      return { keep(copy()) }
    }
    icu = {
      let written = try writtenMessages(of: locale)
      let answer = copy()
      let patterns = ["title", "message", "action"].compactMap { written["\(answer.kind)_\($0)"] }
      func takes(_ name: String) -> Bool { patterns.contains { $0.contains("{\(name)") } }
      var values = arguments
      // Arguments that a caller omits have defaults.
      let defaults: [String: ArgumentValue] = ["minutes": 0, "method": "any", "flow": "any"]
      for (name, value) in defaults where takes(name) { values[name] = value }
      // A time in words is a message of its own.
      let wait = written["duration_seconds"].map {
        Yardstick($0, locale: locale, ["count": arguments["seconds"] ?? 0])
      }
      if let wait, takes("wait") { values["wait"] = .text(wait.text) }
      let yardsticks = patterns.map { Yardstick($0, locale: locale, values) }
      precondition(
        [answer.title, answer.message, answer.action?.label].compactMap(\.self) == yardsticks.map(\.text),
        "both must print the same")
      let all = yardsticks + (takes("wait") ? [wait].compactMap(\.self) : [])
      return {
        for yardstick in all { keep(yardstick.format()) }
      }
    }
  }
}

/// The messages of a locale as written in its file.
///
/// The program must be run from the root of the repository.
private func writtenMessages(of locale: String) throws -> [String: String] {
  let data = try Data(contentsOf: URL(filePath: "Catalogs/copy/\(locale).arb"))
  let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  return root.compactMapValues { $0 as? String }
}

/// Prevents the optimizer from removing a value that is not used.
@inline(never) package func keep<Value>(_ value: Value) {}
