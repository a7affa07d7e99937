import AuthCopy
import TestSupport
import Testing

@testable import CatalogExport

@Suite struct FallbackFileTests {
  private func export(_ catalog: Catalog = .shipped, _ locales: [String]? = nil) throws -> JSONNode {
    let export = try Exporter(catalog).export(to: .fallback, ExportOptions(locales: locales))
    #expect(export.files.map(\.name) == ["fallback.json"] && export.losses.isEmpty)
    return try JSONParser.parse(Array(export.files[0].text.utf8))
  }

  /// Looks up a tag as the documentation says.
  private func locale(for tag: String, in file: JSONNode) -> String? {
    var subtags = tag.lowercased().split(separator: "-")
    while !subtags.isEmpty {
      if let locale = file["locales"]?[subtags.joined(separator: "-")]?.string { return locale }
      subtags.removeLast()
    }
    return file["defaultLocale"]?.string
  }

  @Test func everyLocaleHasTheProblemOfAnUnknownError() throws {
    let problems = try #require(export()["problems"]?.members)
    #expect(problems.map(\.key).contains("zh-Hant") && !problems.map(\.key).contains("ar-XB"))
    for member in problems {
      let copy = Catalog.shipped.copy(for: LoginError(.unknown), locale: member.key)
      #expect(member.value["title"]?.string == copy.title && member.value["detail"]?.string == copy.message)
      #expect(member.value["action"]?["label"]?.string == copy.action?.label && copy.action != nil)
      #expect(member.value["locale"]?.string == member.key && member.value["status"]?.integer == 500)
      #expect(member.value["type"]?.string == "urn:auth-copy:kind:unknown")
    }
  }

  @Test(arguments: [
    "ko", "ko-KR", "KO-kr", "ja-JP", "zh", "zh-CN", "zh-TW", "zh-Hant-HK", "zh-Hans-SG", "yue", "ko-x-haeyo", "fr",
    "en-GB",
    "und-KR",
  ])
  func aTagIsMatchedAsTheServiceMatchesIt(tag: String) throws {
    let matched = Catalog.shipped.bestLocale(for: [tag]) ?? "en"
    #expect(try locale(for: tag, in: export()) == matched)
  }

  @Test func theTextsAndLocalesAreThoseOfTheCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"ko","unknown_title":"앗!"}"#, to: "copy/ko.arb")
    let file = try export(Catalog.load(overlay: folder.path), ["ko", "ja"])
    #expect(file["problems"]?.members?.map(\.key) == ["ko", "ja"] && file["defaultLocale"]?.string == "ko")
    #expect(file["problems"]?["ko"]?["title"]?.string == "앗!")
    #expect(throws: Exporter.ExportError.wholeOnly(.fallback)) {
      try Exporter().export(to: .fallback, ExportOptions(part: .copy))
    }
  }
}
