internal import AuthCopy

/// Removes the findings that `x-lint-ignore` in a key's metadata suppresses.
///
/// A suppression applies to the file that contains it; a suppression in the source also applies to the translations.
struct SuppressionFilter {
  private let set: MessageSet

  init(_ set: MessageSet) { self.set = set }

  private struct Place: Hashable {
    /// The path of the file whose findings are suppressed.
    let path: String
    let key: String
    let rule: String
  }

  private struct SuppressionSite {
    let file: MessageFile
    let key: String
    let suppression: KeyMetadata.Suppression
  }

  /// Returns whether a key suppresses a finding.
  func suppresses(_ finding: Finding) -> Bool {
    let files = set.files + [set.source].compactMap(\.self)
    return files.contains { file in
      file.hasSuppressions && (file.isSource || file.path == finding.path)
        && file.metadata[finding.key]?.suppressions.contains { $0.rule == finding.rule } ?? false
    }
  }

  func apply(to list: FindingList) -> [Finding] {
    let files = set.files + [set.source].compactMap(\.self).filter { source in !set.files.contains { $0 === source } }
    let written = files.filter(\.hasSuppressions).flatMap { file in
      file.metadata.filter { !$0.value.suppressions.isEmpty }.sorted { $0.value.offset < $1.value.offset }
        .flatMap { key, metadata in
          metadata.suppressions.map { SuppressionSite(file: file, key: key, suppression: $0) }
        }
    }
    guard !written.isEmpty else { return list.findings }
    var byPlace: [Place: [Int]] = [:]
    for (index, entry) in written.enumerated() {
      for file in entry.file.isSource ? files : [entry.file] {
        byPlace[Place(path: file.path, key: entry.key, rule: entry.suppression.rule), default: []].append(index)
      }
    }
    var used: Set<Int> = []
    let findings = list.findings.filter { finding in
      guard let indices = byPlace[Place(path: finding.path, key: finding.key, rule: finding.rule)] else { return true }
      used.formUnion(indices)
      return false
    }
    var more = FindingList(options: list.options)
    let rule = UnusedSuppressionRule()
    for (index, entry) in written.enumerated() where set.files.contains(where: { $0 === entry.file }) {
      let parameters: Diagnostic.Parameters = ["rule": .text(entry.suppression.rule)]
      let offset = entry.suppression.offset
      // A suppression of a rule that was not run may still be needed.
      guard used.contains(index) || list.options.isEnabled(entry.suppression.rule) else { continue }
      if !used.contains(index) {
        more.add(rule, UnusedSuppressionRule.unused, parameters, in: entry.file, key: entry.key, at: offset)
      } else if entry.suppression.reason.isBlank {
        more.add(rule, UnusedSuppressionRule.unexplained, parameters, in: entry.file, key: entry.key, at: offset)
      }
    }
    return findings + (list.options.rules.contains(rule.name) ? more.findings : [])
  }
}
