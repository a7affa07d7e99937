import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// Sentences about a person's account that no table has, and sentences about other accounts.
///
/// The first half of the first files was written with the vocabulary; the other half and the other files are by fresh
/// readers. At their first reading, 15 of 30, 46 of 60 and 56 of 60 sentences about a person's account were concealed.
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

  /// A quarter of the fourth set are errors of databases.
  @Test(arguments: [
    ("account-sentences.jsonl", 4), ("account-sentences-2.jsonl", 4), ("account-sentences-3.jsonl", 4),
    ("account-sentences-4.jsonl", 9),
  ])
  func sentencesAboutAPersonsAccountAreConcealed(file: String, allowed: Int) throws {
    let (all, concealed) = try Self.concealed(file, isUnknown: false)
    let open = all.map(\.text).filter { !concealed.contains($0) }
    #expect(all.count == 60)
    // Waiting after many attempts is never concealed, even where the sentence says that an account is locked.
    #expect(open.count <= allowed, "\(open.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "other-accounts.jsonl", "other-accounts-2.jsonl", "other-accounts-3.jsonl", "other-accounts-4.jsonl",
  ])
  func sentencesAboutOtherAccountsAreNot(file: String) throws {
    let (all, concealed) = try Self.concealed(file, isUnknown: true)
    #expect(all.count >= 60)
    #expect(concealed.count * 20 <= all.count, "\(concealed.joined(separator: "\n"))")
  }
}
