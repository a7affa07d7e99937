import Foundation
import Hummingbird
import HummingbirdTesting
import TestSupport
import Testing

@Suite struct DocumentationTests {
  @Test func theClientsOfTheREADMEAreThoseThatRun() throws {
    let readme = try String(contentsOf: Project.root.appending(path: "README.md"), encoding: .utf8)
    let folder = Project.root.appending(path: "Tests/Clients")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 4)
    for file in files {
      #expect(readme.contains(try String(contentsOf: file, encoding: .utf8)), "\(file.lastPathComponent)")
    }
  }

  @Test func theExampleOfTheREADMEIsTheOneThatRuns() async throws {
    let folder = Project.root.appending(path: "Tests/AuthCopyServerTests/EmbeddingExample.swift")
    let lines = try String(contentsOf: folder, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("func ") })
    let end = try #require(lines.firstIndex { $0.hasPrefix("  return ") })
    let example = lines[(start + 1)..<end].map { $0.dropFirst(2) }.joined(separator: "\n")
    let readme = try String(contentsOf: Project.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains(example))
    try await buildExample().test(.router) { client in
      let signIn = try await client.execute(uri: "/app/sign-in", method: .post)
      #expect(signIn.status == .unauthorized)
      #expect(signIn.headers[.contentType] == "application/problem+json")
      let copy = try await client.execute(uri: "/copy/v1/errors/kakao/KOE320", method: .get)
      #expect(copy.status == .ok)
    }
  }
}
