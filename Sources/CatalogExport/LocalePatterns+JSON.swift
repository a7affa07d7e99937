import AuthCopy
import CatalogFormats

extension LocalePatterns {
  var json: JSONValue {
    .members([
      ("direction", direction == .leftToRight ? nil : .string(direction.rawValue)),
      ("digits", digits.joined() == "0123456789" ? nil : .string(digits.joined())),
      ("minus", .string(minus)),
      ("decimal", .string(decimal)),
      ("group", .string(group)),
      ("groupSizes", .array(groupSizes.map(JSONValue.integer))),
      ("minimumGrouping", .integer(minimumGrouping)),
      ("list", .strings(list)),
      ("cardinal", cardinal.json),
      ("ordinal", ordinal.json),
      ("dates", .sorted(dates.mapValues(JSONValue.strings))),
    ])
  }
}

extension PluralTable {
  /// The plural categories except `other`.
  ///
  /// `small` is for numbers up to 99, `large` for larger numbers by their last two digits, `million` for whole millions
  /// if they differ from other large numbers that end in 00, and `fraction` for numbers with decimals, except those in
  /// `smallFractions` by their whole part, 0 or 1.
  fileprivate var json: JSONValue? {
    func numbers(_ categories: [PluralCategory], unless standard: PluralCategory = .other) -> JSONValue {
      var numbers: [String: JSONValue] = [:]
      for (category, indices) in Dictionary(grouping: categories.indices, by: { categories[$0] })
      where category != standard {
        numbers[category.rawValue] = .array(indices.map(JSONValue.integer))
      }
      return .sorted(numbers)
    }
    func name(_ category: PluralCategory, unless standard: PluralCategory) -> JSONValue? {
      category == standard ? nil : .string(category.rawValue)
    }
    let members = JSONValue.members([
      ("small", numbers(small)), ("large", numbers(large)), ("million", name(million, unless: large[0])),
      ("fraction", name(fraction, unless: .other)),
      ("smallFractions", numbers(smallFractions, unless: fraction)),
    ])
    return members
  }
}

extension KoreanSounds {
  /// The words, units and symbols by their final sound, and the final sounds of the letters from A to Z.
  ///
  /// The sounds are `v` for a vowel, `r` for ㄹ, and `c` for another consonant.
  static var json: JSONValue {
    .object([
      ("words", bySound(words) { $0.sorted().joined(separator: " ") }),
      ("units", bySound(units) { $0.sorted().joined(separator: " ") }),
      ("symbols", bySound(symbols) { $0.sorted { $0.value < $1.value }.map(String.init).joined() }),
      ("letters", .string(letters.map(\.letter).joined())),
    ])
  }

  private static func bySound<Name>(_ sounds: [Name: FinalSound], _ text: ([Name]) -> String) -> JSONValue {
    .object(
      [FinalSound.vowel, .rieul, .consonant].map { sound in
        (sound.letter, .string(text(sounds.filter { $0.value == sound }.map(\.key))))
      })
  }
}

extension FinalSound {
  fileprivate var letter: String {
    switch self {
    case .vowel: "v"
    case .rieul: "r"
    case .consonant: "c"
    }
  }
}
