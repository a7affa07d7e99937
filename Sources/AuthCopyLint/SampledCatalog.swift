package import AuthCopy
internal import CatalogLint

/// A loaded catalog with samples of its messages.
package struct SampledCatalog: LoadedMessages {
  package let catalog: Catalog
  private let sampler: MessageSampler

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    sampler = MessageSampler(catalog)
  }

  package func samples(ofKey key: String, locale: String, as message: Message, limit: Int) -> [MessageSample] {
    sampler.samples(ofKey: key, locale: locale, as: message, limit: limit)
  }

  package func names(ofUsesOf key: String) -> [String] {
    guard let kind = catalog.kind(ofKey: key), let groups = catalog.codesByKind[kind] else { return [] }
    return groups.flatMap { group in
      zip(group.codes, group.explanations).map { code, explanation in
        "\(group.provider.rawValue) \(code)\(explanation.map { " (\($0))" } ?? "")"
      }
    }
  }

  package func direction(ofLocale locale: String) -> TextDirection { catalog.direction(ofLocale: locale) }

  package func segments(of message: Message, locale: String, _ values: [String: String]) -> [MessageSegment]? {
    catalog.segments(of: message, locale: locale, values)
  }
}
