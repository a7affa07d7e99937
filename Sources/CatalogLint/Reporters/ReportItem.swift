internal import MessageFiles

/// One entry of a report: a finding, or several findings in a file that differ only in their keys.
struct ReportItem {
  private static let maximumKeys = 5

  /// The first finding, whose rule, severity, locale and path apply to all findings of the item.
  let finding: Finding
  fileprivate(set) var count = 1
  /// The keys of the first findings.
  fileprivate(set) var keys: [String]
  /// The id of the text for several findings; nil if findings of this kind are not aggregated.
  fileprivate let aggregateMessageID: String?
  /// The file's coverage; nil if the message does not mention it.
  fileprivate let coverage: FileCoverage?

  fileprivate init(_ finding: Finding, aggregateMessageID: String?, in coverage: FileCoverage?) {
    self.finding = finding
    self.aggregateMessageID = aggregateMessageID
    self.coverage = coverage
    keys = [finding.key]
  }

  fileprivate mutating func add(_ finding: Finding) {
    count += 1
    if keys.count < Self.maximumKeys { keys.append(finding.key) }
  }

  /// The first keys as a comma-separated list.
  var keyList: String { keys.joined(separator: ", ") + (count > keys.count ? ", …" : "") }

  /// The excerpt of a single finding; nil for several findings.
  var excerpt: Finding.Excerpt? { count == 1 ? finding.excerpt : nil }

  /// A string that identifies a finding, or any number of similar findings in a file of the same name.
  var fingerprint: String {
    if count == 1 { return finding.diagnostic.fingerprint }
    let name = finding.path.split(separator: "/").last ?? ""
    return "\(finding.diagnostic.id.rawValue)\t\(finding.locale)\t\(name)"
  }

  /// Returns the message; for several findings, with their number, their keys and the file's translated share.
  func message(in language: MessageLanguage) -> String {
    guard count > 1, let id = aggregateMessageID else {
      return finding.message(in: language)
    }
    let messages = MessageBundle.messages(in: language)
    let text = messages.text(id, ["count": .integer(Int64(count)), "keys": .text(keyList)])
    guard let coverage, coverage.hasPercentage, coverage.total > 0 else { return text }
    return messages.text(
      "report.with-share",
      [
        "finding": .text(text), "translated": .integer(Int64(coverage.translated)),
        "total": .integer(Int64(coverage.total)),
        "share": .integer(Int64(coverage.translated * 100 / coverage.total)),
      ])
  }
}

extension LintReport {
  private struct Group: Hashable {
    let path: String
    let locale: String
    let id: Diagnostic.ID
    let severity: Finding.Severity
    let isInBaseline: Bool
  }

  /// The findings in order, aggregated by file if they differ only in their keys.
  var items: [ReportItem] {
    var items: [ReportItem] = []
    items.reserveCapacity(findings.count)
    var indices: [Group: Int] = [:]
    let coverageByPath = Dictionary(grouping: coverage, by: \.path)
    for finding in findings {
      guard let aggregateMessageID = ruleSet.aggregateMessageIDs[finding.diagnostic.id] else {
        items.append(ReportItem(finding, aggregateMessageID: nil, in: nil))
        continue
      }
      let group = Group(
        path: finding.path, locale: finding.locale, id: finding.diagnostic.id, severity: finding.severity,
        isInBaseline: finding.isInBaseline)
      if let index = indices[group] {
        items[index].add(finding)
      } else {
        indices[group] = items.count
        items.append(
          ReportItem(
            finding, aggregateMessageID: aggregateMessageID,
            in: coverageByPath[finding.path]?.first { $0.locale == finding.locale }))
      }
    }
    return items
  }

  /// The items with the most urgent first, and otherwise in order.
  var itemsByUrgency: [ReportItem] {
    let groups = Dictionary(grouping: items, by: \.finding.urgency.rawValue)
    return groups.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
