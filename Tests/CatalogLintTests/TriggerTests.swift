import AuthCopy
import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Rules that run only on messages with their triggers miss no finding.
@Suite struct TriggerTests {
  /// Expects the same findings if every rule runs on every message.
  private func expectNothingMissed(_ path: String, atLeast count: Int = 0) {
    var thorough = Linter(rules: .authCopy)
    thorough.usesTriggers = false
    let (quick, all) = (Linter(rules: .authCopy).lint([path]), thorough.lint([path]))
    #expect(all.findings.count >= count)
    let difference = Set(all.findings.map(\.diagnostic)).symmetricDifference(quick.findings.map(\.diagnostic))
    #expect(difference.map { "\($0.id.rawValue) \($0.place)" } == [])
    #expect(all.findings.count == quick.findings.count)
  }

  /// The random texts below have more triggers than our catalogs, which have no findings.
  @Test(.enabled(if: Exhaustive.isOn, "AUTH_COPY_EXHAUSTIVE is not set")) func missNothingInOurCatalogs() {
    expectNothingMissed(Project.catalogs.path)
    expectNothingMissed(Project.catalogs.appending(path: "messages").path)
  }

  @Test func missNothingInOtherFormats() {
    expectNothingMissed(Project.fixtures.appending(path: "catalogs").path, atLeast: 38)
  }

  @Test(
    .enabled(if: Exhaustive.isOn, "AUTH_COPY_EXHAUSTIVE is not set"),
    .enabled(if: Project.hasCorpora, "needs the corpora, which are not next to this clone"))
  func missNothingInRealCatalogs() {
    expectNothingMissed(Project.shared.appending(path: "corpora").path, atLeast: 500)
  }

  @Test func missNothingInTheExamplesOfAllRules() throws {
    let folder = try TemporaryFolder()
    for (index, example) in RuleSet.authCopy.all.compactMap(\.example).enumerated() {
      for locale in ["ko", "ja", "en-GB", "ru", "ar"] {
        try folder.write(json([example.bad, example.good]), to: "\(index)/\(locale).json")
      }
      try folder.write(json([example.source ?? example.bad, example.source ?? ""]), to: "\(index)/en.json")
    }
    withExtendedLifetime(folder) { expectNothingMissed(folder.path, atLeast: 100) }
  }

  /// The test uses a tenth of the texts, or all of them with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: ["ko", "ja", "en-GB", "fr", "ar"]) func missNothingInRandomTexts(locale: String) throws {
    var generator = TextGenerator(seed: locale)
    let texts = (0..<Exhaustive.count(1_500, sample: 150)).map { _ in
      (source: generator.text(), translation: generator.text())
    }
    let folder = try TemporaryFolder()
    try folder.write(json(texts.map(\.source)), to: "en.json")
    try folder.write(json(texts.map(\.translation)), to: "\(locale).json")
    withExtendedLifetime(folder) { expectNothingMissed(folder.path, atLeast: texts.count * 2 / 3) }
  }

  @Test(arguments: ["ko", "ja", "en"]) func missNothingInOurCopyWithRandomTexts(locale: String) throws {
    var generator = TextGenerator(seed: locale)
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"], in: ["en", locale])
    let lines = try folder.text(of: "copy/\(locale).arb").split(separator: "\n", omittingEmptySubsequences: false)
    let changed = lines.map { line in
      guard line.hasSuffix("\","), line.hasPrefix("  \""), !line.hasPrefix("  \"@") else { return String(line) }
      return line.dropLast(2) + json(generator.text()).dropFirst().dropLast() + "\","
    }
    try folder.write(changed.joined(separator: "\n"), to: "copy/\(locale).arb")
    withExtendedLifetime(folder) { expectNothingMissed(folder.path, atLeast: 100) }
  }

  private func json(_ texts: [String]) -> String {
    "{" + texts.enumerated().map { "\"k\($0)\":\(json($1))" }.joined(separator: ",\n") + "}"
  }

  private func json(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}

/// Generates texts from pieces that trigger rules, the same in each run.
private struct TextGenerator {
  private var state: UInt64

  init(seed: String) { state = seed.utf8.reduce(0x9E37_79B9) { $0 &* 31 &+ UInt64($1) } }

  private mutating func next(_ limit: Int) -> Int {
    // Source: Knuth's MMIX linear congruential generator.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func text() -> String { (0..<next(5)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined() }

  private static let pieces = [
    "{n}", "{name}", "{Name}", "{n, number}", "{n, number, percent}", "{n, date}", "{n, numbr}", "{", "}", "}}", "'",
    "''",
    "'{n}'", "{n, plural, one {#} other {#}}", "{n, plural, other {#} other {x}}", "{n, plural, 하나 {#} other {#}}",
    "{g, select, a {x} other {y}}", "{g, select, 가 {x} other {y}}", "{n, choice, 0#a|1#b}", "<b>", "</b>", "<br/>",
    "<a href='x'>",
    "<script>", "[x](y)", "](", "javascript:x", "JAVASCRIPT:", "data:text/html,x", "https://a.example", "www.b.example",
    "a@b.example", "@", "%s", "%1$s", "%@", "100%", "${name}", "{{name}}", "｛name｝", "，", "\u{200B}", "\u{200D}",
    "\u{AD}",
    "\u{FEFF}", "\u{3164}", "\u{202E}", "\u{2028}", "\u{7}", "\u{E0041}", "\u{A0}", "\u{3000}", "\u{85}", " ", "  ",
    "\n", "\t",
    "가", "이", "을 ", "합니다.", "해요.", "です。", "だ。", "ア", "ﾛ", "か\u{3099}", "漢", "я", "Ω", "é", "e\u{301}", "\u{212A}",
    "\u{F900}",
    "\u{1112}\u{1161}", "\u{FFFD}", "&amp;", "&#xC785;", "\\uC785", "?대", "繝", "縺励", "ìž…", "ƒƒO", "Sign in",
    "Forgot your password?",
    "log in", "패스워드", "サインイン", "Oops", ".", "。", "!", "กขค", "👩\u{200D}👧",
  ]
}
