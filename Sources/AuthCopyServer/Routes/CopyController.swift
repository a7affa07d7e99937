import AuthCopy
import Hummingbird

/// Serves UX copy, and all texts of a locale for a client's cache or a CDN.
struct CopyController {
  let service: CopyService

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.copy.path, use: copy)
    routes.get(RouteTemplate.catalog.path, use: catalog)
  }

  @Sendable private func copy(_ request: Request, _ context: some RequestContext) throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot)
    let key = try context.pathValue("key")
    guard let definitions = snapshot.catalog.argumentDefinitions(ofKey: key, locale: preferences.locale) else {
      throw ServiceProblem.unknownCopyKey(key)
    }
    let arguments = preferences.arguments
    let text = snapshot.catalog.text(key, locale: preferences.locale, arguments: arguments) ?? ""
    let ignored = arguments.filter { name, value in
      definitions.first { $0.name == name }?.type.value(of: value) == nil
    }
    let names = ignored.keys.map(\.shownName).sorted() + preferences.ignored(by: snapshot.catalog)
    return ServiceResponse(locale: preferences.locale) { json in
      json.object { json in
        json.member("key", key)
        json.member("locale", preferences.locale)
        json.member("text", text)
        if !names.isEmpty { json.member("ignored", names) }
        json.member("catalog", snapshot.catalog.version)
      }
    }.varying(by: preferences).cached(.shared).response(to: request)
  }

  @Sendable private func catalog(_ request: Request, _ context: some RequestContext) throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot)
    let locale = snapshot.locale(for: [try context.pathValue("locale")])
    let isThisVersion = preferences.query["version"] == snapshot.catalog.version
    return ServiceResponse(locale: locale) { json in
      snapshot.catalog.writeMessages(to: &json, locale: locale, disclosure: preferences.disclosure)
    }.cached(isThisVersion ? .immutable : .shared).response(to: request)
  }
}
