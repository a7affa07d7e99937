import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// Sentences about a person's account that no table has, and sentences about other accounts.
///
/// The first half of each file was written with the vocabulary, the second half by a fresh reader before the first reading,
/// of which 15 of 30 were concealed then.
@Suite struct AccountSentenceTests {
  private struct Sentence: Decodable {
    let text: String
    let flow: String?
  }

  private static func sentences(_ name: String) throws -> [Sentence] {
    let lines = try String(contentsOf: Project.fixtures.appending(path: "raw-errors/\(name)"), encoding: .utf8)
    return try lines.split(separator: "\n").map { try JSONDecoder().decode(Sentence.self, from: Data($0.utf8)) }
  }

  /// Returns the sentences of a file that are concealed.
  private static func concealed(_ name: String, isUnknown: Bool) throws -> (all: [Sentence], concealed: [String]) {
    let sentences = try sentences(name)
    let concealed = sentences.filter { sentence in
      let flow = sentence.flow.flatMap(Flow.init)
      let error = LoginError(provider: .oauth, payload: sentence.text, flow: flow, catalog: .shipped)
      return Catalog.shipped.kinds.resolve(error.resolution, under: .strict).isConcealing
        && (!isUnknown || error.kind == .unknown)
    }
    return (sentences, concealed.map(\.text))
  }

  @Test func sentencesAboutAPersonsAccountAreConcealed() throws {
    let (all, concealed) = try Self.concealed("account-sentences.jsonl", isUnknown: false)
    let open = all.map(\.text).filter { !concealed.contains($0) }
    #expect(all.count == 60)
    #expect(open.count <= 4, "\(open.joined(separator: "\n"))")
  }

  @Test func sentencesAboutOtherAccountsAreNot() throws {
    let (all, concealed) = try Self.concealed("other-accounts.jsonl", isUnknown: true)
    #expect(all.count == 100)
    #expect(concealed.count <= 2, "\(concealed.joined(separator: "\n"))")
  }
}
