import Workloads

/// Runs a hot path so many times, for its instructions to be counted; without arguments it prints the names of all.
///
///     HotPaths [NAME TIMES]
@main struct HotPaths {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, let times = Int(arguments[2]) {
      let path = try prepared(arguments[1])
      for _ in 0..<times { try path() }
    } else {
      for name in MessageWorkload.all.map(\.name) + CodeWorkload.all.map(\.name) { print(name) }
    }
  }

  private static func prepared(_ name: String) throws -> () throws -> Void {
    if let message = MessageWorkload.all.first(where: { $0.name == name }) { return try message.prepared() }
    if let code = CodeWorkload.all.first(where: { $0.name == name }) { return code.prepared() }
    throw UnknownPath(name: name)
  }

  private struct UnknownPath: Error {
    let name: String
  }
}
