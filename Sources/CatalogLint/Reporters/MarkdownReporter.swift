public import MessageFiles
import CatalogFormats

/// Writes GitHub Flavored Markdown for a comment on a pull request: a table of the locales, and one per file.
///
/// Similar findings of a rule in many keys of a file are one row. If there are too many rows, the least urgent are left
/// out.
public struct MarkdownReporter: Reporter {
  /// The maximum number of characters in all rows.
  ///
  /// GitHub accepts comments of at most 65,536 characters; headings and the table of the locales need the rest.
  private static let maximumLength = 50_000
  /// The maximum number of characters in the rows of files that were not linted.
  private static let maximumUnreadLength = 10_000

  private let language: MessageLanguage
  private let messages: MessageBundle

  /// - Parameter language: the language of the messages.
  public init(language: MessageLanguage = .en) {
    self.language = language
    messages = .messages(in: language)
  }

  /// Writes the report as Markdown, without a final newline.
  public func bytes(of report: LintReport) -> [UInt8] {
    var blocks = ["**\(report.countLine(in: language).escapedForMarkdown)**"]
    let unreadFiles = report.unreadFiles(in: language)
    if !unreadFiles.isEmpty { blocks.append(table(of: unreadFiles).markdown) }
    if report.findings.isEmpty, report.failures.isEmpty {
      blocks.append(messages.text("report.no-findings", ["messages": .integer(Int64(report.messages))]))
    }
    if let table = report.localeTable(in: language) { blocks.append(table.markdown) }
    let items = report.itemsByUrgency
    var length = 0
    let shown = items.prefix { item in
      length += self.length(of: item)
      return length <= Self.maximumLength
    }
    for (path, items) in Dictionary(grouping: shown, by: \.finding.path).sorted(by: { $0.key < $1.key }) {
      blocks.append("### \(path.escapedForMarkdown)")
      blocks.append(table(of: items).markdown)
    }
    let omittedCount = items.dropFirst(shown.count).map(\.count).reduce(0, +)
    if omittedCount > 0 { blocks.append(messages.text("report.not-shown", ["count": .integer(Int64(omittedCount))])) }
    return Array(blocks.joined(separator: "\n\n").utf8)
  }

  private func table(of files: [LintReport.UnreadFile]) -> TextTable {
    var table = TextTable(columns: [messages.text("report.unread"), messages.text("report.reason")])
    var length = 0
    for (index, file) in files.enumerated() {
      let row = [file.location.description, file.reason]
      length += row.map(\.escapedForMarkdown.unicodeScalars.count).reduce(0, +)
      if length > Self.maximumUnreadLength {
        table.add(["… +\(files.count - index)", ""])
        break
      }
      table.add(row)
    }
    return table
  }

  private func table(of items: [ReportItem]) -> TextTable {
    let columns = ["report.place", "report.severity", "report.rule", "report.key", "report.finding"]
    var table = TextTable(columns: columns.map { messages.text($0) })
    for item in items { table.add(cells(of: item)) }
    return table
  }

  private func cells(of item: ReportItem) -> [String] {
    let finding = item.finding
    return [
      "\(finding.line):\(finding.column)", finding.severity.rawValue + (finding.isInBaseline ? " [baseline]" : ""),
      finding.rule,
      item.count == 1 ? finding.key : "", item.message(in: language),
    ]
  }

  /// Returns the length of an item's row and its file's heading, with three characters for the separator of each cell.
  private func length(of item: ReportItem) -> Int {
    ([item.finding.path] + cells(of: item)).map { $0.escapedForMarkdown.unicodeScalars.count + 3 }.reduce(0, +)
  }
}
