import Foundation
import TestSupport
import Testing

@Suite struct DocumentationTests {
  private func article(_ name: String) throws -> String {
    let file = Project.root.appending(path: "Sources/AuthCopy/AuthCopy.docc/\(name).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func articleContainsTheTestedClients() throws {
    let article = try article("CallingTheService")
    let folder = Project.root.appending(path: "Tests/Clients")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 4)
    for file in files {
      #expect(article.contains(try String(contentsOf: file, encoding: .utf8)), "\(file.lastPathComponent)")
    }
  }
}
