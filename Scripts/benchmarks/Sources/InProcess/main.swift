import AuthCopy
import Benchmark
import Foundation
import ICUYardstick

/// The messages of a locale as its file has them. The program is run from the top of the repository.
private func messages(of locale: String) throws -> [String: String] {
  let data = try Data(contentsOf: URL(filePath: "Catalogs/copy/\(locale).arb"))
  let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  return root.compactMapValues { $0 as? String }
}

/// One measurement is of so many calls: a single one is shorter than reading the clock.
private let calls = 1_000

private func measure(_ name: String, _ body: @escaping () throws -> Void) {
  benchmark(name) { for _ in 0..<calls { try body() } }
}

/// Keeps the optimizer from leaving out what nobody looks at.
@inline(never) private func keep<Value>(_ value: Value) {}

/// A message of each kind, and the one value that it takes.
private let cases: [(name: String, locale: String, pattern: String, argument: String, value: ArgumentValue)] = [
  ("plain", "ko", "로그인 정보를 확인한 뒤 다시 시도하거나 다른 방법으로 로그인하세요.", "x", "x"),
  ("argument", "ja", "{provider}で続けるには、求められた権限を許可してください。", "provider", "カカオ"),
  ("select", "en", "{seconds, select, none {Wait a little and try again.} other {Try again soon.}}", "seconds", "none"),
  (
    "plural", "en", "{seconds, plural, =0 {Try again.} one {Try again in # second.} other {Try again in # seconds.}}",
    "seconds", 30
  ),
]

for (name, locale, pattern, argument, value) in cases {
  let message = try Message(pattern, locale: locale)
  let yardstick = icu_yardstick_open(pattern, locale, argument)
  let arguments = [argument: value]
  measure("ours \(name)") { keep(try message.format(arguments)) }
  switch value {
  case .text(let text):
    measure("icu \(name)") { keep(icu_yardstick_format(yardstick, text, 0)) }
  case .integer(let integer):
    measure("icu \(name)") { keep(icu_yardstick_format(yardstick, nil, integer)) }
  default: break
  }
}

/// ICU knows no particles: it prints the tolerant form, which is less work.
private let particle = "{provider}이(가) 설치되어 있지 않습니다."
private let particleMessage = try Message(particle, locale: "ko")
private let particleArguments: [String: ArgumentValue] = ["provider": "카카오톡"]
private let particleYardstick = icu_yardstick_open(particle, "ko", "provider")
measure("ours particle") { keep(try particleMessage.format(particleArguments)) }
measure("icu particle") { keep(icu_yardstick_format(particleYardstick, "카카오톡", 0)) }

/// The title, the message and the action that a code leads to, against formatting the same three alone.
private let korean = try messages(of: "ko")
private let catalog = Catalog.shipped
private let resolved: [(name: String, provider: Provider, code: String)] = [
  ("code without arguments", .kakao, "KOE320"), ("code with an argument", .firebase, "17010"),
  ("concealed code", .firebase, "auth/user-disabled"),
]
for (name, provider, code) in resolved {
  let error = LoginError(provider: provider, code: RawCode(code))
  let copy = catalog.copy(for: error, locale: "ko")
  let arguments: [String: ArgumentValue] = copy.kind == .tooManyAttempts ? ["seconds": 30] : [:]
  let patterns = ["title", "message", "action"].compactMap { korean["\(copy.kind)_\($0)"] }
  let yardsticks = patterns.map { icu_yardstick_open($0, "ko", "seconds") }
  measure("ours \(name)") {
    var error = LoginError(provider: provider, code: RawCode(code))
    error.arguments = arguments
    keep(catalog.copy(for: error, locale: "ko"))
  }
  measure("icu \(name)") {
    for yardstick in yardsticks { keep(icu_yardstick_format(yardstick, nil, 30)) }
  }
}

Benchmark.main()
