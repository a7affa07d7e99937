import AuthCopy
import CatalogExport
import Foundation
import TestSupport
import Testing

@testable import CatalogSite

@Suite struct CatalogSiteTests {
  /// The shipped catalog with all kinds and four providers, or with all providers if `AUTH_COPY_EXHAUSTIVE=1`.
  private static let catalog = Result {
    if Exhaustive.isOn { return Catalog.shipped }
    let folder = try TemporaryFolder.withCatalog(
      of: ["firebase", "google", "kakao", "oauth"], in: ["en", "ja", "ko", "ko-x-haeyo"])
    return try withExtendedLifetime(folder) { try Catalog.load(from: folder.path) }
  }

  /// The files of the catalog's site by path, generated once for all tests.
  private static let siteFiles = catalog.map { files(of: CatalogSite($0)) }

  private static func files(of site: CatalogSite) -> [String: String] {
    let files = site.parts.flatMap { $0() }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// Returns the files of a site whose paths have a prefix.
  private func files(of site: CatalogSite, under prefix: String) -> [String: String] {
    Self.files(of: site).filter { $0.key.hasPrefix(prefix) }
  }

  /// Returns the site of a catalog with Kakao's codes and an overlay.
  private func site(overlay files: [String: String], articles: String? = nil) throws -> CatalogSite {
    let (base, folder) = (
      try TemporaryFolder.withCatalog(of: ["kakao", "oauth"], in: ["en"]), try TemporaryFolder()
    )
    for (name, text) in files { try folder.write(text, to: name) }
    let catalog = try Catalog.load(from: base.path, overlay: files.isEmpty ? nil : folder.path)
    return CatalogSite(catalog, articles: articles)
  }

  @Test func shippedProvidersHaveNames() {
    let named = Set(ProviderContent.names.map(\.key))
    #expect(Catalog.shipped.codeTables.map(\.provider).filter { !named.contains($0) } == [])
  }

  @Test func pageOfEachKindExplainsWhatToDo() throws {
    let pages = try Self.siteFiles.get().filter { $0.key.hasPrefix("kinds/") }
    let unexplained = pages.filter { !$0.value.contains("<h2>What to do</h2>") }
    #expect(unexplained.keys.sorted() == [])
  }

  @Test func copyFromRightToLeftIsMarked() throws {
    let hebrew = #"{"@@locale":"he","@@x-direction":"rtl","timedOut_title":"לקח יותר מדי זמן"}"#
    let files = Self.files(of: try site(overlay: ["copy/he.arb": hebrew]))
    let page = try #require(files["kinds/timedOut/index.html"])
    #expect(page.contains("<div lang=\"he\" dir=\"rtl\"><p class=\"title\">לקח יותר מדי זמן</p>"))
    #expect(page.contains("<div lang=\"en\" dir=\"ltr\"><p class=\"title\">"))
    let playground = try #require(files["playground/index.html"])
    #expect(playground.contains("<div lang=\"he\" dir=\"rtl\">"))
    #expect(playground.contains("<div lang=\"en\" dir=\"ltr\">"))
  }

  @Test func pageContainsTheCopyOfEachLocale() throws {
    let page = try #require(Self.siteFiles.get()["codes/kakao/rest/oauth/index.html"])
    for locale in try Self.catalog.get().coverage.locales.map(\.locale) {
      let error = LoginError(provider: .kakao, surface: "rest/oauth", code: "KOE203")
      let copy = Catalog.shipped.copy(for: error, locale: locale, disclosure: .helpful)
      #expect(page.contains("<p class=\"title\">\(copy.title)</p><p>\(copy.message)</p>"), "\(locale)")
    }
    #expect(page.contains("카카오"))
    #expect(page.contains(">Japanese</p>"))
    #expect(page.contains(">Korean (<span lang=\"ko\">해요체</span>)</p>"))
    // The date when a person last read the provider's documentation.
    #expect(page.contains("<time>2026-11-20</time>"))
    #expect(page.contains("<li id=\"KOE203\">"))
  }

  @Test func pageLinksToTheKindsShownUnderStrictDisclosure() throws {
    let page = try #require(Self.siteFiles.get()["codes/firebase/js/index.html"])
    #expect(page.contains("<code>signIn</code>"))
    #expect(page.contains("kinds/invalidCredentials/index.html"))
    #expect(page.contains("kinds/checkInbox/index.html"))
  }

  @Test func pageListsTheMeaningsOfACodeTogether() throws {
    let site = try site(overlay: [
      "codes/acme.json": """
      {"provider": "acme", "surfaces": [{"id": "rest", "codes": [
        {"code": "E1", "kind": "timedOut", "description": "slow <b>"},
        {"code": "E1", "kind": "tryAgain", "note": "seen in 2026"}, {"code": "e1", "kind": "conflict"},
        {"code": "E2", "kind": "ownKind", "symbol": "SECOND", "numeric": 17}]}]}
      """,
      "kinds.json": """
      {"kinds": {"ownKind": {"status": 400, "presentation": "toast", "retryable": true}}}
      """,
      "copy/en.arb": """
      {
        "@@locale": "en",
        "ownKind_title": "Own",
        "@ownKind_title": {"description": "Shown when our own thing happened."},
        "ownKind_message": "Own message."
      }
      """,
    ])
    let pages = files(of: site, under: "codes/acme/")
    #expect(pages.keys.sorted() == ["codes/acme/rest/index.html"])
    let page = try #require(pages["codes/acme/rest/index.html"])
    for text in [
      "<li id=\"E1\">", "It has several meanings", "When it is spelled <code translate=\"no\">e1</code>",
      "“slow &lt;b&gt;”", "Note: seen in 2026.", "also spelled <code translate=\"no\">e1</code>", "<li id=\"E2\">",
      "symbol <code translate=\"no\">SECOND</code>", "number <code translate=\"no\">17</code>", "our own thing",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func pageGroupsTheCodesOfAKind() throws {
    let site = try site(overlay: [
      "codes/acme.json": """
      {"provider": "acme", "surfaces": [{"id": "rest", "codes": [
        {"code": "E1", "kind": "timedOut"}, {"code": "E2", "kind": "conflict"},
        {"code": "E3", "kind": "timedOut", "numeric": 3}]}]}
      """
    ])
    let page = try #require(files(of: site, under: "codes/acme/").values.first)
    let groups = page.components(separatedBy: "<section class=\"group\">").dropFirst()
    let codes = groups.map { group in group.matches(of: /<li id="([^"]+)">/).map { String($0.output.1) } }
    #expect(codes == [["E1", "E3"], ["E2"]])
    #expect(groups.allSatisfy { $0.components(separatedBy: "What people read").count == 2 })
  }

  @Test func pageOmitsARowThatAnOverlayReplaces() throws {
    let site = try site(overlay: [
      "codes/kakao.json": """
      {"provider": "kakao", "surfaces": [{"id": "rest/oauth", "codes": [{"code": "KOE320", "kind": "timedOut"}]}]}
      """
    ])
    let page = try #require(files(of: site, under: "codes/kakao/rest/oauth/").values.first)
    let group = try #require(
      page.components(separatedBy: "<section class=\"group\">").first { $0.contains("<li id=\"KOE320\">") })
    #expect(group.contains("kinds/timedOut/index.html"))
    #expect(!group.contains("kinds/flowExpired/index.html"))
  }

  @Test func searchIndexIsSmallEnoughToLoadAtOnce() throws {
    let index = try #require(Self.siteFiles.get()["search-index.js"])
    // The limit in bytes, for all providers or for four.
    #expect(index.utf8.count < Exhaustive.count(1_250_000, sample: 740_000))
    let json = try #require(index.wholeMatch(of: /globalThis\.authCopyIndex = (\{.*\});\n/)?.output.1)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let catalog = try Self.catalog.get()
    #expect((object["kinds"] as? [Any])?.count == catalog.definitions.count)
    #expect((object["providers"] as? [Any])?.count == catalog.providers.count)
  }

  @Test func mostPagesAreSmall() throws {
    let sizes = try Self.siteFiles.get().filter { $0.key.hasPrefix("codes/") }.map(\.value.utf8.count).sorted()
    #expect(sizes[sizes.count / 2] < 64_000)
    #expect(sizes[sizes.count - 1] < 600_000)
  }

  /// Hosts of static sites limit the number of files.
  @Test func siteHasFewFiles() throws {
    let catalog = try Self.catalog.get()
    // A page for each surface and each kind, a page and a file of meanings for each provider, and up to 40 other files.
    let surfaces = catalog.codeTables.map(\.surfaces.count).reduce(0, +)
    #expect(try Self.siteFiles.get().count < surfaces + catalog.definitions.count + 2 * catalog.providers.count + 40)
  }

  @Test func theAddressOfTheSiteIsEscaped() throws {
    let site = CatalogSite(try Self.catalog.get(), articles: "a\"&", address: "https://example.com/\"><script>")
    let file = site.parts.lazy.compactMap { part in part().first { $0.name == "404.html" } }.first
    let page = String(decoding: try #require(file).bytes, as: UTF8.self)
    #expect(page.contains("href=\"/&quot;&gt;&lt;script&gt;/a&quot;&amp;\""))
    #expect(!page.contains("\"><script>"))
  }

  @Test func sitemapListsEachPage() throws {
    let address = "https://docs.example.com/errors"
    let files = Self.files(of: CatalogSite(try Self.catalog.get(), address: address))
    let pages = files.keys.filter { $0.hasSuffix("index.html") }.map { $0.dropLast("index.html".count) }
    let listed = try #require(files["sitemap.xml"]).matches(of: /<loc>(.+)<\/loc>/).map { String($0.output.1) }
    #expect(listed.sorted() == pages.map { "\(address)/\($0)" }.sorted())
    for page in pages {
      #expect(
        files["\(page)index.html"]?.contains("<link rel=\"canonical\" href=\"\(address)/\(page)\">") == true, "\(page)")
    }
    // Hosts show this page at any address, so its links are absolute.
    #expect(files["404.html"]?.contains("<link rel=\"stylesheet\" href=\"/errors/style.css\">") == true)
    #expect(try Self.siteFiles.get()["sitemap.xml"] == nil)
  }

  /// The site contains the module that the playground runs and the meanings that it shows.
  @Test func siteContainsTheModulesOfThePlayground() throws {
    let files = try Self.siteFiles.get()
    #expect(files["module/index.mjs"]?.contains("export function read(") == true)
    #expect(files["meanings/kakao.mjs"]?.contains(#""KOE320":["codes/kakao/rest/oauth/index.html#KOE320","#) == true)
    let page = try #require(files["playground/index.html"])
    #expect(page.contains("<script type=\"module\" src=\"../playground.js\">"))
    // Without `connect-src`, `default-src 'none'` applies: the page cannot connect to anything.
    #expect(!page.contains("connect-src"))
  }

  @Test func eachPageLinksToTheArticles() throws {
    let site = try site(overlay: [:], articles: "../documentation/authcopy/")
    let page = try #require(files(of: site, under: "kinds/timedOut/")["kinds/timedOut/index.html"])
    #expect(page.contains("<a href=\"../../../documentation/authcopy/\">"))
  }
}
