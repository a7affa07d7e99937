import AuthCopy
import Foundation
import TestSupport
import Testing

/// Samples try the values of a key's arguments to find the texts that people can see.
@Suite struct MessageSamplerTests {
  private static func texts(_ key: String, _ locale: String, in catalog: Catalog = .shipped) -> [String] {
    MessageSampler(catalog).samples(ofKey: key, locale: locale).map(\.text)
  }

  /// A part of the shipped catalog, since each test loads it again.
  private static let small = Result { try TemporaryFolder.withCatalog(of: [], in: ["en", "ko"]) }

  /// Returns a catalog with the additional key `own`, the text arguments `fruit` and `way` and the number `amount`.
  private static func catalog(
    _ message: String, example: String? = nil, locale: String = "en", _ translation: String = ""
  ) throws -> Catalog {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"arguments": {"fruit": {"type": "String", "defaultCopy": "fruit_default"}, "amount": {"type": "int", "default": 0},
        "way": {"type": "String", "default": "any"}},
       "kinds": {}}
      """, to: "kinds.json")
    let example = example.map { #","amount":{"type":"int","example":"\#($0)"}"# } ?? ""
    try folder.write(
      """
      {"@@locale": "en", "own": "\(message)",
       "@own": {"description": "Mine.", "placeholders": {"fruit": {"type": "String", "example": "a pear"}\(example)}},
       "fruit_apple": "an apple", "fruit_pear": "a pear", "fruit_plum": "a plum", "fruit_default": "fruit"}
      """, to: "copy/en.arb")
    if locale != "en" {
      try folder.write(
        """
        {"@@locale": "\(locale)", "own": "\(translation)", "fruit_apple": "사과", "fruit_pear": "배", "fruit_plum": "자몽",
         "fruit_default": "과일"}
        """, to: "copy/\(locale).arb")
    }
    return try Catalog.load(from: small.get().path, overlay: folder.path)
  }

  @Test func returnsEachTextOfANestedPluralOnce() throws {
    let message = """
      {amount, plural, =0 {{way, select, a {A} other {O}}} one {# day} other {# days}}
      """
    let catalog = try Self.catalog(message, example: "10")
    #expect(Self.texts("own", "en", in: catalog) == ["10 days", "O", "A", "1 day"])
  }

  @Test func samplesEachPluralCategoryOfTheLocale() throws {
    let russian = "{amount, plural, =0 {нет} one {# день} few {# дня} many {# дней} other {# дня}}"
    let catalog = try Self.catalog("{amount, plural, one {# day} other {# days}}", locale: "ru", russian)
    #expect(Set(Self.texts("own", "ru", in: catalog)) == ["нет", "1 день", "2 дня", "5 дней"])
    #expect(Set(Self.texts("own", "en", in: catalog)) == ["1 day", "0 days"])
  }

  @Test func subtractsTheOffsetBeforeItSelectsTheCategory() throws {
    let catalog = try Self.catalog(
      "{amount, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}", example: "5")
    #expect(
      Set(Self.texts("own", "en", in: catalog)) == ["you", "you and 1 other", "you and 4 others", "you and -1 other"])
  }

  @Test func usesTheIDsOfTheCatalogAsValues() throws {
    let catalog = try Self.catalog("Peel {fruit}", locale: "ko", "{fruit}을(를) 깎으세요")
    #expect(Self.texts("own", "en", in: catalog) == ["Peel a pear", "Peel fruit", "Peel an apple", "Peel a plum"])
    #expect(Self.texts("own", "ko", in: catalog) == ["배를 깎으세요", "과일을 깎으세요", "사과를 깎으세요", "자몽을 깎으세요"])
  }

  @Test func includesASampleWithoutValues() throws {
    let catalog = try Self.catalog("{amount, plural, =0 {Wait a little} other {Wait # s}} for {fruit}", example: "10")
    let samples = MessageSampler(catalog).samples(ofKey: "own", locale: "en")
    #expect(samples.first { $0.values == [[:]] }?.text == "Wait a little for fruit")
    #expect(samples.map(\.text).contains("Wait 10 s for an apple"))
  }

  @Test func marksSamplesThatDifferOnlyInAValueAsRepetitions() throws {
    let catalog = try Self.catalog("Peel {fruit}", locale: "ko", "{fruit}을(를) 깎으세요")
    let sampler = MessageSampler(catalog)
    #expect(sampler.samples(ofKey: "own", locale: "en").map(\.isRepetition) == [false, false, true, true])
    // The third text has the particle of the first, 를; the fourth has the particle of the second, 을.
    #expect(sampler.samples(ofKey: "own", locale: "ko").map(\.isRepetition) == [false, false, true, true])
  }

  @Test func marksValuesInSeveralPlacesAsRepetitions() throws {
    let catalog = try Self.catalog("Peel {fruit}, and eat {fruit}")
    let samples = MessageSampler(catalog).samples(ofKey: "own", locale: "en")
    #expect(samples.map(\.isRepetition) == [false, false, true, true])
  }

  @Test func groupsValuesThatProduceTheSameText() throws {
    let catalog = try Self.catalog("{way, select, a {Peel} b {Peel} other {Eat}}")
    let samples = MessageSampler(catalog).samples(ofKey: "own", locale: "en")
    #expect(samples.map(\.text) == ["Eat", "Peel"])
    #expect(samples.map(\.values) == [[[:]], [["way": "a"], ["way": "b"]]])
  }

  @Test func everySampleIsUniqueAndMatchesItsValues() throws {
    let catalog = Catalog.shipped
    let sampler = MessageSampler(catalog)
    for (key, _) in catalog.keys {
      for locale in catalog.supportedLocales {
        let samples = sampler.samples(ofKey: key, locale: locale)
        #expect(Set(samples.map(\.text)).count == samples.count, "\(key) \(locale)")
        if let plain = catalog.preview(key, locale: locale, [:]) {
          #expect(samples.contains { $0.text == plain }, "\(key) \(locale)")
        } else {
          #expect(!samples.isEmpty, "\(key) \(locale) has no samples")
        }
        for sample in samples {
          for values in sample.values {
            #expect(catalog.preview(key, locale: locale, values) == sample.text, "\(key) \(locale) \(values)")
          }
        }
      }
    }
  }

  @Test func samplesCoverEveryBranch() throws {
    let catalog = Catalog.shipped
    let sampler = MessageSampler(catalog)
    // The literal at the end of a branch does not depend on arguments.
    for (key, _) in catalog.keys {
      let pattern = try #require(catalog.pattern(ofKey: key, locale: "en"))
      let all = sampler.samples(ofKey: key, locale: "en").map(\.text).joined(separator: "\n")
      for literal in pattern.matches(of: /\{[^{}#]*[.?…]\}/) {
        #expect(all.contains(literal.output.dropFirst().dropLast()), "\(key)")
      }
    }
  }

  @Test func limitsTheSamplesOfManyBranches() throws {
    let branches = (0..<40).map { "=\($0) {n\($0)}" }.joined(separator: " ")
    let nested =
      "{amount, plural, \(branches) other {{seconds, plural, \(branches) other {{count, plural, \(branches) other {end}}}}}}"
    let samples = Self.texts("own", "en", in: try Self.catalog(nested))
    #expect(samples.count < 200)
    #expect(samples.contains("n39"))
  }

  @Test func anUnknownKeyHasNoSamples() {
    #expect(Self.texts("nothing", "en") == [])
  }
}
