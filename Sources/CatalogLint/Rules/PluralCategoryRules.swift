internal import AuthCopy

/// Finds a plural branch that its locale never reaches.
struct DeadPluralCategoryRule: Rule {
  let name = "dead-plural-category"
  let severity = Finding.Severity.warning
  let triggers: TextFeatures = .branches
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a plural branch of a category that the locale does not have, such as one in Korean.",
    whyIsThisBad: "It is never shown, yet translators go on keeping it.",
    example: RuleDocumentation.Example(
      source: "{n, plural, one {# day} other {# days}}", bad: "{n, plural, one {#일} other {#일}}",
      good: "{n, plural, other {#일}}"),
    howToMend: "Remove the branch.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    for (_, style) in nodes.plurals {
      guard let used = PluralCategory.used(in: entry.file.locale, isOrdinal: style.isOrdinal) else { continue }
      for branch in style.branches {
        guard case .keyword(let keyword) = branch.selector, let category = PluralCategory(rawValue: keyword),
          !used.contains(category)
        else { continue }
        let spot = branch.range(in: entry.text)
        findings.add(self, entry, at: spot, words(keyword, entry.file.locale, findings.language), fix: "")
      }
    }
  }

  private func words(_ keyword: String, _ locale: String, _ language: LintLanguage) -> String {
    language.say(
      en: "the branch `\(keyword)` is never shown: \(locale) has no such plural category",
      ko: "`\(keyword)` 분기는 쓰이지 않습니다. \(locale)에는 이 복수 범주가 없습니다",
      ja: "`\(keyword)`の分岐は使われません。\(locale)にこの複数カテゴリーはありません")
  }
}

/// Finds a plural that lacks a category of its locale.
struct MissingPluralCategoryRule: Rule {
  let name = "missing-plural-category"
  let severity = Finding.Severity.warning
  let triggers: TextFeatures = .branches
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a plural that lacks a category which its locale tells apart, such as one in English.",
    whyIsThisBad: "The branch other is shown instead: \"1 days\".",
    example: RuleDocumentation.Example(
      locale: "en", source: nil, bad: "{n, plural, other {# days}}", good: "{n, plural, one {# day} other {# days}}"),
    howToMend: "Add the branch.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    for (argument, style) in nodes.plurals {
      guard let used = PluralCategory.used(in: entry.file.locale, isOrdinal: style.isOrdinal) else { continue }
      let selectors = Set(style.branches.map(\.selector))
      let missing = used.filter { category in
        // `=1` says what `one` would, in the locales where that means the number 1 alone.
        !selectors.contains(.keyword(category.rawValue)) && !(category == .one && selectors.contains(.exactly(1)))
          && !(category == .zero && selectors.contains(.exactly(0)))
          && !(category == .two && selectors.contains(.exactly(2)))
          && !(category == .many && Self.hasManyForMillionsAlone.contains(entry.language))
      }
      guard !missing.isEmpty else { continue }
      let keywords = missing.map(\.rawValue).joined(separator: ", ")
      findings.add(self, entry, at: argument.nameRange, words(keywords, entry.file.locale, findings.language))
    }
  }

  /// Languages whose category `many` is for round millions, which apps rarely count.
  private static let hasManyForMillionsAlone: Set<String> = ["ca", "es", "fr", "it", "pt"]

  private func words(_ keywords: String, _ locale: String, _ language: LintLanguage) -> String {
    language.say(
      en: "the plural lacks \(keywords), which \(locale) tells apart",
      ko: "\(locale)에서 구별하는 복수 범주 \(keywords)이(가) 없습니다",
      ja: "\(locale)で区別する複数カテゴリー\(keywords)がありません")
  }
}

/// Finds a keyword of a plural that is no plural category.
struct UnknownPluralCategoryRule: Rule {
  let name = "unknown-plural-category"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .branches
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a keyword of a plural that is none of zero, one, two, few, many, other: misspelt or translated.",
    whyIsThisBad: "ICU says nothing and never shows the branch.",
    example: RuleDocumentation.Example(
      source: "{n, plural, one {# day} other {# days}}", bad: "{n, plural, 하나 {하루} other {#일}}",
      good: "{n, plural, =1 {하루} other {#일}}"),
    howToMend: "Write the keyword in English, or =N for a certain number.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    let categories = Set(PluralCategory.allCases.map(\.rawValue))
    for (_, style) in nodes.plurals {
      for branch in style.branches {
        guard case .keyword(let keyword) = branch.selector, !categories.contains(keyword) else { continue }
        let meant = NameSuggestion(keyword, known: categories, unused: [])
        findings.add(
          self, entry, at: branch.selectorRange, words(keyword, meant?.name, findings.language), fix: meant?.name,
          isSafe: meant?.isCertain ?? false)
      }
    }
  }

  private func words(_ keyword: String, _ meant: String?, _ language: LintLanguage) -> String {
    if let meant {
      return language.say(
        en: "`\(keyword)` is no plural category: did you mean `\(meant)`?",
        ko: "`\(keyword)`은(는) 복수 범주가 아닙니다. `\(meant)`인가요?",
        ja: "`\(keyword)`は複数カテゴリーではありません。`\(meant)`ではありませんか")
    }
    return language.say(
      en: "`\(keyword)` is no plural category: there are zero, one, two, few, many, other, and =N",
      ko: "`\(keyword)`은(는) 복수 범주가 아닙니다. zero, one, two, few, many, other와 =N만 있습니다",
      ja: "`\(keyword)`は複数カテゴリーではありません。使えるのはzero、one、two、few、many、otherと=Nです")
  }
}

extension PluralBranch {
  /// From the selector to after the closing brace, and the space that follows or stands before.
  fileprivate func range(in text: String) -> Range<Int> {
    let bytes = Array(text.utf8)
    var end = selectorRange.upperBound
    var depth = 0
    var isQuoted = false
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "'"): isQuoted = depth > 0 && bytes.isQuoteStart(end, isQuoted)
      case UInt8(ascii: "{") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted: depth -= 1
      default: break
      }
      end += 1
      if depth == 0, bytes[end - 1] == UInt8(ascii: "}") { break }
    }
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return selectorRange.lowerBound..<end
  }
}

extension [UInt8] {
  /// An apostrophe opens a quotation before what ICU would read, and closes one that is open.
  fileprivate func isQuoteStart(_ index: Int, _ isQuoted: Bool) -> Bool {
    if isQuoted { return false }
    guard index + 1 < count else { return false }
    return [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "|")].contains(self[index + 1])
  }
}
