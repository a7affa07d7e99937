import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Inputs that fuzzing found or starts from pass.
@Suite struct FuzzCorpusTests {
  @Test(arguments: FuzzTarget.allCases) func storedInputsPass(target: FuzzTarget) throws {
    let folder = Project.root.appending(path: "Tests/Fixtures/fuzz/\(target.rawValue)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    try #require(!files.isEmpty)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(throws: Never.self, "\(file.lastPathComponent)") { try target.check(bytes) }
    }
  }
}
