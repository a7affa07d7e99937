import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

/// The linter reports exactly the known defects of whole catalogs.
///
/// The catalogs in `Tests/Fixtures/catalogs` were written for these tests, with formats and mistakes of real catalogs.
@Suite struct CorpusTests {
  /// Returns the rows of a catalog's `expected.tsv`: locale, rule and key.
  private static func expected(in folder: URL) throws -> [Substring] {
    let table = try String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
    return Array(table.split(separator: "\n").dropFirst())
  }

  private static func row(_ finding: Finding) -> String { "\(finding.locale)\t\(finding.rule)\t\(finding.key)" }

  /// Marks a row that the linter must not report: a correct translation that looks like a mistake.
  private static let trap = "\tMUST-NOT-REPORT:"

  @Test(arguments: ["desk", "garden", "kitchen", "library", "phone", "transit"])
  func reportsExactlyTheExpectedFindings(catalog: String) throws {
    let folder = Project.fixtures.appending(path: "catalogs/\(catalog)")
    let expected = try Self.expected(in: folder).filter { !$0.contains(Self.trap) }.map(String.init)
    let report = Linter(rules: .authCopy).lint([folder.path])
    #expect(report.findings.map(Self.row).sorted() == expected.sorted())
    #expect(report.failures == [])
  }

  @Test(arguments: ["kitchen", "library"]) func reportsNoTraps(catalog: String) throws {
    try expectNoErrorInTraps(of: Project.fixtures.appending(path: "catalogs/\(catalog)"))
  }

  private func expectNoErrorInTraps(of folder: URL) throws {
    let traps = try Self.expected(in: folder).filter { $0.contains(Self.trap) }.map {
      let cells = $0.split(separator: "\t")
      return "\(cells[0]) \(cells[2])"
    }
    #expect(!traps.isEmpty)
    let errors = Linter(rules: .authCopy).lint([folder.path]).findings.filter { $0.severity == .error }.map {
      "\($0.locale) \($0.key)"
    }
    #expect(Set(errors).isDisjoint(with: traps))
  }

  @Test func readsFlutterCatalogsInTheirDialect() {
    expectFlutterDialect(in: Project.fixtures.appending(path: "catalogs/kitchen"))
  }

  private func expectFlutterDialect(in folder: URL) {
    #expect(!Linter(rules: .authCopy).lint([folder.path]).findings.contains { $0.rule == "quoted-argument" })
    #expect(
      Linter(rules: .authCopy, dialect: .icu).lint([folder.path]).findings.contains { $0.rule == "quoted-argument" })
  }

  /// Tests of real catalogs.
  @Suite(.enabled(if: Project.hasCorpora, "needs the corpora, which are not next to this clone"))
  struct OfRealCatalogs {
    /// Rules whose findings are a matter of judgment or are not listed in the tables.
    private static let unlisted: Set<String> = [
      "bare-particle", "mixed-register", "missing-description", "undeclared-placeholder", "orphan-metadata",
      "untranslated", "double-space", "doubled-word", "foreign-punctuation", "inconsistent-translation",
      "leftover-source",
      "length-outlier", "brand-case", "double-punctuation", "foreign-script", "opposite-translation", "wrong-particle",
      "misplaced-translation", "missing-sentence", "number-mismatch", "untranslated-word", "unpaired-bracket",
      "mark-mismatch", "lost-name", "misspelled-word",
    ]

    /// Rows that the linter deliberately does not report.
    private static let disputedRows = [
      "ko\tbare-particle\tconfirm_clear_user_list", "ko\tmissing-argument\tdialogSelectedOption",
    ]

    /// Mistakes that the tables do not list: a space before a full stop or comma.
    private static let additionalRows: Set = [
      "ko\tmachine-debris\tcomponents.RequestModal.QuotaDisplay.allowedRequests",
      "ja\tmachine-debris\tcomponents.UserProfile.UserSettings.UserPasswordChange.noPasswordSetOwnAccount",
      "ja\tmachine-debris\thunger_games_error_label",
    ]

    @Test(arguments: ["aave-ui", "flutter-gallery", "mattermost-mobile", "seerr", "smooth-app", "umami"])
    func reportsTheExpectedFindingsAndNoOtherErrors(corpus: String) throws {
      let folder = Project.shared.appending(path: "corpora/\(corpus)")
      // Flutter prints apostrophes in ARB literally, and the word before a bracket decides the particle after it.
      let excluded = [CorpusTests.trap, "\tdialect-icu-only:"] + Self.disputedRows
      let rows = try CorpusTests.expected(in: folder)
      let expected = Set(rows.filter { row in !excluded.contains(where: row.contains) }.map(String.init))
      let findings = Linter(rules: .authCopy).lint([folder.path]).findings
      // A renamed argument is one finding, which the tables list as a missing and an unknown one.
      let renamed = Set(
        findings.filter { $0.rule == "unknown-argument" }.map { "\($0.locale)\tmissing-argument\t\($0.key)" })
      let found = Set(findings.filter { !Self.unlisted.contains($0.rule) }.map(CorpusTests.row))
      #expect(found.subtracting(expected).subtracting(Self.additionalRows).isEmpty, "unexpected findings")
      #expect(
        expected.subtracting(findings.map(CorpusTests.row)).subtracting(renamed).isEmpty, "missing findings")
    }

    @Test(arguments: ["seerr", "umami"]) func reportsNoTraps(corpus: String) throws {
      try CorpusTests().expectNoErrorInTraps(of: Project.shared.appending(path: "corpora/\(corpus)"))
    }

    @Test func readsFlutterCatalogsInTheirDialect() {
      CorpusTests().expectFlutterDialect(in: Project.shared.appending(path: "corpora/flutter-gallery"))
    }
  }
}
