import AuthCopy
import Benchmark
import Foundation
import ICUYardstick
import Workloads

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

/// ICU knows no particles: it prints the tolerant form, which is less work.
for workload in MessageWorkload.all {
  measure("ours \(workload.name)", try workload.prepared())
  let yardstick = icu_yardstick_open(workload.pattern, workload.locale, workload.argument)
  switch workload.value {
  case .text(let text):
    measure("icu \(workload.name)") { keep(icu_yardstick_format(yardstick, text, 0)) }
  case .integer(let integer):
    measure("icu \(workload.name)") { keep(icu_yardstick_format(yardstick, nil, integer)) }
  default: break
  }
}

/// The title, the message and the action that a code leads to, against formatting the same three alone.
for workload in CodeWorkload.all {
  measure("ours \(workload.name)", workload.prepared())
  let written = try messages(of: workload.locale)
  let kind = workload.copy().kind
  let patterns = ["title", "message", "action"].compactMap { written["\(kind)_\($0)"] }
  let yardsticks = patterns.map { icu_yardstick_open($0, workload.locale, "seconds") }
  measure("icu \(workload.name)") {
    for yardstick in yardsticks { keep(icu_yardstick_format(yardstick, nil, 30)) }
  }
}

Benchmark.main()
