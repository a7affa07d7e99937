import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import CatalogSite

@Suite struct HomePageTests {
  private func site(of providers: Set<String>) throws -> CatalogSite {
    let folder = try TemporaryFolder.withCatalog(of: providers, in: ["en", "ja", "ko", "ko-x-haeyo"])
    return try withExtendedLifetime(folder) { CatalogSite(try Catalog.load(from: folder.path)) }
  }

  @Test func exampleErrorsHaveDifferentKnownKinds() {
    let errors = ExampleError.all(in: .shipped).map { LoginError(provider: .any, payload: Array($0.text.utf8)) }
    #expect(errors.count == 8)
    #expect(!errors.contains { !$0.isKnown })
    #expect(Set(errors.map(\.kind)).count == 8)
  }

  /// Without scripts, the page shows the first error with its texts.
  @Test func homePageShowsTheTextsOfTheFirstError() throws {
    let site = try site(of: ["supabase", "kakao", "oauth"])
    let page = HomePage(site: site).html
    #expect(ExampleError.all(in: site.catalog).map(\.name) == ["Supabase", "Kakao"])
    #expect(site.mainLocales == ["en", "ja", "ko"])
    let message = "AuthApiError: For security purposes, you can only request this after 26 seconds."
    #expect(page.contains(">\(message)</textarea>"))
    let error = LoginError(provider: .any, payload: Array(message.utf8), catalog: site.catalog)
    for locale in site.mainLocales {
      let copy = site.catalog.copy(for: error, locale: locale)
      #expect(copy.message.contains("26"))
      #expect(page.contains("<p class=\"title\">\(copy.title)</p><p>\(copy.message)</p>"), "\(locale)")
    }
    #expect(!page.contains("data-locale=\"ko-x-haeyo\""))
  }

  @Test func kindsHaveTheirTitlesInEachLanguageAndShowThoseOfTheSource() throws {
    let page = HomePage(site: try site(of: ["kakao", "oauth"])).html
    let titles = ["en", "ja", "ko"].map { locale in
      let title = Catalog.shipped.copy(for: LoginError(.flowExpired), locale: locale).title
      return "<span lang=\"\(locale)\" dir=\"ltr\"\(locale == "en" ? "" : " hidden")>\(title)</span>"
    }
    #expect(page.contains("flowExpired</code></a> \(titles.joined())</li>"))
  }

  @Test func aSiteWithoutTheProvidersOfTheExamplesHasNone() throws {
    let site = try site(of: ["naver", "oauth"])
    #expect(!HomePage(site: site).html.contains("<form class=\"example\">"))
    #expect(HomePage(site: site).html.contains("<form class=\"search\""))
  }

  /// The numbers of codes are those of `auth-copy providers` and of `GET /v1/providers`.
  @Test(arguments: ["firebase", "kakao", "apple"]) func codesAreCountedAsInThePrograms(provider: String) throws {
    let site = try site(of: [provider, "oauth"])
    let content = try #require(site.providers.first { $0.id == provider })
    let count = content.table.surfaces.map(\.rows.count).reduce(0, +)
    // The pages list codes that differ only in letter case together.
    #expect(content.codes.count < count)
    #expect(HomePage(site: site).html.contains("\(content.name)</a> <span>\(count)</span>"))
    #expect(ProviderPage(site: site, provider: content).html.contains("· \(count.counted("code")) on"))
  }

  /// The numbers of codes of kinds are those of `auth-copy kinds`.
  @Test func codesOfKindsAreCountedAsInTheProgram() throws {
    let site = try site(of: ["firebase", "kakao", "oauth"])
    for (kind, groups) in site.catalog.codesByKind {
      let content = try #require(site.content(of: kind))
      let count = groups.map(\.codes.count).reduce(0, +)
      let page = KindPage(site: site, kind: content).html
      #expect(page.contains("· \(count.counted("code maps", "codes map")) to it"), "\(kind)")
      let summaries = page.matches(of: /<summary>[^<]+, (\d+) codes?<\/summary>/).compactMap { Int($0.output.1) }
      #expect(summaries.reduce(0, +) == count, "\(kind)")
    }
  }

  @Test func searchIndexHasTheTitlesOfEachLanguage() throws {
    let site = try site(of: ["kakao", "oauth"])
    let text = String(decoding: SearchIndex(site).bytes, as: UTF8.self)
    let json = try #require(text.wholeMatch(of: /globalThis\.authCopyIndex = (\{.*\});\n/)?.output.1)
    let index = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(index["locales"] as? [String] == ["en", "ja", "ko"])
    let kinds = try #require(index["kinds"] as? [[String: Any]])
    let kind = try #require(kinds.first { $0["name"] as? String == "flowExpired" })
    let titles = ["en", "ja", "ko"].map { Catalog.shipped.copy(for: LoginError(.flowExpired), locale: $0).title }
    #expect(kind["titles"] as? [String] == titles)
  }
}
