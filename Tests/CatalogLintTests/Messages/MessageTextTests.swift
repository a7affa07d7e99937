import AuthCopy
import TestSupport
import Testing

/// AuthCopy's messages can be formatted and are translated.
@Suite struct MessageTextTests {
  /// Returns the example values in the metadata of the source.
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
    let texts = try AuthCopyMessages.texts(language)
    let source = try AuthCopyMessages.document(.en)
    for entry in source.entries {
      let values = try Self.examples(entry, in: source)
      let text = try Message(try #require(texts[entry.key]), locale: language.rawValue).format(values)
      #expect(!text.isEmpty, "\(entry.key)")
      for name in values.keys {
        #expect(!text.contains("{\(name)}") && !text.contains("{\(name),"), "\(entry.key): \(text)")
      }
    }
  }

  @Test func sourceDeclaresItsArguments() throws {
    let source = try AuthCopyMessages.document(.en)
    for entry in source.entries {
      let arguments = try Message(entry.text, locale: "en").argumentNames
      #expect(Set(try Self.examples(entry, in: source).keys) == arguments, "\(entry.key)")
    }
  }

  private static let translations = MessageLanguage.allCases.filter { $0 != .en }

  @Test(arguments: translations) func translationUsesTheArgumentsOfTheSource(language: MessageLanguage) throws {
    let source = try AuthCopyMessages.texts(.en)
    let texts = try AuthCopyMessages.texts(language)
    #expect(Set(texts.keys) == Set(source.keys))
    for (key, text) in texts {
      let expected = try Message(try #require(source[key]), locale: "en").argumentNames
      #expect(try Message(text, locale: language.rawValue).argumentNames == expected, "\(key)")
    }
  }

  /// The keys of terms that are the same in every language.
  private static let untranslated: Set<String> = ["cli.coverage.surface"]

  @Test(arguments: translations) func everyMessageIsTranslated(language: MessageLanguage) throws {
    let source = try AuthCopyMessages.texts(.en)
    let same = Set(try AuthCopyMessages.texts(language).filter { source[$0.key] == $0.value }.keys)
    #expect(same == Self.untranslated)
  }

  @Test(arguments: translations) func everyTranslationHasLettersThatEnglishLacks(language: MessageLanguage) throws {
    for (key, text) in try AuthCopyMessages.texts(language) where !Self.untranslated.contains(key) {
      #expect(text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }, "\(key): \(text)")
    }
  }
}
