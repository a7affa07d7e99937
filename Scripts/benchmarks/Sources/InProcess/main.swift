import Benchmark
import Workloads

/// One measurement is of so many calls: a single one is shorter than reading the clock.
private let calls = 1_000

private func measure(_ name: String, _ call: @escaping Workload.Call) {
  benchmark(name) { for _ in 0..<calls { try call() } }
}

for workload in Workload.all {
  measure("ours \(workload.name)", try workload.ours())
  measure("icu \(workload.name)", try workload.icu())
}

Benchmark.main()
