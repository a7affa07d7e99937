import CatalogLint
import Foundation
import TestSupport
import Testing

/// The defects of real catalogs: all of them, and of errors nothing beside.
@Suite(.enabled(if: Project.hasCorpora, "needs the corpora, which are not beside this clone"))
struct CorpusTests {
  /// What stays open to judgement, and what the table does not list.
  private static let unlisted: Set<String> = [
    "bare-particle", "mixed-register", "missing-description", "undeclared-placeholder", "orphan-metadata",
    "untranslated", "double-space", "doubled-word", "foreign-punctuation", "inconsistent-translation",
    "leftover-source",
    "length-outlier", "misplaced-translation", "number-mismatch", "unpaired-bracket",
  ]

  private static let otherwise = [
    "ko\tbare-particle\tconfirm_clear_user_list", "ko\tmissing-argument\tdialogSelectedOption",
  ]

  @Test(arguments: ["aave-ui", "flutter-gallery", "mattermost-mobile", "seerr", "smooth-app", "umami"])
  func findsWhatIsExpectedAndNoOtherError(corpus: String) throws {
    let folder = Project.shared.appending(path: "corpora/\(corpus)")
    let table = try String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").dropFirst().map(String.init)
    // Flutter takes the apostrophes of ARB for text, and the word before a bracket decides on the particle after it.
    let others = ["\tMUST-NOT-REPORT:", "\tdialect-icu-only:"] + Self.otherwise
    let expected = Set(rows.filter { row in !others.contains(where: row.contains) })
    let findings = Linter().lint([folder.path]).findings
    let found = Set(findings.filter { !Self.unlisted.contains($0.rule) }.map { "\($0.locale)\t\($0.rule)\t\($0.key)" })
    #expect(found.subtracting(expected).isEmpty, "beyond")
    let all = Set(findings.map { "\($0.locale)\t\($0.rule)\t\($0.key)" })
    #expect(expected.subtracting(all).isEmpty, "missing")
  }

  @Test func theTrapsAreNotReported() throws {
    for corpus in ["seerr", "umami"] {
      let folder = Project.shared.appending(path: "corpora/\(corpus)")
      let table = try String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
      let traps = table.split(separator: "\n").filter { $0.contains("\tMUST-NOT-REPORT:") }.map {
        let cells = $0.split(separator: "\t")
        return "\(cells[0]) \(cells[2])"
      }
      #expect(!traps.isEmpty)
      let errors = Linter().lint([folder.path]).findings.filter { $0.severity == .error }.map {
        "\($0.locale) \($0.key)"
      }
      #expect(Set(errors).isDisjoint(with: traps))
    }
  }

  @Test func flutterCatalogsAreReadInTheirDialect() {
    let folder = Project.shared.appending(path: "corpora/flutter-gallery").path
    #expect(!Linter().lint([folder]).findings.contains { $0.rule == "quoted-argument" })
    #expect(Linter(dialect: .icu).lint([folder]).findings.contains { $0.rule == "quoted-argument" })
  }
}
