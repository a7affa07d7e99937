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
  }

  /// Two ways to write the same mark.
  fileprivate struct Habit {
    let wanted: String
    /// All the ways that count as the wanted one.
    let usual: [String]
    let found: String
    /// What each text with the mark has.
    let triggers: TextFeatures
    /// Returns whether the scalars beside a mark, or spaces at the edges of the text, make it one that can be wrong.
    let isSlip: (_ previous: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool

    init(
      _ found: String, _ wanted: String, or variants: [String] = [],
      isSlip: @escaping (_ previous: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool
    ) {
      (self.found, self.wanted, self.isSlip) = (found, wanted, isSlip)
      triggers = found.contains("...") ? .doubledSign : .any
      usual = [wanted] + variants
    }
  }

  fileprivate let habits: [Habit]

  /// The minimum number of marks that make a habit, for each one that differs.
  private static let majority = 8

  /// Returns the marks of a file that differ from its habits, in the order of the file.
  func slips(in pairing: Pairing) -> [Slip] {
    habits.flatMap { slips($0, in: pairing) }.sorted { $0.entry.range.lowerBound < $1.entry.range.lowerBound }
  }

  private func slips(_ habit: Habit, in pairing: Pairing) -> [Slip] {
    var slips: [Slip] = []
    for (entry, source) in zip(pairing.file.entries, pairing.sources) {
      guard !entry.features.isDisjoint(with: habit.triggers), entry.text.contains(utf8: habit.found),
        entry.text != source?.text, !entry.isUnused,
        let offset = habit.firstSlip(in: entry), !entry.copiesWord(before: offset, with: habit.found, from: source)
      else { continue }
      slips.append(Slip(entry: entry, source: source, found: habit.found, offset: offset, wanted: habit.wanted))
    }
    // Nearly all files end here.
    if slips.isEmpty { return [] }
    let count = pairing.file.entries.count { entry in
      habit.usual.contains { entry.text.contains(utf8: $0) }
    }
    return count >= Self.majority * slips.count ? slips : []
  }
}

extension MessageEntry {
  /// Returns whether a source has the word before a mark with the same mark, as a name of code or a header: `To:`.
  fileprivate func copiesWord(before offset: Int, with mark: String, from source: MessageEntry?) -> Bool {
    let word = text.utf8.prefix(offset).reversed().prefix { $0.isLetterOrDigit }.reversed()
    return !word.isEmpty && source?.text.contains(utf8: String(decoding: word, as: UTF8.self) + mark) ?? false
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
      return isSlip(index > 0 ? scalars[index - 1].scalar : " ", end < scalars.count ? scalars[end].scalar : " ")
    }.map { scalars[$0].offset }
  }
}

extension MessageFile {
  /// The habits that files in the language may have.
  var punctuationHabits: PunctuationHabits {
    typealias Habit = PunctuationHabits.Habit
    switch language {
    case "fr":
      return PunctuationHabits(
        habits: [":", ";", "!", "?"].map { mark in
          Habit(mark, " \(mark)", or: ["\u{A0}\(mark)", "\u{202F}\(mark)"]) { previous, next in
            (previous.properties.isAlphabetic || ")»%".unicodeScalars.contains(previous) || previous.isArgument)
              && next.isSpace
          }
        })
    case "zh":
      let habits = [
        Habit("...", "……") { previous, next in previous.isHan && next.isSpace },
        Habit(":", "：") { previous, next in (previous.isHan || previous.isArgument) && next.isSpace },
      ]
      let quotation = Habit("“", "「") { _, next in next.isHan }
      return PunctuationHabits(habits: usualScript == "Hant" ? habits + [quotation] : habits)
    // Their full stops follow a space, or may do so.
    case "de", "sl": return PunctuationHabits(habits: [])
    default:
      return PunctuationHabits(
        habits: [Habit(" ...", "…") { previous, next in previous.properties.isAlphabetic && next.isSpace }])
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHan: Bool { (0x4E00...0x9FFF).contains(value) }
  fileprivate var isArgument: Bool { value == UInt32(MaskedProse.argument) }
  fileprivate var isSpace: Bool { self == " " || self == "\n" }
}
