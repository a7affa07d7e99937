internal import CatalogFormats

/// Finds a translation of more than one word that equals the source's text, and one that is only the key.
///
/// People never see a key on purpose, so that the second is a warning, as is a sentence in a file that has hardly any
/// other.
struct UntranslatedRule: MessageRule {
  let name = "untranslated"
  let severity = Finding.Severity.info
  let aggregateMessageID: String? = "report.untranslated"
  let triggers: TextFeatures = [.sameAsSource, .technicalName, .dottedName, .branches]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    // Keys may be the texts of the source.
    file.document.format == .strings ? triggers.union(.latinWords) : triggers
  }
  private static let same: Diagnostic.ID = "untranslated"
  private static let key: Diagnostic.ID = "untranslated.key"
  let ids = [same, key]
  let aggregatedIDs = [same]
  let example: RuleExample? = RuleExample(
    source: "Forgot your password?", bad: "Forgot your password?", good: "비밀번호를 잊었나요?")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if entry.isKeyAsText {
      findings.add(self, Self.key, in: entry, at: 0..<entry.text.utf8.count, severity: .warning)
      return
    }
    if entry.isSentenceOfKey {
      findings.add(self, Self.same, in: entry, at: 0..<entry.text.utf8.count)
      return
    }
    guard let source = entry.source, let sourceFile = entry.sourceFile, sourceFile.language != entry.file.language,
      entry.entry.hasSameText(as: source) || entry.isCopyOfSameForm, let nodes = entry.nodes
    else { return }
    let all = nodes.allText
    // A link to another message is the same in each locale.
    if all.hasPrefix("@:"), !all.contains(where: \.isWhitespace) { return }
    let text = entry.features.contains(.address) ? all.withoutAddresses : all
    let isLabel = !entry.options.isCatalog && Self.isUntranslatedLabel(text, in: entry.file, of: sourceFile)
    guard isLabel || text.isPhrase(besideArgument: !entry.entry.arguments.isEmpty)
    else { return }
    // AuthCopy's copy is in sentence case: if every later word is capitalized, the text is a name, such as `au ID`.
    if entry.file.isExported,
      entry.text.split(separator: " ").dropFirst().allSatisfy({ $0.first?.isUppercase ?? false })
    {
      return
    }
    let isSlip = sourceFile.isSentence(entry.text) && entry.options.evidence.isMostlyTranslated(entry.file)
    findings.add(self, Self.same, in: entry, at: 0..<entry.text.utf8.count, severity: isSlip ? .warning : nil)
  }

  /// Returns whether a text is a common word of user interfaces in the source's language, which languages with another
  /// script translate.
  static func isUntranslatedLabel(_ text: String, in file: MessageFile, of source: MessageFile) -> Bool {
    guard let common = source.traits.commonWords else { return false }
    return !file.scripts.isEmpty && !file.isWrittenInLatin && common.labels.contains(text.lowercased())
  }
}

extension EntryContext {
  /// Whether the text is its key, a sentence in the language of a source that was not read.
  fileprivate var isSentenceOfKey: Bool {
    guard source == nil, !file.isSource, sourceFile == nil, file.document.format == .strings, text == entry.key,
      let common = LanguageTraits.of(String(options.sourceLocale.prefix(2))).commonWords
    else { return false }
    let words = text.split { !$0.isLetter }
    return file.language != options.sourceLocale.prefix(2) && words.count > 3
      && words.contains { common.functionWords.contains($0.lowercased()) || common.labels.contains($0.lowercased()) }
  }

  /// Whether the text is a plural form that equals the source's text for the same form.
  fileprivate var isCopyOfSameForm: Bool {
    entry.form != nil && sourceFile?[entry.key].map(entry.hasSameText) ?? false
  }

  /// Whether the translation is its key or another one, an identifier with several parts, and the source is not.
  fileprivate var isKeyAsText: Bool {
    guard let source, source.text != text, !features.isDisjoint(with: [.technicalName, .dottedName]),
      text == entry.key || sourceFile?[text] != nil
    else { return false }
    return text.utf8.allSatisfy { $0.isLetterOrDigit || "_.-".utf8.contains($0) }
  }
}

extension String {
  /// Returns whether the text has several words, at least one of them longer than a letter.
  ///
  /// - Parameter isBesideArgument: whether a single word is enough, unless it is an abbreviation.
  fileprivate func isPhrase(besideArgument isBesideArgument: Bool) -> Bool {
    var count = 0
    var longest = 0
    var length = 0
    var hasLowerCase = false
    /// Ends a word, and returns whether the text is a phrase already.
    func end() -> Bool {
      if length == 0 { return false }
      count += 1
      longest = max(longest, length)
      let isEnough = (count > 1 && longest > 1) || (isBesideArgument && hasLowerCase && length > 3)
      (length, hasLowerCase) = (0, false)
      return isEnough
    }
    for scalar in unicodeScalars {
      if scalar.isWordCharacter {
        length += 1
        hasLowerCase = hasLowerCase || scalar.isLowercaseLetter
      } else if end() {
        return true
      }
    }
    return end()
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or a character that occurs inside words.
  fileprivate var isWordCharacter: Bool {
    if isASCII { return (0x61...0x7A).contains(value | 0x20) || self == "'" || self == "-" }
    return self == "’" || properties.isAlphabetic
  }

  /// Whether the scalar is a lower-case letter that has an upper-case form.
  fileprivate var isLowercaseLetter: Bool {
    isASCII ? (0x61...0x7A).contains(value) : properties.changesWhenUppercased
  }
}
