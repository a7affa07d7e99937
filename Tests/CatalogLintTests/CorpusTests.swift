import CatalogLint
import Foundation
import TestSupport
import Testing

/// The defects of real catalogs: all of them, and nothing beside.
@Suite(.enabled(if: Project.hasShared, "needs the corpora, which are not beside this clone"))
struct CorpusTests {
  private static let rules: Set<String> = [
    "invalid-message", "missing-key", "extra-key", "unknown-argument", "missing-argument", "empty-translation",
    "duplicate-key",
  ]

  @Test(arguments: ["aave-ui", "flutter-gallery", "mattermost-mobile", "seerr", "smooth-app", "umami"])
  func findsWhatIsExpectedAndNothingElse(corpus: String) throws {
    let folder = Project.shared.appending(path: "corpora/\(corpus)")
    let table = try String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
    let expected = table.split(separator: "\n").dropFirst().filter { row in
      Self.rules.contains(String(row.split(separator: "\t")[1]))
    }
    let found = Linter().lint([folder.path]).findings.filter { Self.rules.contains($0.rule) }
      .map { "\($0.locale)\t\($0.rule)\t\($0.key)" }
    #expect(Set(found).subtracting(expected.map(String.init)) == [])
    #expect(Set(expected.map(String.init)).subtracting(found) == [])
  }
}
