import AuthCopy
import EmbeddedFiles

/// A response that depends only on the catalog, the locale and the disclosure.
enum Document: Hashable {
  case catalog(locale: String)
  case kinds(locale: String)
  case providers
  case provider(Provider)
  case locales
  case openAPI

  /// Whether the document depends on the disclosure.
  var dependsOnDisclosure: Bool {
    switch self {
    case .catalog, .kinds, .provider: true
    case .providers, .locales, .openAPI: false
    }
  }

  /// Returns the document as JSON.
  func bytes(_ snapshot: Snapshot, _ disclosure: Disclosure) -> [UInt8] {
    if case .openAPI = self { return EmbeddedFileList(embedded_files)["openapi.json"] }
    var json = JSONWriter()
    let catalog = snapshot.catalog
    if case .catalog(let locale) = self {
      catalog.writeMessages(to: &json, locale: locale, disclosure: disclosure)
      return json.bytes
    }
    json.object { json in
      switch self {
      case .catalog, .openAPI: break  // Returned above.
      case .kinds(let locale): Self.writeKinds(of: catalog, locale: locale, disclosure, to: &json)
      case .providers: Self.writeProviders(of: catalog, to: &json)
      case .provider(let provider): Self.write(provider, of: catalog, disclosure, to: &json)
      case .locales: Self.writeLocales(of: snapshot, to: &json)
      }
      json.member("catalog", catalog.version)
    }
    return json.bytes
  }

  private static func writeKinds(
    of catalog: Catalog, locale: String, _ disclosure: Disclosure, to json: inout JSONWriter
  ) {
    json.member("kinds", objects: catalog.definitions) { json, definition in
      let resolved = catalog.resolvedDefinition(for: definition.kind, under: disclosure)
      json.member("kind", definition.kind.rawValue)
      if let broader = definition.broader { json.member("broader", broader.rawValue) }
      json.member("status", resolved.status)
      json.member("presentation", resolved.presentation.rawValue)
      if let recovery = resolved.recovery { json.member("recovery", recovery.rawValue) }
      json.member("retryable", resolved.isRetryable)
      if !resolved.arguments.isEmpty { json.member("arguments", resolved.arguments) }
    }
    json.member("arguments", objects: catalog.listedArguments(locale: locale)) { $1.writeMembers(to: &$0) }
  }

  private static func writeProviders(of catalog: Catalog, to json: inout JSONWriter) {
    json.member("providers", objects: catalog.codeTables) { json, table in
      json.member("provider", table.provider.rawValue)
      json.member("surfaces", table.surfaces.map(\.id))
      json.member("codes", table.surfaces.map(\.rows.count).reduce(0, +))
    }
  }

  private static func write(
    _ provider: Provider, of catalog: Catalog, _ disclosure: Disclosure, to json: inout JSONWriter
  ) {
    json.member("provider", provider.rawValue)
    guard let table = catalog.codeTable(of: provider) else { return }
    json.member("surfaces", objects: table.surfaces.indices) { json, index in
      let surface = table.surfaces[index]
      let domains = table.domains.filter { $0.value == index }.keys.sorted()
      json.member("surface", surface.id)
      if !domains.isEmpty { json.member("domains", domains) }
      catalog.coverage(ofSurface: index, in: table).writeMembers(to: &json)
      json.member("codes", objects: surface.rows) { json, row in
        catalog.listedCode(row).writeNames(to: &json)
        json.member("kind", catalog.displayedKind(of: row, under: disclosure).rawValue)
      }
    }
  }

  private static func writeLocales(of snapshot: Snapshot, to json: inout JSONWriter) {
    let coverages = snapshot.catalog.coverage.locales
    json.member("locales", objects: snapshot.catalog.listedLocales) { json, locale in
      json.member("locale", locale)
      let direction = snapshot.catalog.direction(ofLocale: locale)
      if direction != .leftToRight { json.member("direction", direction.rawValue) }
      guard let coverage = coverages.first(where: { $0.locale == locale }) else { return }
      if let tier = coverage.tier { json.member("tier", tier.rawValue) }
      json.member("present", coverage.present)
      json.member("total", coverage.total)
    }
    json.member("default", snapshot.defaultLocale)
  }
}
