import Foundation
import Hummingbird
import TestSupport
import Testing

@Suite struct DocumentationTests {
  @Test func articleContainsTheTestedExample() async throws {
    let file = Project.root.appending(path: "Tests/AuthCopyServerTests/EmbeddingExample.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("func ") })
    let end = try #require(lines.firstIndex { $0.hasPrefix("  return ") })
    let example = lines[(start + 1)..<end].map { $0.dropFirst(2) }.joined(separator: "\n")
    let article = Project.root.appending(path: "Sources/AuthCopy/AuthCopy.docc/UsingTheLibrary.md")
    #expect(try String(contentsOf: article, encoding: .utf8).contains(example))
    let responder = try await buildExample().responder
    let signIn = try await send(.post, "/app/sign-in", through: responder)
    #expect(signIn.status == 401)
    #expect(signIn.headers[.contentType] == "application/problem+json")
    let copy = try await send(.get, "/copy/v1/errors/kakao/KOE320", through: responder)
    #expect(copy.status == 200)
  }
}
