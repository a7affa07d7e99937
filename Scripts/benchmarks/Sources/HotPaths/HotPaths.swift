import Workloads

/// Runs a hot path, or its ICU equivalent, a given number of times, so that valgrind can count its instructions.
///
/// Without arguments it prints the names of all hot paths.
///
///     HotPaths [ours|icu NAME TIMES]
@main struct HotPaths {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else {
      for workload in Workload.all { print(workload.name) }
      return
    }
    guard let workload = Workload.all.first(where: { $0.name == arguments[2] }), let times = Int(arguments[3]) else {
      throw UsageError(arguments: arguments)
    }
    let call = try arguments[1] == "ours" ? workload.ours() : workload.icu()
    for _ in 0..<times { try call() }
  }

  private struct UsageError: Error {
    let arguments: [String]
  }
}
