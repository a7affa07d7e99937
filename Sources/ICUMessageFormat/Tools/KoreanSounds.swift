/// The final sounds that the spelling does not determine, for programs that choose particles without this library.
package enum KoreanSounds {
  /// Words in Latin letters, in lower case.
  package static var words: [String: FinalSound] { LatinReading.words.compactMapValues(sound) }
  /// Units after a number, two or more letters in lower case.
  package static var units: [String: FinalSound] { LatinReading.units.compactMapValues(sound) }
  /// The letters from A to Z, as they are read one by one.
  package static var letters: [FinalSound] {
    LatinReading.letters.compactMap(sound(ofReading:))
  }
  /// Symbols, Roman numerals and numbers in circles.
  package static var symbols: [Unicode.Scalar: FinalSound] {
    var sounds = FinalSound.symbols.compactMapValues(sound)
    for scalar in (0x2160...0x32BF).compactMap(Unicode.Scalar.init) where sounds[scalar] == nil {
      sounds[scalar] = NumberReading.reading(ofNumeral: scalar).flatMap(sound)
    }
    return sounds
  }
  private static func sound(ofReading reading: String) -> FinalSound? {
    reading.unicodeScalars.last.flatMap(FinalSound.init(ofSyllable:))
  }
}
