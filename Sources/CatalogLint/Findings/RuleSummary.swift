internal import MessageFiles

/// The number of findings of a rule with the same severity.
struct RuleSummary {
  let rule: String
  let severity: Finding.Severity
  let urgency: Finding.Urgency
  let count: Int
}

extension Finding {
  /// How soon a person should look at a finding.
  enum Urgency: Int {
    case error, warning, info
    /// A key without a translation, in a project that does not require complete translations.
    case missingKey
    case inBaseline
  }

  var urgency: Urgency {
    if isInBaseline { return .inBaseline }
    switch severity {
    case .error: return isBlocking ? .error : .missingKey
    case .warning: return .warning
    case .info: return .info
    }
  }
}

extension LintReport {
  /// The summaries of the rules with findings outside of the baseline: the most urgent first, then the most frequent.
  var rules: [RuleSummary] {
    let groups = Dictionary(grouping: findings.filter { !$0.isInBaseline }) { [$0.rule, $0.severity.rawValue] }
    let summaries = groups.values.map { findings in
      // A rule of several projects blocks if it does in any of them.
      let urgency = findings.map(\.urgency).min { $0.rawValue < $1.rawValue } ?? .info
      return RuleSummary(
        rule: findings[0].rule, severity: findings[0].severity, urgency: urgency, count: findings.count)
    }
    return summaries.sorted { ($0.urgency.rawValue, -$0.count, $0.rule) < ($1.urgency.rawValue, -$1.count, $1.rule) }
  }

  /// Returns the summaries as a table; nil without findings.
  func ruleTable(in language: MessageLanguage) -> TextTable? {
    let rules = rules
    if rules.isEmpty { return nil }
    let messages = MessageBundle.messages(in: language)
    var table = TextTable(columns: ["report.severity", "report.rule", "report.findings"].map { messages.text($0) })
    for rule in rules { table.add([rule.severity.rawValue, rule.rule, String(rule.count)]) }
    return table
  }

  /// Returns the line with the numbers of files, messages and findings, with missing keys apart from other errors.
  func countLine(in language: MessageLanguage) -> String {
    let missingKeys = missingKeys
    return MessageBundle.messages(in: language).text(
      missingKeys.isEmpty ? "report.summary" : "report.summary-with-missing",
      [
        "files": .integer(Int64(files)), "messages": .integer(Int64(messages)),
        "errors": .integer(Int64(count(.error))), "warnings": .integer(Int64(count(.warning))),
        "infos": .integer(Int64(count(.info))), "missing": .integer(Int64(missingKeys.count)),
        "locales": .integer(Int64(Set(missingKeys.map(\.locale)).count)),
      ])
  }
}
