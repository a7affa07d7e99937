internal import MessageFiles

/// The pattern of a date for `strftime`, such as `%e. %B %Y`.
struct DatePattern {
  private enum Part { case day, month, year, hour, minute }

  private var conversions: [Part: String] = [:]
  /// Whether a conversion prints a whole date or time, such as `%x`.
  private var isComposite = false

  private static let parts: [Character: Part] = [
    "d": .day, "e": .day, "j": .day, "b": .month, "B": .month, "h": .month, "m": .month, "y": .year, "Y": .year,
    "G": .year, "g": .year, "H": .hour, "I": .hour, "k": .hour, "l": .hour, "M": .minute,
  ]
  private static let composites = Set("cxXDFTRrs")
  /// Conversions that print a part of no comparison.
  private static let others = Set("aAuwpPSzZUVWCnt")
  /// Conversions that `printf` does not have.
  private static let dateOnly = Set("BHIYjklMpPwWVUZ")

  /// The maximum number of letters besides the conversions: a pattern has few words, such as *at*.
  private static let maximumLetterCount = 4

  /// Returns nil if the text is not the pattern of a date.
  init?(_ text: String) {
    var count = 0
    var letterCount = 0
    var isCertain = false
    var characters = text[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        if character.isLetter { letterCount += 1 }
        continue
      }
      if characters.first == "-" { characters.removeFirst() }
      guard let letter = characters.popFirst() else { return nil }
      if letter == "%" { continue }
      guard add(letter) else { return nil }
      count += 1
      isCertain = isCertain || Self.dateOnly.contains(letter)
    }
    if count < 2 || !isCertain || letterCount > Self.maximumLetterCount { return nil }
  }

  private mutating func add(_ letter: Character) -> Bool {
    if let part = Self.parts[letter] {
      conversions[part] = "%\(letter)"
    } else if Self.composites.contains(letter) {
      isComposite = true
    } else if !Self.others.contains(letter) {
      return false
    }
    return true
  }

  /// Returns the conversions of the pattern whose part of the date a translation does not print.
  func missing(in translation: String) -> [String] {
    var printed: Set<Part> = []
    var characters = translation[...]
    while let character = characters.popFirst() {
      guard character == "%" else { continue }
      if characters.first == "-" { characters.removeFirst() }
      guard let letter = characters.popFirst() else { break }
      if Self.composites.contains(letter) { return [] }
      if let part = Self.parts[letter] { printed.insert(part) }
    }
    return isComposite ? [] : conversions.filter { !printed.contains($0.key) }.map(\.value).sorted()
  }
}
