import Testing

@testable import CatalogLint

@Suite struct MissingDirectionRuleTests {
  @Test(arguments: [
    #"{"@@locale":⟦⟧"he","close":"סגור"}"#, #"{"@@locale":⟦⟧"pa-Arab","close":"x"}"#,
    #"{"@@locale":⟦⟧"ur","@@x-direction":"ltr","close":"x"}"#,
  ])
  func reportsALocaleFromRightToLeftWithoutADirection(file: String) throws {
    try MarkedFiles(["copy/a.arb": file], isOverlay: true).expect("missing-direction")
  }

  @Test(arguments: [
    #"{"@@locale":"he","@@x-direction":"rtl","close":"סגור"}"#, #"{"@@locale":"pa","close":"x"}"#,
    #"{"@@locale":"fr","close":"x"}"#,
  ])
  func acceptsADeclaredDirectionAndOtherLocales(file: String) throws {
    try MarkedFiles(["copy/a.arb": file], isOverlay: true).expect("missing-direction")
  }

  @Test func aVariantNeedsNoDeclaration() throws {
    let files = [
      "copy/he.arb": #"{"@@locale":"he","@@x-direction":"rtl","close":"סגור"}"#,
      "copy/he-x-acme.arb": #"{"@@locale":"he-x-acme","close":"סגור"}"#,
    ]
    try MarkedFiles(files, isOverlay: true).expect("missing-direction")
  }
}
