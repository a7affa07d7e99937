package import AuthCopy
package import CatalogExport
import CatalogFormats
import EmbeddedFiles

/// A static site of a catalog: a page for each surface with its codes, for each kind and each provider, and a
/// playground.
///
/// Its pages load nothing from other servers, and everything except the search and the playground works without
/// scripts. Equal catalogs give equal bytes.
package struct CatalogSite: Sendable {
  let catalog: Catalog
  /// The locales that have files, the source first.
  let locales: [String]
  /// The names of the locales for developers, as text and as HTML.
  private let localeNames: [String: (text: String, html: String)]
  /// The language and the direction of each locale, as attributes of HTML.
  private let localeAttributes: [String: String]
  /// The location of the articles: a URL, or a path from the top of the site.
  let articles: String?
  /// The future address of the site, for search engines; it ends in `/`.
  let address: String?
  let kinds: [KindContent]
  let providers: [ProviderContent]
  /// The codes that map to each kind in at least one flow.
  let codesByKind: [Kind: [CodeReference]]
  /// The number of codes of each kind, counted as `auth-copy kinds` counts them: spellings and conditions separately.
  let codeCounts: [Kind: Int]
  private let kindIndices: [Kind: Int]

  /// A code of a provider: the index of the provider in ``providers``, and of the code in the provider's codes.
  struct CodeReference: Hashable, Sendable {
    let provider: Int
    let code: Int
  }

  /// - Parameters:
  ///   - articles: the location of the articles, a URL or a path from the top of the site; pages link to it.
  ///   - address: the future address of the site; adds pages for search engines, and redirects of the addresses of earlier
  ///     versions.
  package init(_ catalog: Catalog, articles: String? = nil, address: String? = nil) {
    self.catalog = catalog
    self.articles = articles
    self.address = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let source = Catalog.sourceLocale.description
    let coverage = catalog.coverage.locales
    let locales = [source] + coverage.map(\.locale).filter { $0 != source }
    localeNames = Dictionary(
      uniqueKeysWithValues: coverage.map { ($0.locale, Self.name(of: $0.locale, register: $0.register)) })
    self.locales = locales
    localeAttributes = Dictionary(uniqueKeysWithValues: locales.map { ($0, Self.attributes(of: $0, in: catalog)) })
    let sampler = MessageSampler(catalog)
    let descriptions = Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0.key, $0.metadata.description) })
    kinds = Parallel.map(catalog.definitions) { definition in
      KindContent(definition, catalog, sampler, locales, description: descriptions["\(definition.kind)_title"] ?? "")
    }
    kindIndices = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($1.kind, $0) })
    providers = Parallel.map(catalog.codeTables) { ProviderContent($0, catalog, locales) }
    var codesByKind: [Kind: [CodeReference]] = [:]
    for (providerIndex, provider) in providers.enumerated() {
      for (codeIndex, code) in provider.codes.enumerated() {
        for kind in code.kinds {
          codesByKind[kind, default: []].append(CodeReference(provider: providerIndex, code: codeIndex))
        }
      }
    }
    self.codesByKind = codesByKind
    codeCounts = catalog.codesByKind.mapValues { $0.reduce(0) { $0 + $1.codes.count } }
  }

  /// The locales with all copy, without those of another speech level.
  var mainLocales: [String] {
    titleLocales.filter { catalog.tier(ofLocale: $0) == nil }
  }

  /// The locales of titles for readers: a speech level has the titles of its language.
  var titleLocales: [String] { locales.filter { $0.language == $0 } }

  /// Returns the title of a kind in each of the title locales.
  func titles(of kind: KindContent) -> [(locale: String, title: String)] {
    zip(locales, kind.texts).filter { locale, _ in locale.language == locale }.map { ($0, $1.title) }
  }

  /// Returns the name of a locale for developers, with its speech level.
  func name(of locale: String) -> String { localeNames[locale]?.text ?? locale }

  /// Returns the name of a locale as HTML.
  func label(of locale: String) -> String { localeNames[locale]?.html ?? locale.inHTML }

  /// Returns the attributes of an element with text of a locale.
  func attributes(of locale: String) -> String { localeAttributes[locale] ?? "" }

  private static func attributes(of locale: String, in catalog: Catalog) -> String {
    "lang=\"\(locale.language.inHTML)\" dir=\"\(catalog.direction(ofLocale: locale).rawValue)\""
  }

  private static func name(of locale: String, register: String?) -> (text: String, html: String) {
    let name = LocaleTag(locale).map { $0.withoutPrivateSubtags.name(in: .english) } ?? locale
    guard let register else { return (name, name.inHTML) }
    let html = "<span lang=\"\(locale.language.inHTML)\">\(register.inHTML)</span>"
    return ("\(name) (\(register))", "\(name.inHTML) (\(html))")
  }

  func content(of kind: Kind) -> KindContent? { kindIndices[kind].map { kinds[$0] } }

  /// Returns the index of a kind in ``kinds``, which contains the kinds of all codes.
  func index(of kind: Kind) -> Int { kindIndices[kind] ?? 0 }
}

extension CatalogSite {
  /// A function that makes some files of the site, so that not all files are in memory at once.
  package typealias Part = @Sendable () -> [OutputFile]

  /// All files of the site, in parts that can be made in parallel.
  package var parts: [Part] {
    var parts: [Part] = [
      { [self] in
        [
          OutputFile("style.css", assets["tokens.css"] + assets["Site/style.css"]), asset("page.js"),
          asset("search.js"), asset("cards.js"), asset("home.js"), asset("playground.js"),
          OutputFile("search-index.js", SearchIndex(self).bytes),
        ]
      },
      { [self] in moduleFiles }, { [self] in filesForAddress },
    ]
    for page in pages { parts.append { [self] in [file(page)] } }
    for provider in providers { parts.append { [self] in [meanings(of: provider)] } }
    return parts
  }

  private var pages: [any Page] {
    var pages: [any Page] = [HomePage(site: self), PlaygroundPage(site: self)]
    for kind in kinds { pages.append(KindPage(site: self, kind: kind)) }
    for provider in providers {
      pages.append(ProviderPage(site: self, provider: provider))
      for (surface, codes) in provider.codeIndicesBySurface.enumerated() where !codes.isEmpty {
        pages.append(SurfacePage(site: self, provider: provider, surfaceIndex: surface))
      }
    }
    return pages
  }

  private func file(_ page: some Page) -> OutputFile { OutputFile("\(page.path)index.html", Array(page.html.utf8)) }

  private func asset(_ name: String) -> OutputFile { OutputFile(name, assets["Site/\(name)"]) }

  /// The exported module, which the playground runs.
  private var moduleFiles: [OutputFile] {
    // The export has no options that it could refuse.
    guard let export = try? Exporter(catalog).export(to: .javascript, ExportOptions(part: .errors)) else { return [] }
    return export.files.filter { $0.name.hasSuffix(".mjs") }.map {
      OutputFile("module/\($0.name)", Array($0.text.utf8))
    }
  }

  /// Returns a module for the playground: the path and the meaning of each code of a provider, by surface and code.
  private func meanings(of provider: ProviderContent) -> OutputFile {
    var json = JSONWriter()
    json.object { json in
      for (surface, codes) in zip(provider.table.surfaces, provider.codeIndicesBySurface) where !codes.isEmpty {
        json.key(surface.id)
        json.object { json in
          for code in codes.map({ provider.codes[$0] }) {
            json.key(code.firstRow.code)
            json.array { json in
              json.value(code.path.file)
              if let explanation = code.firstRow.explanation { json.value(explanation) }
            }
          }
        }
      }
    }
    return OutputFile(
      "meanings/\(provider.id.asIdentifier).mjs", Array("export default ".utf8) + json.bytes + Array(";\n".utf8))
  }

  /// The sitemap and the page for addresses that do not exist; they need the future address of the site.
  private var filesForAddress: [OutputFile] {
    guard let address else { return [] }
    let lines = pages.map { "<url><loc>\("\(address)\($0.path)".inHTML)</loc></url>\n" }
    let map = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(lines.joined())</urlset>

      """
    return [
      OutputFile("sitemap.xml", Array(map.utf8)), asset("missing.js"),
      OutputFile("404.html", Array(NotFoundPage(site: self).html.utf8)),
    ]
  }

  private var assets: EmbeddedFileList { EmbeddedFileList(embedded_files) }
}
