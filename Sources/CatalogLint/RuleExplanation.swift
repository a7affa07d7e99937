/// A rule's documentation as text.
struct RuleExplanation {
  let text: String

  init(_ rule: any Rule) {
    let documentation = rule.documentation
    var sections = [
      "\(rule.name) (\(rule.severity.rawValue))", "What it does\n\(documentation.whatItDoes.indented)",
      "Why is this bad?\n\(documentation.whyIsThisBad.indented)",
    ]
    if let example = documentation.example {
      var lines: [String] = []
      if let source = example.source { lines.append("source  \(source.shown)") }
      lines.append("\(example.locale.padded)  \(example.bad.shown)")
      sections.append("Example\n\(lines.joined(separator: "\n").indented)")
      if let good = example.good {
        sections.append("Use instead\n\("\(example.locale.padded)  \(good.shown)".indented)")
      }
    }
    sections.append("How to mend it\n\(documentation.howToMend.indented)")
    text = sections.joined(separator: "\n\n")
  }
}

extension String {
  fileprivate var indented: String { split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") }
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 6 - count)) }

  /// With what nobody sees written out.
  fileprivate var shown: String {
    unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x0A: "\\n"
      case 0x200B, 0x1100...0x11FF: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }
}
