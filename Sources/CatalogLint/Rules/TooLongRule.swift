internal import MessageFiles

/// Finds a text that does not fit the `x-slot` of its key, or exceeds its `x-max-length`.
struct TooLongRule: SetRule {
  let name = "too-long"
  let severity = Finding.Severity.warning
  private static let slot: Diagnostic.ID = "too-long.slot"
  private static let maximum: Diagnostic.ID = "too-long.maximum"
  let ids = [slot, maximum]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    let sourceLimits = set.source.map(Self.keyLimits)
    for pairing in set.pairings {
      let file = pairing.file
      // Without a source, the limits come from the translation's metadata.
      let source = set.source ?? file
      let keyLimits = sourceLimits ?? Self.keyLimits(in: file)
      guard !keyLimits.isEmpty else { continue }
      let texts = ArgumentTexts(
        of: file.isSource ? source : file, source: source, isCatalog: set.isCatalog)
      // Messages in a locale that ICU does not know are formatted in English.
      let locale = LocaleTag(file.locale)?.isKnown == true ? file.locale : LocaleTag.english.description
      // Run in parallel, because formatting messages takes most of the time.
      let slices = file.entries.indices.slices(of: Self.sliceLength)
      let found = Parallel.map(slices) { [options = findings.options] slice in
        var list = FindingList(options: options)
        for index in slice {
          let entry = file.entries[index]
          guard let keyLimit = keyLimits[entry.key], let metadata = source.metadata[entry.key],
            let longest = LongestText(entry, metadata, texts, locale: locale, isCatalog: set.isCatalog),
            let limit = keyLimit.limit(in: file.traits, letters: longest.letters),
            let (text, spot) = longest.text(in: limit.unit)
          else { continue }
          let length = limit.unit.length(of: text)
          guard length > limit.length else { continue }
          list.add(
            self, keyLimit.id, keyLimit.parameters(text, length: length, limit), in: entry, of: file,
            source: pairing.sources[index]?.text, at: spot)
        }
        return list.findings
      }
      findings.append(found.flatMap(\.self))
    }
  }

  /// The number of messages in each parallel task.
  private static let sliceLength = 2_000

  private static func keyLimits(in source: MessageFile) -> [String: KeyLimit] {
    source.hasSlots ? source.metadata.compactMapValues(KeyLimit.init) : [:]
  }

  /// The limit of a key's text: a slot or a maximum length.
  private enum KeyLimit {
    case slot(TextSlot)
    case maximum(Int)

    init?(_ metadata: KeyMetadata) {
      if let maximum = metadata.maximumLength?.integer, maximum > 0 {
        self = .maximum(maximum)
      } else if let slot = metadata.slot?.string.flatMap(TextSlot.init) {
        self = .slot(slot)
      } else {
        return nil
      }
    }

    var id: Diagnostic.ID {
      switch self {
      case .slot: TooLongRule.slot
      case .maximum: TooLongRule.maximum
      }
    }

    func parameters(_ text: String, length: Int, _ limit: TextLimit) -> Diagnostic.Parameters {
      let shown = ArgumentValue.text(text.count > 60 ? text.prefix(60) + "…" : text)
      let (length, most) = (ArgumentValue.integer(Int64(length)), ArgumentValue.integer(Int64(limit.length)))
      return switch self {
      case .slot(let slot):
        [
          "text": shown, "length": length, "limit": most, "slot": .text(slot.rawValue),
          "unit": .text(limit.unit.rawValue),
        ]
      case .maximum: ["text": shown, "length": length, "limit": most]
      }
    }

    func limit(in language: LanguageTraits, letters: @autoclosure () -> String) -> TextLimit? {
      switch self {
      case .slot(let slot): slot.limit(in: language, letters: letters())
      case .maximum(let length): TextLimit(length: length, unit: .characters)
      }
    }
  }
}
