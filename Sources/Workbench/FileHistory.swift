internal import Dispatch
internal import Foundation

/// The versions of a file in a git repository, read with the `git` program.
///
/// A command that fails or exceeds the time limit ends the history.
struct FileHistory: Sendable {
  struct Commit: Sendable {
    let id: String
    /// The author's date (ISO 8601).
    let date: String
    let author: String
    /// The first line of the commit message.
    let subject: String
    /// The file's path in the repository at this commit.
    let path: String
  }

  private let folder: String
  private let name: String
  private let deadline: DispatchTime

  /// The time limit for reading a history.
  private static let timeout = DispatchTimeInterval.seconds(4)
  private static let maximumCommits = 300
  /// The number of versions that are read at once.
  private static let batchSize = 16

  /// - Parameter path: an absolute path.
  init(of path: String) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    folder = String(path[..<slash])
    name = String(path[slash...].dropFirst())
    deadline = .now() + Self.timeout
  }

  /// Whether a folder is in a repository.
  static func isInRepository(_ folder: String) -> Bool {
    var path = folder
    while !path.isEmpty {
      if FileManager.default.fileExists(atPath: "\(path)/.git") { return true }
      path = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
    return false
  }

  /// Visits the versions of the file, newest first.
  ///
  /// - Parameter body: receives a commit and the file's content; returns whether to continue.
  /// - Returns: whether all versions were visited.
  func visitVersions(_ body: (Commit, [UInt8]) -> Bool) -> Bool {
    let commits = commits
    for start in stride(from: 0, to: commits.count, by: Self.batchSize) {
      let batch = commits[start..<min(start + Self.batchSize, commits.count)]
      for (commit, content) in zip(batch, contents(of: batch)) {
        guard let content, DispatchTime.now() < deadline, body(commit, content) else { return false }
      }
    }
    return commits.count < Self.maximumCommits
  }

  private var commits: [Commit] {
    let output = git(
      ["log", "--follow", "--name-only", "-z", "--format=%H%x00%aI%x00%an%x00%s", "--max-count=\(Self.maximumCommits)"]
        // Programs that the repository configures are not run.
        + ["--no-show-signature", "--no-ext-diff", "--no-textconv", "--no-color", "--", name])
    let parts = String(decoding: output ?? [], as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count - 4, by: 5).map { index in
      // A line break precedes the path.
      Commit(
        id: String(parts[index]), date: String(parts[index + 1]), author: String(parts[index + 2]),
        subject: String(parts[index + 3]), path: String(parts[index + 4].drop { $0 == "\n" }))
    }
  }

  /// Returns the content of the file at each commit; nil if it cannot be read.
  private func contents(of commits: ArraySlice<Commit>) -> [[UInt8]?] {
    let names = commits.map { "\($0.id):\($0.path)\n" }.joined()
    var rest = (git(["cat-file", "--batch"], input: names) ?? [])[...]
    return commits.map { _ in
      // Each content follows a line with its name, type and size, and ends with a line break.
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]), size < rest.count else { return nil }
      defer { rest = rest.dropFirst(size + 1) }
      return Array(rest.prefix(size))
    }
  }

  /// Runs git in the folder.
  ///
  /// - Returns: the standard output; nil if git fails or exceeds the time limit.
  private func git(_ arguments: [String], input: String = "") -> [UInt8]? {
    guard DispatchTime.now() < deadline else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "--no-pager", "--literal-pathspecs"] + arguments
    // Inherited `GIT_` variables, as in a hook, may name another repository. Git must not fetch, prompt or lock.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1"]) { $1 }
    let (inputPipe, outputPipe) = (Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let id = process.processIdentifier
    let timeLimit = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: deadline, execute: timeLimit)
    // The input is smaller than the pipe's buffer, so the two processes cannot wait for each other.
    try? inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? inputPipe.fileHandleForWriting.close()
    let output = try? outputPipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    timeLimit.cancel()
    return process.terminationStatus == 0 ? output.map(Array.init) : nil
  }
}
