internal import AuthCopy

/// Finds a suppression that suppresses nothing, or says no reason.
struct UnusedSuppressionRule: Rule {
  let name = "unused-suppression"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: "Finds an x-lint-ignore, or an entry of a baseline, that suppresses nothing, and one without a reason.",
    whyIsThisBad: "It would hide the next real finding of that rule.",
    example: nil,
    howToMend: "Remove it; or write the reason: {\"rule\": \"untranslated\", \"reason\": \"a brand's name\"}.")

  func unused(_ rule: String, _ language: LintLanguage) -> String {
    language.say(
      en: "this suppresses no finding of \(rule)", ko: "\(rule) 규칙에 해당하는 것이 없어 필요 없는 예외입니다",
      ja: "\(rule)に該当するものがないため、この例外は不要です")
  }

  func unexplained(_ rule: String, _ language: LintLanguage) -> String {
    language.say(
      en: "the suppression of \(rule) says no reason", ko: "\(rule) 예외에 이유(reason)가 없습니다",
      ja: "\(rule)の例外に理由（reason）がありません")
  }
}

/// Leaves out what `x-lint-ignore` in the metadata of a key suppresses.
struct SuppressionFilter {
  private let files: [MessageFile]
  private let reportsUnused: Bool

  init(_ files: [MessageFile], reportsUnused: Bool = true) {
    self.files = files
    self.reportsUnused = reportsUnused
  }

  private struct Place: Hashable {
    let path: String
    let key: String
    let rule: String
  }

  func apply(to list: FindingList) -> [Finding] {
    let suppressions = files.flatMap { file in
      file.metadata.flatMap { key, metadata in metadata.suppressions.map { (file: file, key: key, suppression: $0) } }
    }
    guard !suppressions.isEmpty else { return list.findings }
    let places = Set(suppressions.map { Place(path: $0.file.source.path, key: $0.key, rule: $0.suppression.rule) })
    var used: Set<Place> = []
    var kept = FindingList(options: list.options)
    var findings = list.findings.filter { finding in
      let place = Place(path: finding.path, key: finding.key, rule: finding.rule)
      guard places.contains(place) else { return true }
      used.insert(place)
      return false
    }
    let rule = UnusedSuppressionRule()
    for (file, key, suppression) in suppressions where reportsUnused {
      let place = Place(path: file.source.path, key: key, rule: suppression.rule)
      // What a whole catalog is judged by comes in another pass.
      let isForCatalog = Self.catalogRules.contains(suppression.rule)
      if !used.contains(place), !isForCatalog {
        kept.add(rule, file, key: key, at: suppression.offset, rule.unused(suppression.rule, list.language))
      } else if suppression.reason.isBlank {
        kept.add(rule, file, key: key, at: suppression.offset, rule.unexplained(suppression.rule, list.language))
      }
    }
    findings += kept.findings
    return findings
  }

  private static let catalogRules: Set<String> = ["enumeration-leak", "copy-without-kind", "undeclared-argument"]
}
