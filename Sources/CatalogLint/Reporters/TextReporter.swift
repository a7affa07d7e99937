public import AuthCopy

/// Writes one line per finding, in the style of compilers, then the message with a caret under the problem and the
/// source, and at the end a table of the locales and a summary.
///
/// What a rule finds in many keys of a file is one line.
public struct TextReporter: Reporter {
  private let language: MessageLanguage
  private let usesColor: Bool

  /// - Parameters:
  ///   - language: the language of the messages.
  ///   - usesColor: whether severities are colored, for a terminal.
  public init(language: MessageLanguage = .en, usesColor: Bool = false) {
    self.language = language
    self.usesColor = usesColor
  }

  /// Writes the report as text, without a final newline.
  public func bytes(of report: LintReport) -> [UInt8] {
    var lines = report.items.flatMap(lines)
    if let table = report.localeTable(in: language) {
      if !lines.isEmpty { lines.append("") }
      lines += [table.text, ""]
    }
    lines.append(report.countLine(in: language))
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func lines(_ item: ReportItem) -> [String] {
    let finding = item.finding
    let place = "\(finding.path.safeToShow):\(finding.line):\(finding.column):"
    let key = item.count == 1 ? finding.key : ""
    let names = [key, finding.locale].filter { !$0.isEmpty }.joined(separator: " ").safeToShow
    let message = item.message(in: language).safeToShow
    let shownNames = names.isEmpty ? "" : " (\(names))"
    var lines = ["\(place) \(colored(finding.severity)): \(message)\(shownNames) [\(finding.rule)]"]
    if let excerpt = item.excerpt, !excerpt.text.isEmpty { lines += picture(excerpt) }
    return lines
  }

  private func colored(_ severity: Finding.Severity) -> String {
    guard usesColor else { return severity.rawValue }
    let code =
      switch severity {
      case .error: 31
      case .warning: 33
      case .info: 36
      }
    return "\u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m"
  }

  /// The message around the problem, a caret under it, and the source.
  private func picture(_ excerpt: Finding.Excerpt) -> [String] {
    let window = Window(excerpt.text, around: excerpt.spot)
    var lines = ["    \(window.text)"]
    let caret = String(repeating: "^", count: max(1, window.spotWidth))
    lines.append("    " + String(repeating: " ", count: window.spotColumn) + caret)
    if let source = excerpt.source, !source.isEmpty {
      let label = MessageBundle.messages(in: language).text("report.source")
      lines.append("    \(label): \(Window(source, around: 0..<0).text)")
    }
    return lines
  }
}
