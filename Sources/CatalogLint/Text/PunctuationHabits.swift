internal import MessageFiles

/// Marks of punctuation that a file nearly always writes in one way, although its language has another way too.
struct PunctuationHabits {
  /// A mark that differs from the habit of its file.
  struct Slip {
    let entry: MessageEntry
    let source: MessageEntry?
    /// The mark, and its offset in UTF-8 bytes.
    let found: String
    let offset: Int
    let wanted: String
    /// Whether the mark is only noted: the file has it often, or few readers see the difference.
    let isNote: Bool
  }

  /// Two ways to write the same mark.
  fileprivate struct Habit {
    let wanted: String
    /// All the ways that count as the wanted one.
    let usual: [String]
    let found: String
    /// What each text with the mark has.
    let triggers: TextFeatures
    let evidence: Evidence
    /// Returns whether the scalars beside a mark make it one that can be wrong: a space at the start of the text, and a
    /// line break at its end.
    let isSlip: (_ previous: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool

    init(
      _ found: String, _ wanted: String, or variants: [String] = [], _ evidence: Evidence = .habit,
      isSlip: @escaping (_ previous: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool
    ) {
      (self.found, self.wanted, self.evidence, self.isSlip) = (found, wanted, evidence, isSlip)
      triggers = found.contains("...") ? .doubledSign : .any
      usual = [wanted] + variants
    }
  }

  /// What shows that a mark is wrong.
  fileprivate enum Evidence {
    /// The other texts of the file.
    case habit
    /// The other texts of the file, although few readers see the difference.
    case finePoint
    /// The rules of the language, unless most other texts of the file break them too.
    case convention
    /// The rules of the language.
    case language
    /// A source without the mark.
    case addition
  }

  fileprivate let habits: [Habit]

  /// The minimum number of marks that make a habit, for each one that differs.
  private static let majority = 8
  /// The maximum number of texts that break a convention by mistake in a file without the other spelling.
  private static let maximumOfFew = 3

  /// Returns the marks of a file that differ from its habits, in the order of the file.
  func slips(in pairing: Pairing) -> [Slip] {
    // Of several habits of one mark, the first counts.
    var seen: Set<[Int]> = []
    return habits.flatMap { slips($0, in: pairing) }
      .filter { seen.insert([$0.entry.range.lowerBound, $0.offset]).inserted }
      .sorted { $0.entry.range.lowerBound < $1.entry.range.lowerBound }
  }

  private func slips(_ habit: Habit, in pairing: Pairing) -> [Slip] {
    var places: [(entry: MessageEntry, source: MessageEntry?, offset: Int)] = []
    for (entry, source) in zip(pairing.file.entries, pairing.sources) {
      guard !entry.features.isDisjoint(with: habit.triggers), entry.text.contains(utf8: habit.found),
        entry.text != source?.text, !entry.isUnused,
        habit.evidence != .addition || !(source?.text.contains(utf8: habit.found) ?? false),
        let offset = habit.firstSlip(in: entry), !(habit.found == " -" && entry.hasConjunction(before: offset)),
        habit.evidence == .language || !entry.copiesWord(before: offset, with: habit.found, from: source)
      else { continue }
      places.append((entry, source, offset))
    }
    // Nearly all files end here.
    if places.isEmpty { return [] }
    let count = pairing.file.entries.count { entry in
      habit.usual.contains { entry.text.contains(utf8: $0) }
    }
    let isEnough =
      switch habit.evidence {
      case .habit, .finePoint: count >= places.count
      case .convention: count >= 2 * places.count || places.count <= Self.maximumOfFew
      case .language, .addition: true
      }
    guard isEnough else { return [] }
    let isNote = habit.evidence != .habit || count < Self.majority * places.count
    return places.map { entry, source, offset in
      Slip(
        entry: entry, source: source, found: habit.found, offset: offset, wanted: habit.wanted, isNote: isNote)
    }
  }
}

extension MessageEntry {
  /// Returns whether a source has the word before a mark with the same mark, as a name of code or a header: `To:`.
  fileprivate func copiesWord(before offset: Int, with mark: String, from source: MessageEntry?) -> Bool {
    let word = text.utf8.prefix(offset).reversed().prefix { $0.isLetterOrDigit }.reversed()
    return !word.isEmpty && source?.text.contains(utf8: String(decoding: word, as: UTF8.self) + mark) ?? false
  }
}

extension MessageEntry {
  /// Returns whether a short word, such as *en* or *und*, stands before a hyphen that replaces the first part of a compound:
  /// *symbolen en -interpunctie*.
  fileprivate func hasConjunction(before offset: Int) -> Bool {
    text.utf8.prefix(offset).reversed().prefix { $0 != 0x20 }.count <= 5
  }
}

extension PunctuationHabits.Habit {
  /// Returns the offset of the first mark in a text that can be wrong; nil if there is none.
  fileprivate func firstSlip(in entry: MessageEntry) -> Int? {
    guard let scalars = MaskedProse(entry)?.scalars else { return nil }
    let mark = Array(found.unicodeScalars)
    return scalars.indices.first { index in
      guard index + mark.count <= scalars.count, scalars[index].scalar == mark[0],
        zip(scalars[index...], mark).allSatisfy({ $0.scalar == $1 })
      else { return false }
      let end = index + mark.count
      return isSlip(index > 0 ? scalars[index - 1].scalar : " ", end < scalars.count ? scalars[end].scalar : "\n")
    }.map { scalars[$0].offset }
  }
}

extension MessageFile {
  /// The habits that files in the language may have, and its rules.
  var punctuationHabits: PunctuationHabits {
    PunctuationHabits(habits: isSource ? rulesOfSource : habitsOfLanguage + rulesOfLanguage)
  }

  private typealias Habit = PunctuationHabits.Habit

  private var habitsOfLanguage: [Habit] {
    switch language {
    case "fr":
      // In Canada, only the colon follows a space.
      let marks = locale.hasSuffix("-CA") ? [":"] : [":", ";", "!", "?"]
      func isSlip(_ previous: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
        (previous.properties.isAlphabetic || ")»%".unicodeScalars.contains(previous) || previous.isArgument)
          && next.isSpace
      }
      return marks.flatMap { mark in
        [
          Habit(mark, " \(mark)", or: ["\u{A0}\(mark)", "\u{202F}\(mark)"], isSlip: isSlip),
          Habit(mark, " \(mark)", or: ["\u{A0}\(mark)", "\u{202F}\(mark)"], .convention, isSlip: isSlip),
          Habit(" \(mark)", "\u{A0}\(mark)", or: ["\u{202F}\(mark)"], .finePoint, isSlip: isSlip),
        ]
      } + [
        Habit("« ", "«\u{A0}", or: ["«\u{202F}"], .finePoint) { _, next in next != "»" }
      ]
    case "zh":
      let habits = [
        Habit("...", "……") { previous, next in previous.isHan && next.isSpace },
        Habit(":", "：") { previous, next in (previous.isHan || previous.isArgument) && next.isSpace },
        Habit(" (", "（") { previous, next in previous.isHan && next.isHan },
        Habit("(", "（") { previous, next in previous.isHan && next.isHan },
      ]
      let quotation = Habit("“", "「") { _, next in next.isHan }
      return usualScript == "Hant" ? habits + [quotation] : habits
    // Their full stops follow a space, or may do so.
    case "de", "sl": return []
    default:
      return [Habit(" ...", "…") { previous, next in previous.properties.isAlphabetic && next.isSpace }]
    }
  }

  /// The rules of the language that hold whatever the file has.
  private var rulesOfLanguage: [Habit] {
    let units = Self.languagesWithSpacedUnits.contains(language) ? Self.units : []
    let compounds = Self.languagesWithCompounds.contains(language) ? [" -"] : []
    return units.map { unit in
      Habit(unit, "\u{A0}\(unit)", .language) { previous, next in
        ("0"..."9").contains(previous) && !next.properties.isAlphabetic && !("0"..."9").contains(next)
      }
    }
      + compounds.map { mark in
        Habit(mark, "-", .addition) { $0.properties.isLowercase && $1.properties.isLowercase }
      }
      + (language == "he"
        ? [
          Habit("- ", "־", .language) { previous, next in
            "ובלמשהכ".unicodeScalars.contains(previous) && !next.isSpace
          }
        ] : [])
      + (language == "fr"
        ? [] : [Habit(" :", ": ", .addition) { $0.properties.isLowercase && $1.properties.isAlphabetic }])
      + (isIdeographic ? [] : [Habit("( ", "(", .addition) { _, next in next.properties.isAlphabetic }])
      + ["...", "…"].filter { _ in language != "de" && language != "sl" }.map { mark in
        Habit(" \(mark)", mark, .convention) { $0.properties.isAlphabetic && $1.isSpace }
      }
  }

  /// The rules of English, whose texts are mostly sources.
  private var rulesOfSource: [Habit] {
    guard language == "en" else { return [] }
    return [" ?", " !", " ,"].map { mark in
      Habit(mark, String(mark.dropFirst()), .language) { $0.properties.isLowercase && $1 == "\n" }
    } + [Habit("/ ", " / ", .language) { $0.properties.isLowercase && $1.properties.isUppercase }]
  }

  private static let units = ["%", "KB", "kB", "MB", "GB", "TB", "ms", "MHz", "GHz", "km", "cm", "mm", "kg"]
  private static let languagesWithSpacedUnits: Set<String> = ["cs", "de", "fi", "fr", "nb", "no", "sk", "sv"]
  /// Languages that join a word to a compound with a hyphen, and never write the hyphen after a space.
  private static let languagesWithCompounds: Set<String> = ["da", "de", "nb", "nl", "nn", "no", "sv"]
}

extension Unicode.Scalar {
  fileprivate var isHan: Bool { (0x4E00...0x9FFF).contains(value) }
  fileprivate var isArgument: Bool { value == UInt32(MaskedProse.argument) }
  fileprivate var isSpace: Bool { self == " " || self == "\n" }
}
