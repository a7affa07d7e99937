package import AuthCopy
import CatalogTools
import EmbeddedFiles

/// A static site of a catalog, with a page for each code, kind and provider.
///
/// Its pages load nothing from elsewhere, and all but the search works without scripts. Equal catalogs give equal bytes.
package struct CatalogSite: Sendable {
  let catalog: Catalog
  /// The locales that have files, the source first.
  let locales: [String]
  /// Where the articles are: an absolute address, or a path from the top of the site.
  let articles: String?
  let kinds: [KindContent]
  let providers: [ProviderContent]
  /// The codes that lead to each kind, in some flow at least.
  let codesByKind: [Kind: [CodeReference]]
  private let kindIndices: [Kind: Int]

  /// A code of a provider, by its place in `providers`.
  struct CodeReference: Hashable, Sendable {
    let provider: Int
    let code: Int
  }

  /// - Parameter articles: where the articles are, an absolute address or a path from the top of the site; pages link to it.
  package init(_ catalog: Catalog, articles: String? = nil) {
    self.catalog = catalog
    self.articles = articles
    let source = Catalog.sourceLocale.description
    let locales = [source] + catalog.coverage.locales.map(\.locale).filter { $0 != source }
    self.locales = locales
    let sampler = MessageSampler(catalog)
    let descriptions = Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0.key, $0.metadata.description) })
    kinds = Parallel.map(catalog.definitions) { definition in
      KindContent(definition, catalog, sampler, locales, description: descriptions["\(definition.kind)_title"] ?? "")
    }
    kindIndices = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($1.kind, $0) })
    providers = Parallel.map(catalog.codeTables) { ProviderContent($0, catalog, locales) }
    var codesByKind: [Kind: [CodeReference]] = [:]
    for (provider, content) in providers.enumerated() {
      for (code, documented) in content.codes.enumerated() {
        for kind in documented.kinds {
          codesByKind[kind, default: []].append(CodeReference(provider: provider, code: code))
        }
      }
    }
    self.codesByKind = codesByKind
  }

  func content(of kind: Kind) -> KindContent? { kindIndices[kind].map { kinds[$0] } }

  func index(of kind: Kind) -> Int { kindIndices[kind] ?? 0 }
}

extension CatalogSite {
  /// A file of the site.
  package struct File: Sendable {
    /// The path from the top of the site.
    package let path: String
    package let bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// What makes some files of the site, so that their bytes need not be in memory all at once.
  package typealias Part = @Sendable () -> [File]

  /// The codes whose pages are one part.
  private static let codesOfAPart = 64

  /// All files of the site, in parts that can be made at the same time.
  package var parts: [Part] {
    var parts: [Part] = [
      { [self] in
        [
          File("style.css", assets["tokens.css"] + assets["Site/style.css"]),
          File("search.js", assets["Site/search.js"]),
          File("search-index.js", SearchIndex(self).bytes), page(HomePage(site: self)),
        ]
      }
    ]
    for kind in kinds { parts.append { [self] in [page(KindPage(site: self, kind: kind))] } }
    for provider in providers {
      parts.append { [self] in [page(ProviderPage(site: self, provider: provider))] }
      for slice in provider.codes.indices.slices(of: Self.codesOfAPart) {
        parts.append { [self] in
          slice.map { page(CodePage(site: self, provider: provider, code: provider.codes[$0])) }
        }
      }
    }
    return parts
  }

  private func page(_ page: some Page) -> File { File("\(page.path)index.html", Array(page.html.utf8)) }

  private var assets: EmbeddedFileList { EmbeddedFileList(embedded_files) }
}
