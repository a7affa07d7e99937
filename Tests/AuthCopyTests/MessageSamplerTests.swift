import AuthCopy
import Foundation
import TestSupport
import Testing

/// What people can see for a key is found by trying the values that its arguments have.
@Suite struct MessageSamplerTests {
  private static func texts(_ key: String, _ locale: String, in catalog: Catalog = .shipped) -> [String] {
    MessageSampler(catalog).samples(ofKey: key, locale: locale).map(\.text)
  }

  /// A catalog with one more key, which has the arguments `first`, a text, and `amount`, a number.
  private static func catalog(
    _ message: String, example: String? = nil, locale: String = "en", _ translation: String = ""
  ) throws -> Catalog {
    let folder = try TemporaryFolder()
    let kinds =
      #"{"arguments":{"first":{"type":"String","default":"x"},"amount":{"type":"int","default":0}},"kinds":{}}"#
    try folder.write(kinds, to: "kinds.json")
    let example = example.map { #","placeholders":{"amount":{"type":"int","example":"\#($0)"}}"# } ?? ""
    try folder.write(
      #"{"@@locale":"en","own":"\#(message)","@own":{"description":"Mine."\#(example)}}"#, to: "copy/en.arb")
    if locale != "en" {
      try folder.write(#"{"@@locale":"\#(locale)","own":"\#(translation)"}"#, to: "copy/\(locale).arb")
    }
    return try Catalog.load(overlay: folder.path)
  }

  @Test func aNestedPluralGivesEachSentenceOnce() throws {
    let message = """
      {amount, plural, =0 {{first, select, a {A} other {O}}} one {# day} other {# days}}
      """
    let catalog = try Self.catalog(message, example: "10")
    #expect(Self.texts("own", "en", in: catalog) == ["10 days", "O", "A", "1 day"])
  }

  @Test func aPluralHasANumberForEachCategoryOfTheLocale() throws {
    let russian = "{amount, plural, =0 {нет} one {# день} few {# дня} many {# дней} other {# дня}}"
    let catalog = try Self.catalog("{amount, plural, one {# day} other {# days}}", locale: "ru", russian)
    #expect(Set(Self.texts("own", "ru", in: catalog)) == ["нет", "1 день", "2 дня", "5 дней"])
    #expect(Set(Self.texts("own", "en", in: catalog)) == ["1 day", "0 days"])
  }

  @Test func anOffsetIsTakenOffBeforeTheCategory() throws {
    let catalog = try Self.catalog(
      "{amount, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}", example: "5")
    #expect(
      Set(Self.texts("own", "en", in: catalog)) == ["you", "you and 1 other", "you and 4 others", "you and -1 other"])
  }

  @Test func theIdsOfTheCatalogAreTheValues() {
    let texts = Self.texts("missingField_message", "ko")
    #expect(texts.first == "계속하려면 이메일 주소를 입력하세요.")
    #expect(texts.contains("계속하려면 인증 코드를 입력하세요."))
    #expect(texts.contains("계속하려면 비밀번호를 입력하세요."))
    #expect(!texts.contains { $0.contains("email address") || $0.contains("(를)") })
  }

  @Test func anUnknownWaitIsAmongTheSamples() {
    let samples = MessageSampler(.shipped).samples(ofKey: "tooManyAttempts_message", locale: "ko")
    #expect(samples.first { $0.values == [[:]] }?.text == "잠시 기다린 뒤 다시 시도하세요.")
    #expect(samples.count { $0.text.contains("10분") } == 1)
  }

  @Test func valuesThatChangeNothingElseAreRepetitions() throws {
    let samples = MessageSampler(.shipped).samples(ofKey: "providerNotLinked_message", locale: "ko")
    func isRepetition(_ start: String) throws -> Bool {
      try #require(samples.first { $0.text.hasPrefix(start) }).isRepetition
    }
    #expect(try !isRepetition("카카오를"))
    #expect(try !isRepetition("애플을"))
    #expect(try isRepetition("구글을"))
    #expect(try isRepetition("네이버를"))
    #expect(try !isRepetition("로그인 서비스를"))
  }

  @Test func valuesOfOneTextAreNamedTogether() throws {
    let samples = MessageSampler(.shipped).samples(ofKey: "invalidCredentials_action", locale: "en")
    #expect(samples.map(\.values) == [[[:]], [["method": "passkey"], ["method": "provider"]]])
  }

  @Test func everySampleIsWhatItsValuesGiveAndStandsOnce() throws {
    let catalog = Catalog.shipped
    let sampler = MessageSampler(catalog)
    for (key, _) in catalog.keys {
      for locale in catalog.supportedLocales {
        let samples = sampler.samples(ofKey: key, locale: locale)
        #expect(Set(samples.map(\.text)).count == samples.count, "\(key) \(locale)")
        #expect(samples.contains { $0.text == catalog.preview(key, locale: locale, [:]) }, "\(key) \(locale)")
        for sample in samples {
          for values in sample.values {
            #expect(catalog.preview(key, locale: locale, values) == sample.text, "\(key) \(locale) \(values)")
          }
        }
      }
    }
  }

  @Test func everyBranchIsReached() throws {
    let catalog = Catalog.shipped
    let sampler = MessageSampler(catalog)
    // A literal at the end of a branch is printed whatever the arguments are.
    for (key, _) in catalog.keys {
      let pattern = try #require(catalog.pattern(ofKey: key, locale: "en"))
      let all = sampler.samples(ofKey: key, locale: "en").map(\.text).joined(separator: "\n")
      for literal in pattern.matches(of: /\{[^{}#]*[.?…]\}/) {
        #expect(all.contains(literal.output.dropFirst().dropLast()), "\(key)")
      }
    }
  }

  @Test func manyBranchesDoNotExplode() throws {
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
