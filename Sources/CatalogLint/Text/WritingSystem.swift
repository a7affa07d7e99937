internal import Foundation
internal import MessageFiles

/// The script of a letter, as far as languages differ in it.
///
/// The raw values are integers, because sets hash them for each letter of a text.
enum WritingSystem: UInt8, CaseIterable, Sendable {
  case latin
  case greek
  case cyrillic
  case armenian
  case hebrew
  case arabic
  case devanagari
  case bengali
  case gurmukhi
  case gujarati
  case oriya
  case tamil
  case telugu
  case kannada
  case malayalam
  case sinhala
  case thai
  case lao
  case tibetan
  case burmese
  case georgian
  case ethiopic
  case khmer
  case hangul
  case kana
  case han

  private static let codes: [String: WritingSystem] = [
    "Latn": .latin, "Grek": .greek, "Cyrl": .cyrillic, "Armn": .armenian, "Hebr": .hebrew, "Arab": .arabic,
    "Deva": .devanagari, "Beng": .bengali, "Guru": .gurmukhi, "Gujr": .gujarati, "Orya": .oriya, "Taml": .tamil,
    "Telu": .telugu, "Knda": .kannada, "Mlym": .malayalam, "Sinh": .sinhala, "Thai": .thai, "Laoo": .lao,
    "Tibt": .tibetan, "Mymr": .burmese, "Geor": .georgian, "Ethi": .ethiopic, "Khmr": .khmer, "Hang": .hangul,
    "Kana": .kana, "Hani": .han,
  ]

  /// Creates the script with a code of ISO 15924; nil for other scripts.
  init?(code: String) {
    guard let script = Self.codes[code] else { return nil }
    self = script
  }

  /// Returns nil for digits, punctuation, symbols and the letters of other scripts.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case 0xAA...0x24F, 0x1E00...0x1EFF:
      guard scalar.properties.isAlphabetic else { return nil }
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x531...0x58F: self = .armenian
    case 0x5D0...0x5F4: self = .hebrew
    case 0x620...0x6FF, 0x750...0x77F:
      guard scalar.properties.isAlphabetic else { return nil }
      self = .arabic
    case 0x900...0xDFF:
      // Each script has a block of 128; the danda of Devanagari is punctuation of all.
      if scalar.value == 0x964 || scalar.value == 0x965 { return nil }
      self = Self.indic[Int(scalar.value - 0x900) / 128]
    case 0xE01...0xE5B: self = .thai
    case 0xE81...0xEDF: self = .lao
    case 0xF00...0xFFF: self = .tibetan
    case 0x1000...0x109F: self = .burmese
    case 0x10A0...0x10FF: self = .georgian
    case 0x1200...0x139F: self = .ethiopic
    case 0x1780...0x17FF: self = .khmer
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x3163: self = .hangul
    case 0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D: self = .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF: self = .han
    default: return nil
    }
  }

  private static let indic: [WritingSystem] = [
    .devanagari, .bengali, .gurmukhi, .gujarati, .oriya, .tamil, .telugu, .kannada, .malayalam, .sinhala,
  ]

  /// Returns the scripts that a locale is written in, besides Latin letters; empty if they are not known.
  static func scripts(of locale: String) -> Set<WritingSystem> {
    let language = Locale.Language(likelyFor: locale)
    guard let script = language.script?.identifier, let code = language.languageCode?.identifier else { return [] }
    let usual: Set<WritingSystem> =
      switch script {
      case "Jpan", "Hira", "Hrkt": [.kana, .han]
      case "Kore": [.hangul, .han]
      case "Hans", "Hant": [.han]
      default: WritingSystem(code: script).map { [$0] } ?? []
      }
    return usual.isEmpty ? [] : usual.union([.latin]).union(LanguageTraits.of(code).otherScripts)
  }

  /// Returns the features of the texts that may contain letters of other scripts than the given ones.
  static func features(besides scripts: Set<WritingSystem>) -> TextFeatures {
    allCases.reduce(into: []) { features, script in
      if !scripts.contains(script) { features.formUnion(script.features) }
    }
  }

  /// The features of texts that may contain letters of the script.
  var features: TextFeatures {
    switch self {
    // All languages use Latin letters in names.
    case .latin: []
    case .greek: .greek
    case .cyrillic: .cyrillic
    case .thai: .thai
    case .hangul, .burmese, .georgian, .ethiopic, .khmer: .hangul
    case .kana: [.kana, .halfKana]
    case .han: .han
    default: .decomposed
    }
  }
}
