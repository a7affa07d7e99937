import Testing

@testable import CatalogLint

@Suite struct LocaleMismatchRuleTests {
  @Test(arguments: [
    MarkedFiles(["app_ko.arb": #"{"@@locale":⟦⟧"ja","a":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"{"@@locale":⟦⟧"한국어","a":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"{"@@locale":⟦⟧"klingon9000","a":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"{⟦⟧"@@locale ":"ko","a":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"{⟦⟧"@@Locale":"ko","a":"x"}"#]),
    MarkedFiles(["app_ko_KR.arb": #"{"@@locale":⟦⟧"ko","a":"x"}"#]),
    MarkedFiles(["app_ja.arb": #"{"@@locale":⟦⟧"ko"}"#, "app_ko.arb": #"⟦⟧{"@@locale":"ko","a":"x"}"#]),
  ])
  func reportsAWrongLocale(files: MarkedFiles) throws {
    try files.expect("locale-mismatch")
  }

  @Test(arguments: [
    MarkedFiles([
      "values/strings.json": #"{"a":"x"}"#, "values-he/strings.json": #"{"a":"x"}"#,
      "values-iw/strings.json": #"{"a":"x"}"#,
    ]),
    MarkedFiles(["app.arb": #"{"@@locale":"ht","a":"x"}"#]), MarkedFiles(["app.arb": #"{"@@locale":"jbo","a":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"{"@@locale":"ko","a":"x"}"#]),
    MarkedFiles(["app_zh_CN.arb": #"{"@@locale":"zh_Hans","a":"x"}"#]),
    MarkedFiles(["app_ko_KR.arb": #"{"@@locale":"ko-KR","a":"x"}"#]),
    MarkedFiles(["app_ko_KR.arb": #"{"@@locale":"ko_KR","a":"x"}"#]), MarkedFiles(["app_ko.arb": #"{"a":"x"}"#]),
    MarkedFiles(["app.arb": #"{"@@locale":"ko","a":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"{"@@locale":"ko","@@locales":"x","a":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"{"@@locale":"ko","a":"x"}"#, "web_ko.arb": #"{"@@locale":"ko","a":"x"}"#]),
    MarkedFiles(["ko.json": #"{"@@locale":"ko","a":"x"}"#, "ja.json": #"{"a":"x"}"#, "ko_KR.json": #"{"a":"x"}"#]),
  ])
  func acceptsAKnownLocaleThatFitsTheFileName(files: MarkedFiles) throws {
    try files.expect("locale-mismatch")
  }

  @Test(arguments: [
    ("kr", "계정에 로그인", "ko-KR"), ("tw", "登入帳號", "zh-TW"), ("br", "Entrar na conta", nil), ("ko", "계정", nil),
  ])
  func reportsACountryAsTheLanguage(code: String, text: String, locale: String?) throws {
    func json(_ text: String) -> String {
      "{" + (0..<6).map { "\"k\($0)\":\"\(text) {n}\"" }.joined(separator: ",") + "}"
    }
    let found = try LintFixture(["locales/en.json": json("Sign in"), "locales/\(code).json": json(text)]).findings()
      .filter { $0.diagnostic.id == "locale-mismatch.country" }
    #expect(found.map { String($0.message().split(separator: " ").last ?? "") } == [locale].compactMap(\.self))
  }
}
