import AuthCopy
import AuthCopyLint
import CatalogLint
import TestSupport
import Testing

/// Typical mistakes of translators, with the message and the fix of the linter.
@Suite struct MistakeTests {
  struct Mistake: CustomTestStringConvertible {
    let source: String
    let text: String
    let rule: String
    /// The expected message in English.
    let message: String
    /// The fixed text; nil if only a person can fix it.
    let fixed: String?

    init(_ source: String, _ text: String, _ rule: String, _ message: String, _ fixed: String?) {
      self.source = source
      self.text = text
      self.rule = rule
      self.message = message
      self.fixed = fixed
    }

    var testDescription: String { text }
  }

  private static let days = "{n, plural, one {# day} other {# days}}"
  private static let gender = "{g, select, male {he} other {they}}"

  static let mistakes: [Mistake] = [
    Mistake(
      days, "{n, plural, 다른 {#일}}", "invalid-message", "`다른` must be the keyword `other`", "{n, plural, other {#일}}"),
    Mistake(
      days, "{n, plural, その他 {#日}}", "invalid-message", "`その他` must be the keyword `other`", "{n, plural, other {#日}}"),
    Mistake(
      days, "{n, plural, 여럿 {#일}}", "invalid-message", "`여럿` must be the keyword `other`", "{n, plural, other {#일}}"),
    Mistake(
      days, "{n, plural, ohter {#일}}", "invalid-message", "`ohter` must be the keyword `other`",
      "{n, plural, other {#일}}"),
    Mistake(
      days, "{n, 복수, other {#일}}", "invalid-message", "`복수` must be the keyword `plural`", "{n, plural, other {#일}}"),
    Mistake(
      days, "{n, plural, =other {#일}}", "invalid-message", "`=other` must be `other`: write = only before numbers",
      "{n, plural, other {#일}}"),
    Mistake(
      "{n, plural, =0 {none} one {# day} other {# days}}", "{n, plural, =0 {없음}, other {#일}}", "invalid-message",
      "there is a comma between the branches: remove it", "{n, plural, =0 {없음} other {#일}}"),
    Mistake(
      days, "{n，plural，other {#일}}", "invalid-message", "`，` is full-width: write it in ASCII", "{n,plural,other {#일}}"),
    Mistake(
      days, "{n, plural, other ｛#일｝}", "invalid-message", "`｛` is full-width: write it in ASCII",
      "{n, plural, other {#일}}"),
    Mistake(
      "Hi {name}", "｛name｝ 님", "missing-argument", "the braces of name are full-width: write {name}", "{name} 님"),
    Mistake(
      days, "{n، plural، other {#일}}", "invalid-message", "this is an Arabic comma: write `,`",
      "{n, plural, other {#일}}"),
    Mistake(
      "Hi {name}", "{name 님} 안녕", "invalid-message",
      "there is text inside the braces of {name}: only the name belongs there", "{name} 님 안녕"),
    Mistake(
      "Hi {name}", "안녕 {name!}", "invalid-message",
      "there is text inside the braces of {name}: only the name belongs there", "안녕 {name}!"),
    Mistake(
      "Hi {userName}", "{user name} 님", "invalid-message",
      "the name `user name` contains spaces: the source has {userName}", "{userName} 님"),
    Mistake(
      "Play {movie}", "{영화} 재생", "unknown-argument",
      "the argument name {영화} was translated: the source has {movie}", nil),
    Mistake(
      "For {reason}", "{理由}", "unknown-argument",
      "the argument name {理由} was translated: the source has {reason}", nil),
    Mistake(
      "Build {buildNumber}", "빌드 {buildnumber}", "unknown-argument",
      "the source has no argument {buildnumber}: did you mean {buildNumber}?", "빌드 {buildNumber}"),
    Mistake(
      "Hi {firstName}", "{fristName} 님", "unknown-argument",
      "the source has no argument {fristName}: did you mean {firstName}?", nil),
    Mistake(days, "{n, plural, other {#일}", "invalid-message", "this brace is not closed", "{n, plural, other {#일}}"),
    Mistake(
      days, "{n, plural, other {#일}}}", "stray-brace",
      "this closing brace has no opening brace: it is printed literally", "{n, plural, other {#일}}"),
    Mistake(
      days, "{n, plural, other #일}", "invalid-message",
      "the text of the branch `other` must be in braces: other {...}",
      nil),
    Mistake(
      days, "{n plural, other {#일}}", "invalid-message", "a comma is missing: {n, plural, ...}",
      "{n, plural, other {#일}}"),
    Mistake(
      days, "{n, plural, 하나 {하루} other {#일}}", "unknown-plural-category",
      "`하나` is not a plural category: write zero, one, two, few, many, other, or =N", nil),
    Mistake(
      gender, "{g, select, 남성 {그} other {그들}}", "select-keys",
      "`남성` is not a keyword of the source's select, which has male and other", nil),
    Mistake(
      gender, "{g, 선택, male {그} 기타 {그들}}", "invalid-message", "`선택` must be the keyword `select`",
      "{g, select, male {그} other {그들}}"),
    Mistake("{n, number}", "{n, 숫자}", "invalid-message", "`숫자` must be the keyword `number`", "{n, number}"),
    Mistake(
      "{d, date, short}", "{d, 日付, short}", "invalid-message", "`日付` must be the keyword `date`", "{d, date, short}"),
    Mistake(
      "Sent to {place}", "{place(으)로 보냄", "invalid-message", "this brace is not closed", "{place}(으)로 보냄"),
    Mistake(
      "Hi {name}", "{{name}} 님", "wrong-dialect", "{{name}} is not a placeholder of ICU MessageFormat: write {name}",
      "{name} 님"),
    Mistake(
      "Hi {name}", "${name} 님", "wrong-dialect", "${name} is not a placeholder of ICU MessageFormat: write {name}",
      "{name} 님"),
    Mistake(
      "Hi {name}", "%1$s 님", "wrong-dialect", "%1$s is not a placeholder of ICU MessageFormat: write {name}", nil),
    Mistake(
      "Type {word}", "'{word}' 입력", "quoted-argument",
      "'{word}' is between apostrophes: ICU prints it literally; write ‘{word}’ or ''{word}''", nil),
    Mistake(
      "Hi {name}", "{name}을 봐요", "bare-particle",
      "`을` does not fit every word that can precede it: write `을(를)`",
      "{name}을(를) 봐요"),
    Mistake(
      days, "{n, plural, one {#일} other {#일}}", "dead-plural-category",
      "the branch `one` is never shown: ko has no such plural category", "{n, plural, other {#일}}"),
  ]

  @Test(arguments: mistakes) func explainsAndFixesTheMistake(_ mistake: Mistake) throws {
    let fixture = try LintFixture(mistake.source, mistake.text)
    let findings = fixture.findings().filter { $0.locale == "ko" }
    #expect(
      findings.contains { $0.rule == mistake.rule && $0.message() == mistake.message },
      "\(findings.map { $0.message() })")
    let changes = Fixer(Linter(rules: .authCopy)).fix([fixture.folder.path]).changes.filter {
      $0.path.hasSuffix("ko.json")
    }
    let fixed = changes.first.map { String(decoding: $0.new, as: UTF8.self) }
    #expect(fixed == mistake.fixed.map { "{\"k\":\"\($0)\"}" })
  }

  @Test func explainsTheMistakesInEachLanguage() throws {
    for mistake in Self.mistakes {
      let fixture = try LintFixture(mistake.source, mistake.text)
      let finding = try #require(fixture.findings().first { $0.rule == mistake.rule })
      let texts = MessageLanguage.allCases.map { finding.message(in: $0) }
      #expect(Set(texts).count == texts.count && texts.count > 1, "\(texts)")
      for text in texts.dropFirst() {
        #expect(text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }, "\(text)")
      }
    }
  }
}
