import Benchmark
import Workloads

/// The number of calls in one measurement, because a single call takes less time than reading the clock.
private let calls = 1_000

private func measure(_ name: String, _ call: @escaping Workload.Call) {
  benchmark(name) { for _ in 0..<calls { try call() } }
}

for workload in Workload.all {
  measure("ours \(workload.name)", try workload.ours())
  measure("icu \(workload.name)", try workload.icu())
}

Benchmark.main()
