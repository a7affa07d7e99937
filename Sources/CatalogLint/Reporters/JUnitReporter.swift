public import MessageFiles
import CatalogFormats

/// Writes JUnit XML, which build servers show as tests.
///
/// Each file is a suite, and each finding is a failed case, or a skipped case if the baseline contains it; similar
/// findings of a rule in many keys of a file are one case. A file that was not linted is a case with an error, or a
/// skipped case if the run did not fail because of it. A report without findings and errors has a passed case.
public struct JUnitReporter: Reporter {
  private let language: MessageLanguage

  /// - Parameter language: the language of the messages.
  public init(language: MessageLanguage = .en) { self.language = language }

  /// Writes the report as XML, without a final newline.
  public func bytes(of report: LintReport) -> [UInt8] {
    let items = report.items
    let byPath = Dictionary(grouping: items, by: \.finding.path).sorted { $0.key < $1.key }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let unreadFiles = report.unreadFiles(in: language)
    let hasPassed = items.isEmpty && report.failures.isEmpty
    let total = items.count + unreadFiles.count + (hasPassed ? 1 : 0)
    let errorCount = unreadFiles.count(where: \.isFailure)
    let failureCount = items.failureCount
    let skippedCount = items.count - failureCount + unreadFiles.count - errorCount
    let counts = "failures=\"\(failureCount)\" errors=\"\(errorCount)\" skipped=\"\(skippedCount)\""
    lines.append("<testsuites name=\"auth-copy lint\" tests=\"\(total)\" \(counts)>")
    for file in unreadFiles { lines += self.lines(of: file) }
    for (path, items) in byPath {
      lines.append(
        "  <testsuite name=\"\(path.escapedForXML)\" tests=\"\(items.count)\" failures=\"\(items.failureCount)\">")
      for item in items {
        let finding = item.finding
        let name = "\(finding.rule) \(item.keyList) \(finding.locale)"
        lines.append("    <testcase name=\"\(name.escapedForXML)\" classname=\"\(path.escapedForXML)\">")
        let message = "\(finding.line):\(finding.column): \(item.message(in: language))"
        let failure = "failure type=\"\(finding.severity.rawValue)\""
        lines.append("      <\(finding.isInBaseline ? "skipped" : failure) message=\"\(message.escapedForXML)\"/>")
        lines.append("    </testcase>")
      }
      lines.append("  </testsuite>")
    }
    if hasPassed {
      lines.append("  <testsuite name=\"catalogs\" tests=\"1\" failures=\"0\">")
      lines.append("    <testcase name=\"\(noFindingsMessage(of: report).escapedForXML)\" classname=\"catalogs\"/>")
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func lines(of file: LintReport.UnreadFile) -> [String] {
    let path = file.location.path.escapedForXML
    let counts = file.isFailure ? "errors=\"1\"" : "skipped=\"1\""
    return [
      "  <testsuite name=\"\(path)\" tests=\"1\" failures=\"0\" \(counts)>",
      "    <testcase name=\"\(file.location.description.escapedForXML)\" classname=\"\(path)\">",
      "      <\(file.isFailure ? "error" : "skipped") message=\"\(file.reason.escapedForXML)\"/>",
      "    </testcase>", "  </testsuite>",
    ]
  }

  private func noFindingsMessage(of report: LintReport) -> String {
    MessageBundle.messages(in: language).text(
      "report.no-findings", ["messages": .integer(Int64(report.messages))])
  }
}

extension [ReportItem] {
  /// The number of items that the baseline does not contain.
  fileprivate var failureCount: Int { count { !$0.finding.isInBaseline } }
}

extension String {
  /// The text for an attribute; U+FFFD replaces characters that XML 1.0 lacks or that disturb the surrounding text.
  fileprivate var escapedForXML: String {
    unicodeScalars.map { scalar in
      let text = String(scalar)
      let isPrintable =
        "\n\t\r".unicodeScalars.contains(scalar) || (text.safeToShow == text && !text.hasInvalidXMLCharacters)
      return isPrintable ? text : "\u{FFFD}"
    }.joined().inXMLAttribute
  }
}
