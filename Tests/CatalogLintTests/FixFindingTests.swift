import AuthCopyLint
import CatalogFormats
import Foundation
import MessageFiles
import TestSupport
import Testing

@testable import CatalogLint

/// No safe fix creates a finding of any rule.
@Suite struct FixFindingTests {
  /// Applies the safe fixes of a folder, and expects no finding that the folder did not have.
  ///
  /// - Returns: the number of changed files.
  @discardableResult private func expectNoNewFinding(_ folder: TemporaryFolder) throws -> Int {
    let linter = Linter(rules: .authCopy)
    let (before, syntaxBefore) = (linter.lint([folder.path]).findings, Self.syntax(of: folder))
    let changes = Fixer(linter).fix([folder.path]).changes
    #expect(Fixer.write(changes) == [])
    let (after, syntaxAfter) = (linter.lint([folder.path]).findings, Self.syntax(of: folder))
    var known = before.reduce(into: [:]) { counts, finding in counts[Self.name(finding), default: 0] += 1 }
    // Rules compare an argument, a branch or a tag only after its repair.
    for finding in after where syntaxBefore[finding.key] == syntaxAfter[finding.key] {
      let count = known[Self.name(finding)] ?? 0
      known[Self.name(finding)] = count - 1
      #expect(count > 0, "\(Self.name(finding)): \(finding.message()) \(finding.excerpt?.text ?? "")")
    }
    return changes.count
  }

  private static func name(_ finding: Finding) -> String { "\(finding.path) \(finding.key) \(finding.rule)" }

  /// Returns the messages of a folder without their texts, by key: arguments, branches and tags.
  private static func syntax(of folder: TemporaryFolder) -> [String: [String]] {
    let linter = Linter(rules: .authCopy)
    let files = LintInput([folder.path], for: linter).groups.flatMap { group in
      let set = MessageGroupReader(linter).read(group.kind).set
      return set.files + (set.source.map { [$0] } ?? [])
    }
    return files.flatMap(\.entries).reduce(into: [:]) { syntax, entry in
      let tree = entry.nodes?.mapTree { node in
        if case .literal = node.content { MessageNode(content: .literal(""), range: node.range) } else { node }
      }
      syntax[entry.key, default: []].append("\(tree?.pattern ?? "") \(Tag.all(in: entry.text).map(\.name))")
    }
  }

  private static let rulesWithFixes = RuleSet.authCopy.all.filter { $0.fixes != .none && $0.example != nil }.map(\.name)

  @Test(arguments: rulesWithFixes) func fixesOfExamplesCreateNone(rule: String) throws {
    let example = try #require(RuleSet.authCopy.all.first { $0.name == rule }?.example)
    // The example is also the translation of every other one, so that several rules find something in it.
    let sources = RuleSet.authCopy.all.compactMap(\.example?.source)
    let folder = try TemporaryFolder()
    try folder.write(Self.json([example.source ?? ""] + sources), to: "en.json")
    for locale in Set([example.locale, "ja", "ru"]) {
      try folder.write(Self.json([example.bad] + sources.map { _ in example.bad }), to: "\(locale).json")
    }
    try expectNoNewFinding(folder)
  }

  private static let catalogs = ["desk", "garden", "kitchen", "library", "phone", "transit"]

  @Test(arguments: catalogs) func fixesOfCatalogsCreateNone(catalog: String) throws {
    let folder = try Self.copy(of: catalog)
    try expectNoNewFinding(folder)
  }

  /// The test mutates each catalog five times, or fifty times with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: catalogs) func fixesOfMutatedCatalogsCreateNone(catalog: String) throws {
    var generator = RepeatableGenerator(state: 66)
    var count = 0
    for _ in 0..<Exhaustive.count(50, sample: 5) {
      let folder = try Self.copy(of: catalog) { try Self.mutated($0, at: $1, &generator) }
      count += try expectNoNewFinding(folder)
    }
    #expect(count > 0)
  }

  /// A variable prints a number with its noun, which determines the particle, and spaces around it.
  @Test func leavesTheVariablesOfStringCatalogs() throws {
    func catalog(_ text: String, _ people: String) -> String {
      func unit(_ text: String) -> String { #""stringUnit":{"state":"translated","value":"\#(text)"}"# }
      func localization(_ text: String, _ forms: String) -> String {
        #"{\#(unit(text)),"substitutions":{"people":{"argNum":1,"formatSpecifier":"lld","#
          + #""variations":{"plural":{\#(forms)}}}}}"#
      }
      let english = #""one":{\#(unit("%arg person"))},"other":{\#(unit("%arg people"))}"#
      return #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"#
        + #""en":\#(localization("%#@people@ talk", english)),"#
        + #""ko":\#(localization(text, #""other":{\#(unit(people))}"#))}}}}"#
    }
    let spaced = try LintFixture(["L.xcstrings": catalog("%#@people@이 말합니다", "%arg명 ")])
    #expect(spaced.findings().map(\.rule) == [])
    #expect(try spaced.fixed() == [:])
    let wrong = try LintFixture(["L.xcstrings": catalog("%#@people@이 말합니다 ", "%arg명")])
    #expect(try wrong.fixed()["L.xcstrings"] == catalog("%#@people@이 말합니다", "%arg명"))
  }

  private static func copy(
    of catalog: String, _ change: (_ bytes: [UInt8], _ path: String) throws -> [UInt8] = { bytes, _ in bytes }
  ) throws -> TemporaryFolder {
    let original = Project.fixtures.appending(path: "catalogs/\(catalog)")
    let folder = try TemporaryFolder()
    // Only files have extensions.
    for name in try FileManager.default.subpathsOfDirectory(atPath: original.path).sorted() where name.contains(".") {
      let bytes = try [UInt8](Data(contentsOf: original.appending(path: name)))
      let changed = name.hasSuffix(".tsv") ? bytes : try change(bytes, name)
      try folder.write(String(decoding: changed, as: UTF8.self), to: name)
    }
    return folder
  }

  /// Returns a file in which a piece of text is inserted at a random place of each message.
  private static func mutated(
    _ bytes: [UInt8], at path: String, _ generator: inout RepeatableGenerator
  ) throws -> [UInt8] {
    let format = try #require(CatalogFormat(path: path))
    let document = try #require(try format.read(SourceFile(path: path, bytes: bytes)).last)
    let edits = document.entries.compactMap { entry -> TextEdit? in
      let scalars = Array(entry.text.unicodeScalars)
      let place = Int.random(in: 0...scalars.count, using: &generator)
      let offset = scalars[..<place].reduce(0) { $0 + UTF8.width($1) }
      let piece = pieces.randomElement(using: &generator) ?? ""
      return document.edit(offset..<offset, of: entry.range, text: entry.text, to: piece)
    }
    return bytes.applying(edits)
  }

  private static let pieces = [
    " ", "  ", "\n", "\u{3000}", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{200D}", "\u{301}", "\u{3099}",
    "\u{1100}\u{1161}", "'", "''", "}", "}}", "%", "%%", "%s", "%1$s", "{name}", "｛name｝", "{{name}}", "${name}", "을",
    "를 ", "을(를)", "이(가)", "(으)로", "#", "{n, plural, one {a} other {#}}", "{n, plural, one {a} few {b} other {c}}",
    "<b>",
    "\"", "\\", "&", "&amp;", ".", "。", "하하", "the the",
  ]

  private static func json(_ texts: [String]) -> String {
    var json = JSONWriter()
    json.object { object in
      for (index, text) in texts.enumerated() { object.member("k\(index)", text) }
    }
    return json.text
  }
}
