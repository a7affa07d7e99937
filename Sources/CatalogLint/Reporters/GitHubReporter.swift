public import AuthCopy

/// Workflow commands of GitHub Actions, which it shows as annotations.
public struct GitHubReporter: Sendable {
  private let language: MessageLanguage

  public init(language: MessageLanguage = .en) { self.language = language }

  /// A line a finding, without a last newline.
  public func report(_ result: Linter.Result) -> String {
    result.findings.map { finding in
      let command = finding.severity == .info ? "notice" : finding.severity.rawValue
      let properties = [
        "file=\(finding.path.escapedAsProperty)", "line=\(finding.line)", "col=\(finding.column)",
        "title=\("\(finding.rule) \(finding.key)".escapedAsProperty)",
      ].joined(separator: ",")
      return "::\(command) \(properties)::\(finding.message(in: language).escapedAsData)"
    }.joined(separator: "\n")
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
