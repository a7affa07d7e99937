import AuthCopy

/// The script `search-index.js`: the data of the search as a global variable, so that the search works without a
/// server.
struct SearchIndex {
  let bytes: [UInt8]

  init(_ site: CatalogSite) {
    var json = JSONWriter(capacity: 1 << 20)
    json.object { json in
      json.member("locales", site.titleLocales)
      json.key("kinds")
      json.array { json in
        for kind in site.kinds {
          json.object { json in
            json.member("name", kind.kind.rawValue)
            json.member("path", kind.path.description)
            json.member("titles", site.titles(of: kind).map(\.title))
            json.member("text", Self.sentences(of: kind).joined(separator: "\n"))
          }
        }
      }
      json.key("providers")
      json.array { json in
        for provider in site.providers.sorted(by: { $0.popularityRank < $1.popularityRank }) {
          Self.write(provider, site, to: &json)
        }
      }
    }
    bytes = Array("globalThis.authCopyIndex = ".utf8) + json.bytes + Array(";\n".utf8)
  }

  /// Returns the sentences of a kind in all locales; sentences that differ only in an inserted value occur once.
  private static func sentences(of kind: KindContent) -> [String] {
    kind.samples.flatMap(\.parts).flatMap { $0.samples.filter { !$0.isRepetition }.map(\.text) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func write(_ provider: ProviderContent, _ site: CatalogSite, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", provider.id)
      json.member("name", provider.name)
      json.member("path", provider.path.description)
      json.member("names", provider.localizedNames)
      json.key("surfaces")
      json.array { json in
        for (index, surface) in provider.table.surfaces.enumerated() {
          let codes = provider.codeIndicesBySurface[index].map { provider.codes[$0] }
          if codes.isEmpty { continue }
          let path = DocumentationPath(provider.table.provider, surface: surface.id).description
          json.object { json in
            json.member("id", surface.id)
            json.member("path", path)
            json.key("codes")
            json.array { json in
              for code in codes { write(code, site, to: &json) }
            }
          }
        }
      }
    }
  }

  /// Writes a list: the code, the indices of its kinds, its other names, and the phrases that its rows require.
  private static func write(_ code: DocumentedCode, _ site: CatalogSite, to json: inout JSONWriter) {
    func distinct(_ values: [String?]) -> String {
      values.compactMap(\.self).reduce(into: [String]()) {
        if !$0.contains($1), $1 != code.firstRow.code { $0.append($1) }
      }.joined(separator: "\n")
    }
    let names = distinct(code.rows.flatMap { [$0.code, $0.symbol, $0.numeric.map { "\($0)" }] })
    let phrases = distinct(code.rows.map(\.description))
    json.array { json in
      json.value(code.firstRow.code)
      json.array { json in for kind in code.kinds { json.value(site.index(of: kind)) } }
      if !names.isEmpty || !phrases.isEmpty { json.value(names) }
      if !phrases.isEmpty { json.value(phrases) }
    }
  }
}
