internal import MessageFiles

/// What the translations of a set show together about its source and its programs.
struct SetEvidence: Sendable {
  /// The keys of source messages with a space after the last word that more than half of at least four translations
  /// lack, so that it is a mistake of the source.
  let strayEnds: LazyValue<Set<String>>
  /// Whether several messages with arguments have a single apostrophe and none has a doubled one, so that programs
  /// probably do not format them with MessageFormat.
  let writesApostrophesAlone: LazyValue<Bool>
  /// The names of arguments in messages of the source that have several forms, separated by `|`.
  let namesInForms: LazyValue<Set<String>>
  private let translations: [Pairing]

  init(_ set: MessageSet) {
    let (translations, source) = (set.translations, set.source)
    self.translations = translations
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

  /// Returns whether at least three translations of a message satisfy a condition, so that the source has probably
  /// changed, or is wrong itself.
  func isShared(_ key: String, by condition: (MessageEntry) -> Bool) -> Bool {
    let found = translations.lazy.compactMap { $0.file[key] }.filter(condition)
    return found.prefix(3).count == 3
  }
}
