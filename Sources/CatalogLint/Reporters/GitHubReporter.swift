public import MessageFiles

/// Writes workflow commands for GitHub Actions, which shows them as annotations.
///
/// Similar findings of a rule in many keys of a file are one annotation, and so is a file that was not linted. The most
/// urgent findings come first, because GitHub shows only some of each step. A finding in the baseline is a notice.
public struct GitHubReporter: Reporter {
  private let language: MessageLanguage

  /// - Parameter language: the language of the messages.
  public init(language: MessageLanguage = .en) { self.language = language }

  /// Writes one line per annotation, without a final newline.
  public func bytes(of report: LintReport) -> [UInt8] {
    let unreadLines = report.unreadFiles(in: language).map { file in
      let line = file.location.line.map { ",line=\($0),col=\(file.location.column ?? 1)" } ?? ""
      return "::\(file.isFailure ? "error" : "notice") file=\(file.location.path.escapedAsProperty)\(line)::"
        + file.reason.escapedAsData
    }
    let lines = report.itemsByUrgency.map { item in
      let finding = item.finding
      let command = finding.severity == .info || finding.isInBaseline ? "notice" : finding.severity.rawValue
      let properties = [
        "file=\(finding.path.escapedAsProperty)", "line=\(finding.line)", "col=\(finding.column)",
        "title=\("\(finding.rule) \(item.count == 1 ? finding.key : String(item.count))".escapedAsProperty)",
      ].joined(separator: ",")
      return "::\(command) \(properties)::\(item.message(in: language).escapedAsData)"
    }
    return Array((unreadLines + lines).joined(separator: "\n").utf8)
  }
}

extension String {
  fileprivate var escapedAsData: String {
    safeToShowInLines.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  fileprivate var escapedAsProperty: String {
    escapedAsData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
