import AuthCopy
import AuthCopyLint
import CatalogLint
import Testing

/// A message with `⟦` and `⟧` around the spot of each expected finding.
struct MarkedMessage: CustomTestStringConvertible {
  /// The source text; nil if the message has no source.
  let source: String?
  let marked: String
  let locale: String

  init(_ source: String?, _ marked: String, locale: String = "ko") {
    self.source = source
    self.marked = marked
    self.locale = locale
  }

  var testDescription: String { "\(locale): \(marked)" }

  /// The message without the marks.
  var text: String { String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != "⟦" && $0 != "⟧" })) }

  private var fixture: LintFixture {
    get throws {
      var files = ["\(locale).json": Self.json(text)]
      if let source { files["en.json"] = Self.json(source) }
      return try LintFixture(files)
    }
  }

  private static func json(_ text: String) -> String {
    var json = JSONWriter()
    json.object { $0.member("k", text) }
    return json.text
  }

  /// Returns the findings of a rule in the message, in the order of their places.
  ///
  /// - Parameter selected: whether to run only this rule; some rules run only if they are selected.
  func findings(of rule: String, selected: Bool = false) throws -> [Finding] {
    try fixture.findings(Linter(rules: .authCopy, select: selected ? [rule] : nil)).filter {
      $0.rule == rule && $0.locale == locale
    }
  }

  /// Expects findings of the rule at the marked spots and nowhere else.
  func expect(_ rule: String, selected: Bool = false, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws
  {
    let spots = try findings(of: rule, selected: selected).compactMap(\.excerpt?.spot)
    var bytes = Array(text.utf8)
    for spot in spots.reversed() {
      bytes.insert(contentsOf: "⟧".utf8, at: spot.upperBound)
      bytes.insert(contentsOf: "⟦".utf8, at: spot.lowerBound)
    }
    // Compares bytes, because strings in different normal forms are equal.
    #expect(bytes == Array(marked.utf8), "\(String(decoding: bytes, as: UTF8.self))", sourceLocation: sourceLocation)
  }

  /// Returns the message after the safe fixes.
  func fixed() throws -> String {
    guard let file = try fixture.fixed()["\(locale).json"] else { return text }
    return try #require(try JSONParser.parse(Array(file.utf8))["k"]?.string)
  }
}
