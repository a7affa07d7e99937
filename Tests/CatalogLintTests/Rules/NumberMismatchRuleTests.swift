import Testing

@testable import CatalogLint

@Suite struct NumberMismatchRuleTests {
  @Test(arguments: [
    MarkedMessage("6 to 256 characters", "6~⟦32⟧자"), MarkedMessage("At least 1 character", "최소 ⟦3⟧자"),
    MarkedMessage("Earn {p}% here", "⟦0.125⟧% 적립"), MarkedMessage("Earn {p}% here", "Gagnez ⟦0,125⟧%", locale: "fr"),
    MarkedMessage("The name should not be empty", "이름은 ⟦6⟧자 이상이어야 합니다"),
    MarkedMessage("For 25€", "⟦35⟧€", locale: "de"),
    MarkedMessage("Games", "⟦200⟧万局", locale: "ja"),
    MarkedMessage("Total: {n}", "모두 {n}⟦%⟧"), MarkedMessage("Volume (30d)", "出来高（⟦30⟧USD）", locale: "ja"),
    MarkedMessage("Up to 10 MB", "최대 ⟦５００⟧MB"),
  ])
  func reportsANumberThatTheSourceLacks(message: MarkedMessage) throws {
    try message.expect("number-mismatch")
  }

  @Test(arguments: [
    MarkedMessage("Its checksum", "체크섬은 27182818284590452353602874713526624977572470"),
    MarkedMessage("100,000 won", "10만 원"), MarkedMessage("1,000 GB", "1000GB"),
    MarkedMessage("1,000.5", "1.000,5", locale: "de"),
    MarkedMessage("12 items", "１２個", locale: "ja"), MarkedMessage("One day", "1일"), MarkedMessage("Six digits", "6자리"),
    MarkedMessage("{n, plural, one {1 day} other {# days}}", "{n}일"),
    MarkedMessage("{n, plural, =1 {a day} other {# days}}", "{n, plural, =1 {1일} other {#일}}"),
    MarkedMessage("Jan", "1월"), MarkedMessage("Until 4th Dec", "12月4日まで", locale: "ja"),
    MarkedMessage("7 day average", "1주 평균"),
    MarkedMessage("30 for wireless and 0 for Gigabit", "無線設為 30，1G 設為 0", locale: "zh-Hant"),
    MarkedMessage("9 p.m. to 8 a.m.", "21시~8시"), MarkedMessage("At 12:00 AM", "0:00에"),
    MarkedMessage("Adults 18+", "19세 이상"),
    MarkedMessage("10% off", "9 折", locale: "zh"), MarkedMessage("Hex", "16진수"), MarkedMessage("A trio", "3개 세트"),
    MarkedMessage("Use SHA256", "SHA 256 사용"), MarkedMessage("Pick {x}", "{x} (https://a.example/123)"),
    MarkedMessage("About a million", "약 1000000"), MarkedMessage("50 percent", "50%"),
    MarkedMessage("ID", "ID a21aca09-9f05-47dc"),
    MarkedMessage("$50 each month", "매달 50달러"), MarkedMessage("2-factor", "二段階", locale: "ja"),
    MarkedMessage("{n, number, percent}", "{n}%"), MarkedMessage("e.g. +33612345678", "예: +821012345678"),
    MarkedMessage("Start with +1xxxxxx", "+82xxxxxx로 시작"),
    MarkedMessage("It may use all of the processor", "프로세서를 100% 쓸 수 있습니다"),
    MarkedMessage("For 25€", "999 ₽", locale: "ru"), MarkedMessage("1k+", "1.000+", locale: "tr"),
    MarkedMessage("Old version (2011-2020)", "نسخهٔ قدیمی (1387-1400)", locale: "fa"),
    MarkedMessage("Start with the country code, such as 44", "국가 번호로 시작하세요. 예: 82"),
    MarkedMessage("The list of articles", "Ыстатыйа ха89ыл да35аны", locale: "sah"),
    MarkedMessage("Tomorrow at 1 PM", "Morgen om 13.00 uur", locale: "nl"),
    MarkedMessage("2006-01-17", "17.01.2006", locale: "ro"), MarkedMessage("A country code such as +1", "+82 같은 국가 번호"),
  ])
  func acceptsOtherNotationsOfANumber(message: MarkedMessage) throws {
    try message.expect("number-mismatch")
  }

  @Test(arguments: [
    ("Send data without parsing it", "RFC 2812에 따라 데이터를 그대로 보내기", [Finding.Severity.info]),
    ("Volume changed to {n}", "음량이 {n}13이 됨", [.warning]), ("At least 12 characters", "8자 이상", [.warning]),
    ("If there are more than 2 persons", "3명 이상이면", []), ("If there are more than 2 persons", "5명 이상이면", [.warning]),
    ("Since 21st July 2025 it is gone", "21.07.25부터 없음", []),
    ("Since version 5.0.1 it is gone", "5.1.4부터 없음", [.warning]),
  ])
  func warnsOfANumberInPlaceOfAnother(source: String, text: String, severities: [Finding.Severity]) throws {
    #expect(try MarkedMessage(source, text).findings(of: "number-mismatch").map(\.severity) == severities)
  }

  @Test(arguments: [
    MarkedMessage("Blocks (1w)", "Bloques (7 días)", locale: "es"),
    MarkedMessage("Enter 1 or 6 of them", "Escribe 1,3,6…", locale: "es"),
  ])
  func acceptsOtherUnitsOfTimeAndLists(message: MarkedMessage) throws { try message.expect("number-mismatch") }

  @Test func acceptsAnotherExampleInAnEmptyField() throws {
    let fixture = try LintFixture([
      "en.json": #"{"address.placeholder":"12 Main Street","address.hint":"12 Main Street"}"#,
      "de.json": #"{"address.placeholder":"Hauptstraße 7","address.hint":"Hauptstraße 7"}"#,
    ])
    #expect(fixture.findings().filter { $0.rule == "number-mismatch" }.map(\.key) == ["address.hint"])
  }

  @Test(arguments: [
    MarkedMessage("You received {n} calls", "Recibió ⟦1⟧{n} llamadas", locale: "es"),
    MarkedMessage("You received {n} calls", "Recibió 1 o {n} llamadas", locale: "es"),
    MarkedMessage("You received {n} calls", "Recibió x1{n} llamadas", locale: "es"),
  ])
  func reportsADigitDirectlyBeforeAnArgument(message: MarkedMessage) throws { try message.expect("number-mismatch") }
}
