internal import AuthCopy

/// Finds a message that ICU does not accept.
///
/// An app that formats it shows nothing, or the raw text.
struct InvalidMessageRule: Rule {
  let name = "invalid-message"
  let severity = Finding.Severity.error

  func findings(in set: MessageSet) -> [Finding] {
    var findings: [Finding] = []
    set.eachEntry { file, entry, _ in
      switch entry.parsed {
      case .failure(let error):
        findings.append(finding(file, entry, at: error.offset, words(error)))
      case .success(let nodes):
        if let error = nodes.firstUnknownFormat(locale: file.locale) {
          findings.append(finding(file, entry, at: error.offset, words(error)))
        }
      }
    }
    return findings
  }

  private func words(_ error: MessageSyntaxError) -> String {
    "the message does not parse: \(error)"
  }
}
