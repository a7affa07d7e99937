import AuthCopyLint
import CatalogLint
import TestSupport

/// A temporary folder of message files to lint.
struct LintFixture {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
  }

  /// Creates an English source and a translation, both under the key `k`.
  init(_ source: String, _ translation: String, locale: String = "ko") throws {
    try self.init(["en.json": Self.json(source), "\(locale).json": Self.json(translation)])
  }

  private static func json(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "{\"k\":\"\(escaped)\"}"
  }

  func findings(_ linter: Linter = Linter(rules: .authCopy)) -> [Finding] { linter.lint([folder.path]).findings }

  /// Returns `RULE LOCALE KEY LINE:COLUMN` of each finding.
  func places(_ linter: Linter = Linter(rules: .authCopy)) -> [String] {
    findings(linter).map { "\($0.rule) \($0.locale) \($0.key) \($0.line):\($0.column)" }
  }
}

extension LintFixture {
  /// Returns the report on the folder or some of its files.
  func result(of names: String...) -> LintReport {
    withExtendedLifetime(folder) {
      Linter(rules: .authCopy).lint(names.isEmpty ? [folder.path] : names.map { "\(folder.path)/\($0)" })
    }
  }

  /// Returns the texts of the files that fixing changes, by name.
  func fixed() throws -> [String: String] {
    let changes = withExtendedLifetime(folder) { Fixer(Linter(rules: .authCopy)).fix([folder.path]).changes }
    return Dictionary(
      uniqueKeysWithValues: changes.map { change in
        (String(change.path.dropFirst(folder.path.count + 1)), String(decoding: change.new, as: UTF8.self))
      })
  }
}

extension RuleSet {
  /// The rules of all sets.
  static var everyRule: [any Rule] { authCopy.all + messages.all.filter { authCopy[$0.name] == nil } }
}
