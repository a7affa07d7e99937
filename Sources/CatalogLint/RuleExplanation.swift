public import MessageFiles

/// A rule's documentation in the form that `--explain` prints.
struct RuleExplanation {
  private let rule: any Rule
  private let messages: MessageBundle

  init(_ rule: any Rule, in language: MessageLanguage) {
    self.rule = rule
    messages = .messages(in: language)
  }

  /// A description of the rule's findings in one or two sentences.
  var summary: String { messages.text("explain.\(rule.name).what") }

  /// The sections of the documentation, each with a heading.
  var sections: [(heading: String, text: String)] {
    var sections = [section("what", summary), section("why", messages.text("explain.\(rule.name).why"))]
    if let example = rule.example {
      var lines: [String] = []
      if let source = example.source { lines.append("\(messages.text("report.source"))  \(source.withEscapes)") }
      lines.append("\(example.locale.padded)  \(example.bad.withEscapes)")
      sections.append(section("example", lines.joined(separator: "\n")))
      sections.append(section("instead", "\(example.locale.padded)  \(example.good.withEscapes)"))
    }
    let fixes = messages.text("explain.fixes", ["fixes": .text(rule.fixes.rawValue)])
    return sections + [section("fix", messages.text("explain.\(rule.name).fix") + "\n" + fixes)]
  }

  var text: String {
    let parts = ["\(rule.name) (\(rule.severity.rawValue))"] + sections.map { "\($0.heading)\n\($0.text.indented)" }
    return parts.joined(separator: "\n\n")
  }

  private func section(_ heading: String, _ text: String) -> (heading: String, text: String) {
    (messages.text("explain.\(heading)"), text)
  }
}

extension RuleSet {
  /// Returns the text that `--explain` prints for a rule; nil when the rule does not exist.
  public func explanation(of rule: String, in language: MessageLanguage = .en) -> String? {
    self[rule].map { RuleExplanation($0, in: language).text }
  }

  /// Returns the sections of a rule's documentation; nil when the rule does not exist.
  package func explanationSections(
    of rule: String, in language: MessageLanguage
  ) -> [(heading: String, text: String)]? {
    self[rule].map { RuleExplanation($0, in: language).sections }
  }

  /// Returns the text that `--explain all` prints: all rules, sorted by name.
  public func explanations(in language: MessageLanguage = .en) -> String {
    names.compactMap { explanation(of: $0, in: language) }.joined(separator: "\n\n\n")
  }
}

extension String {
  fileprivate var indented: String { split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") }
  /// The text, followed by spaces up to 6 characters, the length of the English label `source`: the lines of an example
  /// then align.
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 6 - count)) }

  /// The text with escapes for characters that are hard to see: line feeds, zero-width spaces and conjoining jamo.
  fileprivate var withEscapes: String {
    unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x0A: "\\n"
      case 0x200B, 0x1100...0x11FF: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }
}
