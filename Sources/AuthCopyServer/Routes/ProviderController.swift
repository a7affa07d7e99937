import AuthCopy
import Hummingbird

/// Serves the lists of providers, codes and locales.
struct ProviderController {
  let service: CopyService

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.providers.path, use: providers)
    routes.get(RouteTemplate.provider.path, use: provider)
    routes.get(RouteTemplate.locales.path, use: locales)
  }

  @Sendable private func providers(_ request: Request, _ context: some RequestContext) throws -> Response {
    try response(to: request) { json, snapshot, _ in
      json.member("providers", objects: snapshot.catalog.codeTables) { json, table in
        json.member("provider", table.provider.rawValue)
        json.member("surfaces", table.surfaces.map(\.id))
        json.member("codes", table.surfaces.map(\.rows.count).reduce(0, +))
      }
    }
  }

  @Sendable private func provider(_ request: Request, _ context: some RequestContext) throws -> Response {
    let id = try context.pathValue("provider")
    return try response(to: request) { json, snapshot, disclosure in
      guard let table = snapshot.catalog.codeTable(of: Provider(rawValue: id)) else {
        throw ServiceProblem.unknownProvider(id)
      }
      json.member("provider", table.provider.rawValue)
      json.key("surfaces")
      json.array { json in
        for index in table.surfaces.indices { write(table, index, snapshot.catalog, disclosure, to: &json) }
      }
    }
  }

  private func write(
    _ table: CodeTable, _ index: Int, _ catalog: Catalog, _ disclosure: Disclosure, to json: inout JSONWriter
  ) {
    let surface = table.surfaces[index]
    let domains = table.domains.filter { $0.value == index }.keys.sorted()
    json.object { json in
      json.member("surface", surface.id)
      if !domains.isEmpty { json.member("domains", domains) }
      catalog.coverage(ofSurface: index, in: table).writeMembers(to: &json)
      json.member("codes", objects: surface.rows) { json, row in
        catalog.listedCode(row).writeNames(to: &json)
        json.member("kind", catalog.shownKind(of: row, under: disclosure).rawValue)
      }
    }
  }

  @Sendable private func locales(_ request: Request, _ context: some RequestContext) throws -> Response {
    try response(to: request) { json, snapshot, _ in
      let covered = snapshot.catalog.coverage.locales
      json.member("locales", objects: snapshot.catalog.supportedLocales) { json, locale in
        json.member("locale", locale)
        guard let figures = covered.first(where: { $0.locale == locale }) else { return }
        json.member("present", figures.present)
        json.member("total", figures.total)
      }
      json.member("default", snapshot.defaultLocale)
    }
  }

  /// A response that includes the version of the catalog.
  private func response(
    to request: Request, _ write: (inout JSONWriter, Snapshot, Disclosure) throws -> Void
  ) throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot)
    return try ServiceResponse(locale: preferences.locale) { json in
      try json.object { json in
        try write(&json, snapshot, preferences.disclosure)
        json.member("catalog", snapshot.catalog.version)
      }
    }.varying(by: preferences).cached(.shared).response(to: request)
  }
}
