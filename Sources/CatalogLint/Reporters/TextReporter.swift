/// One line a finding, as compilers write it, then a summary.
public struct TextReporter {
  public init() {}

  public func report(_ result: Linter.Result) -> String {
    var lines = result.findings.map { finding in
      let locale = finding.locale.isEmpty ? "" : " (\(finding.locale))"
      return "\(finding.path):\(finding.line):\(finding.column): \(finding.severity.rawValue): "
        + "\(finding.message)\(locale) [\(finding.rule)]"
    }
    let counts = Finding.Severity.allCases.map { severity in
      let count = result.count(severity)
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    lines.append("\(result.files) files, \(result.messages) messages: \(counts.joined(separator: ", "))")
    return lines.joined(separator: "\n")
  }
}

extension Linter.Result {
  public func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }
}
