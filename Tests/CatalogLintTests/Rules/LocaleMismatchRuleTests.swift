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
    MarkedFiles(["app_ja.arb": #"{"@@locale":⟦⟧"ko"}"#, "app_ko.arb": #"⟦⟧{"@@locale":"ko"}"#]),
  ])
  func reportsAWrongLocale(files: MarkedFiles) throws {
    try files.expect("locale-mismatch")
  }

  @Test(arguments: [
    MarkedFiles(["values/strings.json": "{}", "values-he/strings.json": "{}", "values-iw/strings.json": "{}"]),
    MarkedFiles(["app.arb": #"{"@@locale":"ht"}"#]), MarkedFiles(["app.arb": #"{"@@locale":"jbo"}"#]),
    MarkedFiles(["app_ko.arb": #"{"@@locale":"ko","a":"x"}"#]),
    MarkedFiles(["app_zh_CN.arb": #"{"@@locale":"zh_Hans"}"#]),
    MarkedFiles(["app_ko_KR.arb": #"{"@@locale":"ko-KR"}"#]),
    MarkedFiles(["app_ko_KR.arb": #"{"@@locale":"ko_KR"}"#]), MarkedFiles(["app_ko.arb": #"{"a":"x"}"#]),
    MarkedFiles(["app.arb": #"{"@@locale":"ko","a":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"{"@@locale":"ko","@@locales":"x"}"#]),
    MarkedFiles(["app_ko.arb": #"{"@@locale":"ko"}"#, "web_ko.arb": #"{"@@locale":"ko"}"#]),
    MarkedFiles(["ko.json": #"{"@@locale":"ko"}"#, "ja.json": #"{}"#, "ko_KR.json": "{}"]),
  ])
  func acceptsAKnownLocaleThatFitsTheFileName(files: MarkedFiles) throws {
    try files.expect("locale-mismatch")
  }
}
