import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What fuzzing has found, and what it starts from, holds still.
@Suite struct FuzzCorpusTests {
  @Test(arguments: FuzzTarget.allCases) func keptInputsHold(target: FuzzTarget) throws {
    let folder = Project.root.appending(path: "Tests/Fixtures/fuzz/\(target.rawValue)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    try #require(!files.isEmpty)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(throws: Never.self, "\(file.lastPathComponent)") { try target.check(bytes) }
    }
  }
}
