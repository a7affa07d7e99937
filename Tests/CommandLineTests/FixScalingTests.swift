import AuthCopy
import Foundation
import TestSupport
import Testing

/// Fixing takes time proportional to the number of keys.
@Suite struct FixScalingTests {
  /// Returns a folder with a translation in which each key has a record and one text in a hundred needs a fix.
  private static func folder(keys: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    // The recorded hash of the source matches; the recorded hash of the translation does not.
    let (source, hash) = (ContentHash("x"), "0123456789abcdef")
    let en = (0..<keys).map { "\"k\($0)\":\"x\"" }.joined(separator: ",\n")
    let ko = (0..<keys).map { key in
      #""k\#(key)":"값\#(key % 100 == 0 ? " " : "")","@k\#(key)":{"x-source-hash":"\#(source)","x-translation-hash":"\#(hash)"}"#
    }.joined(separator: ",\n")
    try folder.write("{\"@@locale\":\"en\",\(en)}", to: "a_en.arb")
    try folder.write("{\"@@locale\":\"ko\",\(ko)}", to: "a_ko.arb")
    return folder
  }

  /// Returns the processor seconds that the program uses.
  private static func seconds(keys: Int) throws -> Double {
    let folder = try folder(keys: keys)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c", #"TIMEFORMAT=%U; time "$0" lint . --diff >diff; grep -c '^+"' diff"#, CommandLineRunner.program.path,
    ]
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
      separator: "\n")
    process.waitUntilExit()
    // Every record is updated, because every translation differs from its recorded hash. `grep` does not count the
    // first line, which begins with a brace.
    try #require(lines.count == 2 && lines[1] == "\(keys - 1)", "\(lines)")
    return try #require(Double(lines[0]))
  }

  @Test func fourTimesTheKeysTakeAtMostEightTimesAsLong() throws {
    let (few, many) = try (Self.seconds(keys: 4_000), Self.seconds(keys: 16_000))
    #expect(many < 8 * few, "\(few) s, \(many) s")
  }
}
