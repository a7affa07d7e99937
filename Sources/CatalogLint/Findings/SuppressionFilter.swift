internal import MessageFiles

/// Removes the findings that `x-lint-ignore` in a key's metadata suppresses.
///
/// A suppression applies to the file that contains it; a suppression in the source also applies to the translations.
struct SuppressionFilter {
  private let set: MessageSet

  init(_ set: MessageSet) { self.set = set }

  /// The file and key of a suppressed rule.
  private struct Target: Hashable {
    /// The path of the file whose findings are suppressed.
    let path: String
    let key: String
    let rule: String
  }

  /// A suppression, and the file and key whose metadata contain it.
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

  /// Returns the findings that no key suppresses, and findings about unused and unexplained suppressions.
  func apply(to list: FindingList) -> [Finding] {
    let unlintedSource = set.source.flatMap { source in set.files.contains { $0 === source } ? nil : source }
    let files = set.files + [unlintedSource].compactMap(\.self)
    let sites = files.filter(\.hasSuppressions).flatMap { file in
      file.metadata.filter { !$0.value.suppressions.isEmpty }.sorted { $0.value.offset < $1.value.offset }
        .flatMap { key, metadata in
          metadata.suppressions.map { SuppressionSite(file: file, key: key, suppression: $0) }
        }
    }
    guard !sites.isEmpty else { return list.findings }
    var siteIndices: [Target: [Int]] = [:]
    for (index, site) in sites.enumerated() {
      for file in site.file.isSource ? files : [site.file] {
        siteIndices[Target(path: file.path, key: site.key, rule: site.suppression.rule), default: []].append(index)
      }
    }
    var usedSites: Set<Int> = []
    let findings = list.findings.filter { finding in
      let target = Target(path: finding.path, key: finding.key, rule: finding.rule)
      guard let indices = siteIndices[target] else { return true }
      usedSites.formUnion(indices)
      return false
    }
    var suppressionFindings = FindingList(options: list.options)
    let rule = UnusedSuppressionRule()
    for (index, site) in sites.enumerated() where set.files.contains(where: { $0 === site.file }) {
      let parameters: Diagnostic.Parameters = ["rule": .text(site.suppression.rule)]
      let offset = site.suppression.offset
      // A suppression of a rule that was not run may still be needed.
      guard usedSites.contains(index) || list.options.isEnabled(site.suppression.rule) else { continue }
      if !usedSites.contains(index) {
        suppressionFindings.add(
          rule, UnusedSuppressionRule.unused, parameters, in: site.file, key: site.key, at: offset)
      } else if site.suppression.reason.isBlank {
        suppressionFindings.add(
          rule, UnusedSuppressionRule.unexplained, parameters, in: site.file, key: site.key, at: offset)
      }
    }
    return findings + (list.options.rules.contains(rule.name) ? suppressionFindings.findings : [])
  }
}
