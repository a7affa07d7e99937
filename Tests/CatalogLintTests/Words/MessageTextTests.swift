import AuthCopy
import TestSupport
import Testing

/// The texts of AuthCopy's own messages: they format, and they are translated.
@Suite struct MessageTextTests {
  /// The values that the source's metadata gives as examples.
  private static func examples(_ entry: MessageDocument.Entry, in source: MessageDocument) throws -> [String:
    ArgumentValue]
  {
    let metadata = source.metadata(ofKey: entry.key)?.value
    guard let members = metadata?["placeholders"]?.members else { return [:] }
    return try Dictionary(
      uniqueKeysWithValues: members.map { member in
        let type = try #require(member.value["type"]?.string.flatMap(ArgumentDefinition.ValueType.init))
        let example = try #require(member.value["example"]?.string, "\(entry.key) {\(member.key)}")
        return (member.key, try #require(type.value(of: example), "\(entry.key) {\(member.key)}"))
      })
  }

  @Test(arguments: MessageLanguage.allCases) func everyMessageFormatsWithItsExamples(language: MessageLanguage) throws {
    let texts = try OwnMessages.texts(language)
    let source = try OwnMessages.document(.en)
    for entry in source.entries {
      let values = try Self.examples(entry, in: source)
      let text = try Message(try #require(texts[entry.key]), locale: language.rawValue).format(values)
      #expect(!text.isEmpty, "\(entry.key)")
      for name in values.keys {
        #expect(!text.contains("{\(name)}") && !text.contains("{\(name),"), "\(entry.key): \(text)")
      }
    }
  }

  @Test func theSourceDeclaresTheArgumentsThatItTakes() throws {
    let source = try OwnMessages.document(.en)
    for entry in source.entries {
      let taken = try Message(entry.text, locale: "en").argumentNames
      #expect(Set(try Self.examples(entry, in: source).keys) == taken, "\(entry.key)")
    }
  }

  @Test(arguments: [MessageLanguage.ko, .ja]) func aTranslationTakesTheSourcesArguments(language: MessageLanguage)
    throws
  {
    let source = try OwnMessages.texts(.en)
    let texts = try OwnMessages.texts(language)
    #expect(Set(texts.keys) == Set(source.keys))
    for (key, text) in texts {
      let wanted = try Message(try #require(source[key]), locale: "en").argumentNames
      #expect(try Message(text, locale: language.rawValue).argumentNames == wanted, "\(key)")
    }
  }

  /// Terms that translators leave as they are.
  private static let untranslated: Set<String> = ["cli.coverage.surface"]

  @Test(arguments: [MessageLanguage.ko, .ja]) func everyMessageIsTranslated(language: MessageLanguage) throws {
    let source = try OwnMessages.texts(.en)
    let same = Set(try OwnMessages.texts(language).filter { source[$0.key] == $0.value }.keys)
    #expect(same == Self.untranslated)
  }

  @Test(arguments: [(MessageLanguage.ko, 0xAC00...0xD7A3), (.ja, 0x3041...0x30FE)])
  func everyTranslationHasLettersOfItsScript(language: MessageLanguage, letters: ClosedRange<UInt32>) throws {
    for (key, text) in try OwnMessages.texts(language) where !Self.untranslated.contains(key) {
      let words = text.unicodeScalars.contains { letters.contains($0.value) || (0x4E00...0x9FFF).contains($0.value) }
      #expect(words, "\(key): \(text)")
    }
  }
}
