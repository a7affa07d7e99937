import Foundation
import TestSupport
import Testing

/// Every command when standard output cannot be written.
@Suite(.timeLimit(.minutes(10))) struct StandardOutputTests {
  /// A message that lint fixes, and a catalog with a translation to import.
  private static let files = [
    "lint/en.arb": "{\n  \"@@locale\": \"en\",\n  \"close\": \"Close\"\n}\n",
    "lint/ko.arb": "{\n  \"@@locale\": \"ko\",\n  \"close\": \"닫기 \"\n}\n",
    "catalog/en.arb": "{\n  \"@@locale\": \"en\",\n  \"close\": \"Close\"\n}\n",
    "catalog/ko.arb": "{\n  \"@@locale\": \"ko\",\n  \"close\": \"닫아\"\n}\n",
    "ko.po": "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\nmsgctxt \"close\"\nmsgid \"Close\"\nmsgstr \"닫기\"\n",
  ]

  /// The tested commands; `SMALL` is replaced by the path of a catalog with few codes.
  static let commands = [
    "--version", "help codes", "--generate-completion-script zsh",
    "resolve kakao nothing --format json --catalog SMALL",
    "format {n} --locale en --arg n=1", "format --jsonl", "codes kakao --catalog SMALL", "coverage --catalog SMALL",
    "coverage --against - --catalog SMALL", "lint lint", "lint lint --diff", "lint lint --record-all --diff",
    "lint --explain all", "import ko.po --catalog catalog --diff", "export --format json --catalog SMALL",
    "export --format javascript --single-file --locale ko --catalog SMALL", "review --catalog SMALL", "workbench lint",
    "site --out site --catalog SMALL",
  ]

  private static let small = Result {
    try TemporaryFolder.withCatalog(of: ["kakao", "oauth", "urlsession", "webauthn"], in: ["en", "ko"])
  }

  /// Runs a line of shell in which `"$0" "$@"` is the command.
  private func run(_ command: String, _ shell: String) throws -> (status: Int32, errors: String) {
    let folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    let arguments = command.replacing("SMALL", with: try Self.small.get().path).split(separator: " ").map(String.init)
    process.arguments = ["-c", shell, CommandLineRunner.program.path] + arguments
    process.currentDirectoryURL = folder.url
    let input = Pipe()
    process.standardInput = input
    process.standardError = errors
    try process.run()
    if command.hasSuffix("--jsonl") {
      input.fileHandleForWriting.write(Data("{\"locale\":\"en\",\"message\":\"a\"}\n".utf8))
    }
    try input.fileHandleForWriting.close()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test(
    arguments: commands.map { ($0, "> /dev/full", "No space left on device") }
      + ["--version", "lint lint", "site --out site --catalog SMALL"].map { ($0, ">&-", "Bad file descriptor") })
  func anUnwritableStandardOutputIsAFailure(command: String, redirection: String, reason: String) throws {
    let outcome = try run(command, #"exec "$0" "$@" \#(redirection)"#)
    #expect(outcome.status == 2)
    let lines = outcome.errors.split(separator: "\n")
    let line = "auth-copy: standard output cannot be written: \(reason)"
    #expect(lines.last.map(String.init) == line, "\(outcome.errors)")
    // The workbench first prints a line about its address.
    #expect(lines.count == (command.hasPrefix("workbench") ? 2 : 1), "\(outcome.errors)")
  }

  /// Tests each third command, or all of them with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(
    arguments: commands.sampled(every: 3).map { ($0, "") } + ["--version", "lint lint"].map { ($0, "trap '' PIPE; ") })
  func aClosedPipeEndsTheProgramSilently(command: String, trap: String) throws {
    // The reader exits, which closes the pipe before the program writes.
    let outcome = try run(command, trap + #"exec 3> >(exec true); wait $!; "$0" "$@" >&3; exit $?"#)
    #expect(outcome.status == 128 + SIGPIPE, "\(outcome.errors)")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == (command.hasPrefix("workbench") ? 1 : 0), "\(outcome.errors)")
  }
}
