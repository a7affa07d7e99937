import AuthCopy
import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// A safe fix removes only the defect: a message formats to the same text for all arguments, in its dialect.
@Suite struct SafeFixTests {
  @Test(arguments: ["kitchen", "library"]) func keepsTheTextsOfOurCatalogs(name: String) throws {
    #expect(try expectHarmless(in: Project.fixtures.appending(path: "catalogs/\(name)").path) >= 2)
  }

  @Test(.enabled(if: Project.hasCorpora, "needs the corpora, which are not next to this clone"))
  func keepsTheTextsOfRealCatalogs() throws {
    for corpus in ["aave-ui", "flutter-gallery", "mattermost-mobile", "seerr", "smooth-app", "umami"] {
      try expectHarmless(in: Project.shared.appending(path: "corpora/\(corpus)").path)
    }
  }

  /// The test uses a tenth of the messages, or all of them with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: ["ko", "ja", "zh", "de", "ar", "he", "th", "ru"], ["json", "arb"])
  func keepsTheTextsOfRandomMessages(locale: String, format: String) throws {
    var generator = MessageGenerator(seed: locale + format)
    let messages = (0..<Exhaustive.count(400, sample: 40)).map { _ in generator.message() }
    let folder = try TemporaryFolder()
    try folder.write(json(messages.map(\.source)), to: "app_en.\(format)")
    try folder.write(json(messages.map(\.translation)), to: "app_\(locale).\(format)")
    let count = try withExtendedLifetime(folder) { try expectHarmless(in: folder.path) }
    #expect(count > messages.count / 20)
  }

  /// - Returns: the number of messages that fixes change.
  @discardableResult private func expectHarmless(in folder: String) throws -> Int {
    let fixer = Fixer(Linter(rules: .authCopy))
    let copy = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !name.hasSuffix(".md") {
      try copy.write(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8), to: name)
    }
    let findings = Linter(rules: .authCopy).lint([copy.path]).findings
    let changes = fixer.fix([copy.path]).changes
    var count = 0
    for change in changes {
      let rules = Dictionary(grouping: findings.filter { $0.path == change.path }, by: \.key)
        .mapValues { Set($0.map(\.rule)) }
      count += try expectHarmless(change, rules)
    }
    #expect(Fixer.write(changes) == [])
    #expect(fixer.fix([copy.path]).changes.isEmpty, "a second fix changes nothing")
    return count
  }

  private func expectHarmless(_ change: Fixer.Change, _ rules: [String: Set<String>]) throws -> Int {
    let old = try MessageDocument(SourceFile(path: change.path, bytes: change.old))
    let new = try MessageDocument(SourceFile(path: change.path, bytes: change.new))
    let name = URL(filePath: change.path).deletingPathExtension().lastPathComponent
    let locale = try #require(FileLocale(fileName: name + ".json")?.tag)
    let dialect = Linter.Dialect(ofFile: change.path, isARB: old.isARB)
    #expect(old.entries.map(\.key) == new.entries.map(\.key))
    var count = 0
    for (before, after) in zip(old.entries, new.entries) where !before.text.utf8.elementsEqual(after.text.utf8) {
      count += 1
      let parser = MessageParser()
      let fixed = try dialect.parse(after.text, with: parser).nodes
      // Fixes of these rules change the meaning of a message.
      if !Self.rulesThatChangeMeaning.isDisjoint(with: rules[before.key] ?? []) { continue }
      let written = try dialect.parse(before.text, with: parser).nodes
      for number in [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000] as [Int64] {
        for word in ["a", "male", "other"] {
          let old = Self.format(written, number, word, dialect, locale)
          let new = Self.format(fixed, number, word, dialect, locale)
          #expect(old != nil && old == new, "\(locale) \(number) \(word): \(before.text) -> \(after.text)")
        }
      }
    }
    return count
  }

  private static let rulesThatChangeMeaning: Set<String> = [
    "invalid-message", "unknown-argument", "missing-argument", "select-keys", "unknown-plural-category",
    "wrong-dialect",
    "stray-brace",
  ]

  /// Returns the text without what other fixes may change: white space at the ends, invisible characters, particles.
  private static func format(
    _ nodes: [MessageNode], _ number: Int64, _ word: String, _ dialect: Linter.Dialect, _ locale: String
  ) -> String? {
    let shown = dialect == .flutter ? nodes.mapTree { $0.shownByFlutter(number) } : nodes
    var values: [String: ArgumentValue] = [:]
    for (argument, use) in shown.uses {
      let value: ArgumentValue =
        switch use {
        case .number: .integer(number)
        case .date: .date(Date(timeIntervalSince1970: 0))
        default: .text(word)
        }
      if use != .plain || values[argument.name] == nil { values[argument.name] = value }
    }
    let message = try? Message(shown.pattern, locale: locale, resolvesParticles: false)
    guard let text = try? message?.format(values) else { return nil }
    let particles = locale == "ko" ? "이가은는을를와과으로() " : ""
    let kept = text.precomposedStringWithCanonicalMapping.unicodeScalars.filter {
      !particles.unicodeScalars.contains($0) && !$0.looksInvisible
    }
    return String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func json(_ texts: [String]) -> String {
    "{" + texts.enumerated().map { "\"k\($0)\":\(quoted($1))" }.joined(separator: ",\n") + "}"
  }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }
}

extension Unicode.Scalar {
  /// Whether a text looks the same without the character.
  fileprivate var looksInvisible: Bool {
    switch value {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }
}

extension MessageNode {
  /// Returns the branch that Flutter shows for a number.
  ///
  /// `Intl.pluralLogic` first looks for exactly 0, 1 and 2. A number sign is text.
  fileprivate func shownByFlutter(_ number: Int64) -> MessageNode {
    if case .pound = content { return MessageNode(content: .literal("#"), range: range) }
    guard case .plural = content, (0...2).contains(number) else { return self }
    let keyword = ["zero", "one", "two"][Int(number)]
    let exact = branches.first { $0.selector == .keyword(keyword) || $0.selector == .exactly(Double(number)) }
    return exact.map(keeping) ?? self
  }
}

/// Generates messages with mistakes, the same in each run.
private struct MessageGenerator {
  private var state: UInt64

  init(seed: String) { state = seed.utf8.reduce(0x9E37_79B9) { $0 &* 31 &+ UInt64($1) } }

  private mutating func next(_ limit: Int) -> Int {
    // Source: Knuth's MMIX linear congruential generator.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func message() -> (source: String, translation: String) {
    func pieces(_ all: [String]) -> String { (0..<1 + next(4)).map { _ in all[next(all.count)] }.joined() }
    return (Self.source + pieces(["", " ", ".", ": ", "\n"]), pieces(Self.pieces))
  }

  private static let source = "{name} {n} {g, select, a {A} male {M} other {O}}"

  private static let pieces = [
    "{name}", "{name}을", "{name} 을 ", "({name})은", "[{name}]이", "{n, plural, one {하나} other {#개}}",
    "{n, plural, zero {없음} one {하나} two {둘} few {몇} many {많이} other {{n}개}}",
    "{n, plural, =0 {x} =1 {y} one {z} other {#}}",
    "{n, selectordinal, one {#st} other {#th}}", "{g, select, a {집} male {차} other {그}}을", "''", "'{name}'", "it's ",
    "'<b>'",
    "<b>", "</b>", "<none>", "말", "か\u{3099}", "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "\u{9DF}",
    "\u{5E9}\u{5BC}\u{5C1}",
    "\u{200B}", "\u{200F}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{2028}", "\u{92}", "\u{3164}", "\u{200D}", " ", "  ",
    "\n",
    "\u{3000}", "ก", "ل", "#", "word", ":", "。",
  ]
}
