public import AuthCopy

/// Writes workflow commands for GitHub Actions, which shows them as annotations.
public struct GitHubReporter: Reporter {
  private let language: MessageLanguage

  /// - Parameter language: the language of the messages.
  public init(language: MessageLanguage = .en) { self.language = language }

  /// Writes one line per finding, without a final newline.
  public func bytes(of report: LintReport) -> [UInt8] {
    let lines = report.findings.map { finding in
      let command = finding.severity == .info ? "notice" : finding.severity.rawValue
      let properties = [
        "file=\(finding.path.escapedAsProperty)", "line=\(finding.line)", "col=\(finding.column)",
        "title=\("\(finding.rule) \(finding.key)".escapedAsProperty)",
      ].joined(separator: ",")
      return "::\(command) \(properties)::\(finding.message(in: language).escapedAsData)"
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}

extension String {
  fileprivate var escapedAsData: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedAsProperty: String {
    escapedAsData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
