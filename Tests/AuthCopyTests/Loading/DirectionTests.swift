import AuthCopy
import TestSupport
import Testing

/// The direction of a locale is data: the header `@@x-direction` of its file.
@Suite struct DirectionTests {
  private static func load(_ header: String, _ files: [String: String] = [:]) throws -> Catalog {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"@@locale":"he",\#(header)"missingField_message":"{field} חסר","field_email":"דואר"}"#, to: "copy/he.arb")
    for (name, text) in files { try folder.write(text, to: name) }
    return try Catalog.load(overlay: folder.path)
  }

  private static let rightToLeft = #""@@x-direction":"rtl","#

  @Test func onlyALocaleThatDeclaresADirectionIsolates() throws {
    let (with, without) = try (Self.load(Self.rightToLeft), Self.load(""))
    let error = LoginError.missingField("ID")
    #expect(with.copy(for: error, locale: "he").message == "\u{2068}ID\u{2069} חסר")
    #expect(without.copy(for: error, locale: "he").message == "ID חסר")
    #expect(with.copy(for: .missingField("email"), locale: "he-IL").message == "דואר חסר")
    #expect(with.direction(ofLocale: "he") == .rightToLeft && without.direction(ofLocale: "he") == .leftToRight)
  }

  /// A text that falls back is English, from left to right.
  @Test func aTextInAnotherLanguageHasTheDirectionOfThatLanguage() throws {
    let catalog = try Self.load(Self.rightToLeft)
    let copy = catalog.copy(for: LoginError(.invalidFormat), locale: "he", arguments: ["field": "ID"])
    #expect(copy.locale == "he" && copy.fallbacks.contains("title"))
    #expect(copy.title == "Check the format of your ID")
  }

  @Test func aVariantInheritsTheDirection() throws {
    let variant = #"{"@@locale":"he-x-acme","missingField_message":"אין {field}"}"#
    let catalog = try Self.load(Self.rightToLeft, ["copy/he-x-acme.arb": variant])
    #expect(catalog.copy(for: .missingField("ID"), locale: "he-x-acme").message == "אין \u{2068}ID\u{2069}")
    #expect(catalog.direction(ofLocale: "he-x-acme") == .rightToLeft)
  }
}
