internal import MessageFiles

/// What the translations of a set show together about its source and its programs.
struct SetEvidence: Sendable {
  /// The keys of source messages with a space at the end that more than half of at least four translations lack, so that
  /// it is a mistake of the source, or programs do not need it.
  let strayEnds: LazyValue<Set<String>>
  /// Whether several messages with arguments have a single apostrophe and none has a doubled one, so that programs
  /// probably do not format them with MessageFormat.
  let writesApostrophesAlone: LazyValue<Bool>
  /// The names of arguments in messages of the source that have several forms, separated by `|`.
  let namesInForms: LazyValue<Set<String>>
  private let translations: [Pairing]
  private let siblings: SiblingTranslations?
  /// The files in which hardly any sentence equals its source.
  private let mostlyTranslated: LazyValue<Set<ObjectIdentifier>>

  init(_ set: MessageSet) {
    let (translations, source) = (set.translations, set.source)
    self.translations = translations
    siblings = set.siblings
    mostlyTranslated = LazyValue {
      guard let source else { return [] }
      let sentences = source.entries.filter { source.isSentence($0.text) }
      return Set(translations.map(\.file).filter { $0.translatesNearlyAll(sentences) }.map(ObjectIdentifier.init))
    }
    strayEnds = LazyValue {
      let candidates = (source?.entries ?? []).filter {
        $0.features.contains(.edgeSpace) && $0.text.hasSuffix(" ")
      }
      let keys = candidates.map(\.key).filter { key in
        let texts = translations.compactMap { $0.file[key]?.text }.filter { !$0.isBlank }
        return texts.count >= 4 && texts.count { !($0.last?.isWhitespace ?? false) } * 2 > texts.count
      }
      return Set(keys)
    }
    namesInForms = LazyValue {
      let messages = (source?.entries ?? []).filter { $0.text.utf8.contains(UInt8(ascii: "|")) }
      return Set(messages.flatMap { $0.arguments.map(\.name) })
    }
    writesApostrophesAlone = LazyValue {
      var count = 0
      for file in [source].compactMap(\.self) + translations.map(\.file) {
        if file.evidence.doublesApostrophes { return false }
        count += file.entries.count {
          $0.features.isSuperset(of: [.apostrophe, .brace]) && $0.text.contains(/\{\d+\}/)
        }
      }
      return count > 1
    }
  }

  /// Returns whether hardly any sentence of a file equals its source.
  func isMostlyTranslated(_ file: MessageFile) -> Bool { mostlyTranslated.value.contains(ObjectIdentifier(file)) }

  /// Returns whether at least three translations of a message satisfy a condition, so that the source has probably
  /// changed, or is wrong itself.
  func isShared(_ key: String, by condition: (MessageEntry) -> Bool) -> Bool {
    let minimumCount = 3
    var count = translations.lazy.compactMap { $0.file[key] }.filter(condition).prefix(minimumCount).count
    guard count > 0, count < minimumCount, let siblings else { return count == minimumCount }
    for entry in siblings.entries(of: key, besides: Set(translations.map(\.file.path))) where condition(entry) {
      count += 1
      if count == minimumCount { return true }
    }
    return false
  }
}

extension MessageFile {
  /// Returns whether the file translates at least 50 sentences for each one that equals its source.
  fileprivate func translatesNearlyAll(_ sentences: [MessageEntry]) -> Bool {
    let pairs = sentences.compactMap { source in self[source.key].map { ($0, source) } }.filter { !$0.0.text.isEmpty }
    return pairs.count >= 50 * pairs.count { $0.0.text.hasSameBytes(as: $0.1.text) }
  }

  /// Returns whether a text in the language of the file is at least a clause, rather than a name or a title: it has four
  /// words, of which two have small letters and one more connects them.
  func isSentence(_ text: String) -> Bool {
    guard let common = traits.commonWords else { return false }
    let words = text.split { $0 == " " || $0 == "\n" }.filter { $0.first?.isLetter ?? false }
    guard words.count > 3 else { return false }
    let lowercase = words.filter { $0.utf8.allSatisfy(\.isLowercaseLetter) }
    return lowercase.count > 2 && lowercase.contains { common.functionWords.contains(String($0)) }
  }
}
