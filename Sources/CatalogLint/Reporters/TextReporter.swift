public import MessageFiles

/// Writes one line per finding in the style of compilers, the most urgent first, then a table of the locales, a table of
/// the rules and a summary.
///
/// Each finding is followed by its message with a caret under the problem; the last finding of a message also by the
/// message's source. Similar findings of a rule in many keys of a file are one line. `[*]` marks findings that
/// `lint --fix` fixes, and `[baseline]` those that the baseline contains.
public struct TextReporter: Reporter {
  private let language: MessageLanguage
  private let style: TextStyle

  /// - Parameters:
  ///   - language: the language of the messages.
  ///   - usesColor: whether text is colored, for a terminal.
  public init(language: MessageLanguage = .en, usesColor: Bool = false) {
    self.language = language
    style = TextStyle(usesColor: usesColor)
  }

  /// Writes the report as text, without a final newline.
  public func bytes(of report: LintReport) -> [UInt8] {
    let items = report.itemsByUrgency
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let next = index + 1 < items.count ? items[index + 1] : nil
      let isLast = next.map { !$0.isOfSameMessage(as: item) } ?? true
      lines += self.lines(item, isLast: isLast)
      // Consecutive findings of one line each need no blank line between them.
      if isLast, let next, item.hasExcerpt || next.hasExcerpt { lines.append("") }
    }
    if !lines.isEmpty { lines.append("") }
    for table in [report.localeTable(in: language), report.ruleTable(in: language)].compactMap(\.self) {
      lines += [table.text(width: nil, style), ""]
    }
    let fixable = report.findings.count { $0.fix?.isSafe ?? false }
    if fixable > 0 {
      let text = MessageBundle.messages(in: language).text("report.fixable", ["count": .integer(Int64(fixable))])
      lines.append("\(style.text("[*]", .bold, .green)) \(text)")
    }
    let known = report.findings.count(where: \.isInBaseline)
    if known > 0 {
      lines.append(MessageBundle.messages(in: language).text("report.in-baseline", ["count": .integer(Int64(known))]))
    }
    let attribute: TextStyle.Attribute = report.isBlocked ? .red : report.findings.isEmpty ? .green : .yellow
    lines.append(style.text(report.countLine(in: language), .bold, attribute))
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// - Parameter isLast: whether the item is the last one of its message, so that the message's source follows.
  private func lines(_ item: ReportItem, isLast: Bool) -> [String] {
    let finding = item.finding
    let place = style.text("\(finding.path.safeToShow):\(finding.line):\(finding.column):", .bold)
    let key = item.count == 1 ? finding.key : ""
    let names = [key, finding.locale].filter { !$0.isEmpty }.joined(separator: " ").safeToShow
    let message = item.message(in: language).safeToShow
    let namesInParentheses = names.isEmpty ? "" : " (\(names))"
    let severity = style.text(finding.severity.rawValue, .bold, finding.severity.attribute)
    let mark = finding.fix?.isSafe ?? false ? " \(style.text("[*]", .bold, .green))" : ""
    let rule = style.text("[\(finding.rule)]", .dim)
    let baselineMark = finding.isInBaseline ? " \(style.text("[baseline]", .dim))" : ""
    var lines = ["\(place) \(severity): \(message)\(namesInParentheses) \(rule)\(mark)\(baselineMark)"]
    if let excerpt = item.excerpt, item.hasExcerpt {
      lines += excerptLines(excerpt, finding.severity)
      if isLast { lines += sourceLines(excerpt) }
    }
    return lines
  }

  /// Returns a line with the message around the problem, and a line with a caret under it.
  private func excerptLines(_ excerpt: Finding.Excerpt, _ severity: Finding.Severity) -> [String] {
    let window = ExcerptWindow(excerpt.text, around: excerpt.spot)
    let caret = String(repeating: "^", count: max(1, window.spotWidth))
    let indentation = String(repeating: " ", count: window.spotColumn)
    return ["    \(window.text)", "    \(indentation)\(style.text(caret, .bold, severity.attribute))"]
  }

  private func sourceLines(_ excerpt: Finding.Excerpt) -> [String] {
    guard let source = excerpt.source, !source.isEmpty else { return [] }
    let label = MessageBundle.messages(in: language).text("report.source")
    return ["    \(style.text("\(label): \(ExcerptWindow(source, around: 0..<0).text)", .dim))"]
  }
}

extension Finding.Severity {
  fileprivate var attribute: TextStyle.Attribute {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}

extension ReportItem {
  fileprivate var hasExcerpt: Bool { excerpt.map { !$0.text.isEmpty } ?? false }

  fileprivate func isOfSameMessage(as other: ReportItem) -> Bool {
    guard let excerpt, let otherExcerpt = other.excerpt else { return false }
    return (finding.path, finding.locale, finding.key) == (other.finding.path, other.finding.locale, other.finding.key)
      && excerpt.text == otherExcerpt.text && excerpt.source == otherExcerpt.source
  }
}
