import Foundation
import MessageFiles
import TestSupport
import Testing

@testable import CatalogLint

/// What rules know about languages is from `linter/languages.json` and CLDR.
@Suite struct LanguageTraitsTests {
  @Test func fileHasLanguagesThatICUKnows() {
    #expect(LanguageTraits.all.count > 60)
    for code in LanguageTraits.all.keys { #expect(LocaleTag(code)?.isLanguage == true, "\(code)") }
  }

  @Test func languageWithoutAnEntryHasNoTraits() {
    let traits = LanguageTraits.of("eo")
    #expect(
      traits.doubledWords == nil && traits.registers == nil && traits.commonWords == nil && traits.opposites == nil)
    #expect(traits.otherScripts.isEmpty && !traits.pairsQuotes && traits.symfonyForms == 2)
  }

  @Test func readsEachTrait() throws {
    let (english, korean, japanese) = (LanguageTraits.of("en"), LanguageTraits.of("ko"), LanguageTraits.of("ja"))
    let common = try #require(english.commonWords)
    #expect(common.all.isSuperset(of: ["the", "sign"]) && common.labels.contains("cancel"))
    #expect(common.functionWords.contains("the") && !common.functionWords.contains("sign"))
    #expect(common.titleWords.contains("of"))
    #expect(english.opposites?.patterns(of: "Enable it").map(\.pattern.isFirst) == [false])
    #expect(korean.textMessageBytes == 80 && korean.checksEachLetter && korean.names.contains("한국어"))
    #expect(korean.registers?.name(of: .polite) == "해요체")
    let repetition = try #require(japanese.doubledWords?.repetitions.first { $0.text == "のの" })
    #expect(repetition.exceptAfter == "も" && repetition.notBeforeHiragana && !repetition.isEnding)
    #expect(
      LanguageTraits.of("ru").foreignLetters.contains("і") && !LanguageTraits.of("uk").foreignLetters.contains("і"))
    #expect(
      LanguageTraits.of("hu").foreignLetters.isIn("hosszû") && !LanguageTraits.of("hu").foreignLetters.isIn("hosszú"))
    #expect(LanguageTraits.of("en").foreignLetters.isEmpty)
    #expect(LanguageTraits.of("he").formerPlurals == [.many])
    #expect(LanguageTraits.of("tr").hasInvariableNouns && LanguageTraits.of("ar").symfonyForms == 6)
    #expect(
      LanguageTraits.of("sr").otherScripts == [.cyrillic, .latin] && LanguageTraits.of("ru").codes.contains("rus"))
  }

  @Test(arguments: [
    ("zh", "Hans"), ("zh-TW", "Hant"), ("zh-HK", "Hant"), ("yue", "Hant"), ("ko-x-haeyo", "Kore"), ("sr", "Cyrl"),
    ("sr-Latn", "Latn"), ("uz-AF", "Arab"), ("th", "Thai"), ("vi", "Latn"),
  ])
  func scriptOfALocaleIsFromCLDR(locale: String, script: String) {
    #expect(LocaleScripts(locale, []).usualScript == script)
  }

  @Test(arguments: [
    ("es-AR", ["es"]), ("ko-x-haeyo", ["ko"]), ("zh-TW", []), ("zh-CN", ["zh"]), ("sr-Latn", []),
    ("uz-AF", []), ("zh-Hant-HK", ["zh-Hant"]),
  ])
  func localeFallsBackOnParentsInItsScript(locale: String, parents: [String]) {
    #expect(LocaleFallback.parents(of: locale) == parents)
  }

  @Test(arguments: [
    ("copy/sr.arb", "sr", "Налог ⟦⟧постоји"), ("copy/sr-Latn.arb", "sr-Latn", "Nalog ⟦⟧postoji"),
  ])
  func wordsOfALanguageMayBeForAScript(path: String, locale: String, title: String) throws {
    let files = [
      path: #"{"@@locale":"\#(locale)","invalidCredentials_title":"\#(title)"}"#,
      "words/sr.json": #"{"accountPatterns":["постоји"]}"#, "words/sr-Latn.json": #"{"accountPatterns":["postoji"]}"#,
    ]
    try MarkedFiles(files, isOverlay: true).expect("enumeration-leak")
  }
}
