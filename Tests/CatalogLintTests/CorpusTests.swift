import CatalogLint
import Foundation
import TestSupport
import Testing

/// The defects of whole catalogs: all of them, and nothing beside.
///
/// Those of `Tests/Fixtures/catalogs` are of our own making, in formats and with slips that real ones have.
@Suite struct CorpusTests {
  /// The rows of a catalog's `expected.tsv`: locale, rule and key.
  private static func expected(in folder: URL) throws -> [Substring] {
    let table = try String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
    return Array(table.split(separator: "\n").dropFirst())
  }

  private static func row(_ finding: Finding) -> String { "\(finding.locale)\t\(finding.rule)\t\(finding.key)" }

  private static let trap = "\tMUST-NOT-REPORT:"

  @Test(arguments: ["desk", "garden", "kitchen", "library", "phone", "transit"])
  func findsWhatIsExpectedAndNothingElse(catalog: String) throws {
    let folder = Project.fixtures.appending(path: "catalogs/\(catalog)")
    let expected = try Self.expected(in: folder).filter { !$0.contains(Self.trap) }.map(String.init)
    let report = Linter().lint([folder.path])
    #expect(report.findings.map(Self.row).sorted() == expected.sorted())
    #expect(report.failures == [])
  }

  @Test(arguments: ["kitchen", "library"]) func theTrapsAreNotReported(catalog: String) throws {
    try expectNoErrorInTraps(of: Project.fixtures.appending(path: "catalogs/\(catalog)"))
  }

  private func expectNoErrorInTraps(of folder: URL) throws {
    let traps = try Self.expected(in: folder).filter { $0.contains(Self.trap) }.map {
      let cells = $0.split(separator: "\t")
      return "\(cells[0]) \(cells[2])"
    }
    #expect(!traps.isEmpty)
    let errors = Linter().lint([folder.path]).findings.filter { $0.severity == .error }.map {
      "\($0.locale) \($0.key)"
    }
    #expect(Set(errors).isDisjoint(with: traps))
  }

  @Test func flutterCatalogsAreReadInTheirDialect() {
    expectTheDialectOfFlutter(in: Project.fixtures.appending(path: "catalogs/kitchen"))
  }

  private func expectTheDialectOfFlutter(in folder: URL) {
    #expect(!Linter().lint([folder.path]).findings.contains { $0.rule == "quoted-argument" })
    #expect(Linter(dialect: .icu).lint([folder.path]).findings.contains { $0.rule == "quoted-argument" })
  }

  /// The same of real catalogs.
  @Suite(.enabled(if: Project.hasCorpora, "needs the corpora, which are not beside this clone"))
  struct OfRealCatalogs {
    /// What stays open to judgement, and what the tables do not list.
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
      // Flutter takes the apostrophes of ARB for text, and the word before a bracket decides on the particle after it.
      let others = [CorpusTests.trap, "\tdialect-icu-only:"] + Self.otherwise
      let rows = try CorpusTests.expected(in: folder)
      let expected = Set(rows.filter { row in !others.contains(where: row.contains) }.map(String.init))
      let findings = Linter().lint([folder.path]).findings
      let found = Set(findings.filter { !Self.unlisted.contains($0.rule) }.map(CorpusTests.row))
      #expect(found.subtracting(expected).isEmpty, "beyond")
      #expect(expected.subtracting(findings.map(CorpusTests.row)).isEmpty, "missing")
    }

    @Test(arguments: ["seerr", "umami"]) func theTrapsAreNotReported(corpus: String) throws {
      try CorpusTests().expectNoErrorInTraps(of: Project.shared.appending(path: "corpora/\(corpus)"))
    }

    @Test func flutterCatalogsAreReadInTheirDialect() {
      CorpusTests().expectTheDialectOfFlutter(in: Project.shared.appending(path: "corpora/flutter-gallery"))
    }
  }
}
