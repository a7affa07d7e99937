import AuthCopy
import Foundation
import HTTPTypes
import Hummingbird

/// Turns providers' codes and raw errors into copy.
struct ErrorController {
  let service: Service

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get("v1/errors/:provider/**", use: code)
    routes.post("v1/errors/:provider", use: payload)
    routes.post("v1/errors", use: batch)
  }

  @Sendable private func code(_ request: Request, _ context: some RequestContext) throws -> Response {
    let preferences = try Preferences(request, service)
    let provider = try provider(context)
    let path = context.parameters[Parameters.recursiveCaptureKey] ?? ""
    guard let code = path.removingPercentEncoding else { throw ServiceProblem.invalidEncoding("code") }
    let error = LoginError(
      provider: provider, surface: preferences.query["surface"], code: RawCode(code), catalog: service.catalog)
    return try answer(error, provider, preferences)
  }

  @Sendable private func payload(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let preferences = try Preferences(request, service)
    let provider = try provider(context)
    try request.checkMediaType()
    let body = try await request.collectBody()
    let error: LoginError
    do {
      error = try LoginError(
        provider: provider, surface: preferences.query["surface"], payload: body, catalog: service.catalog)
    } catch {
      throw ServiceProblem.invalidBody()
    }
    return try answer(error, provider, preferences)
  }

  @Sendable private func batch(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let preferences = try Preferences(request, service)
    try request.checkMediaType()
    let batch = try ErrorBatch(body: try await request.collectBody(), preferences, service)
    return Answer(
      locale: batch.locale, variesByLanguage: preferences.readsAcceptLanguage && !batch.namesLocale
    ) { json in
      json.object { json in
        json.key("errors")
        json.array { json in batch.write(to: &json) }
      }
    }.response
  }

  private func provider(_ context: some RequestContext) throws(ServiceProblem) -> Provider {
    guard let id = context.parameters.get("provider")?.removingPercentEncoding else {
      throw .invalidEncoding("provider")
    }
    let provider = Provider(id)
    guard service.catalog.knows(provider) else { throw .unknownProvider(id) }
    return provider
  }

  private func answer(
    _ error: LoginError, _ provider: Provider, _ preferences: Preferences
  ) throws(ServiceProblem) -> Response {
    var ignored: [String] = []
    if let surface = preferences.query["surface"], !service.catalog.knows(surface: surface, of: provider) {
      ignored.append("surface")
    }
    var arguments: [(name: String, value: ArgumentValue)] = []
    for item in preferences.query.items where !Preferences.reserved.contains(item.name) {
      guard item.value.utf8.count <= Limits.argument else {
        throw .argumentTooLong(item.name, limit: Limits.argument)
      }
      arguments.append((item.name, .text(item.value)))
    }
    let copy = try service.answer(
      error, arguments: arguments, ignoring: ignored, locale: preferences.locale, disclosure: preferences.disclosure)
    return Answer(locale: copy.locale, variesByLanguage: preferences.readsAcceptLanguage) { json in
      copy.write(to: &json)
    }.response
  }
}

extension Request {
  /// Many clients send JSON under the name of a form, or without any: the body itself tells which it is.
  fileprivate func checkMediaType() throws(ServiceProblem) {
    guard let header = headers[.contentType] else { return }
    let type = header.prefix { $0 != ";" }.trimmed.lowercased()
    guard ["json", "x-www-form-urlencoded", "text/plain"].contains(where: type.hasSuffix) else {
      throw .unsupportedMediaType(String(header.prefix(64)))
    }
  }

  fileprivate func collectBody() async throws -> [UInt8] {
    do {
      let buffer = try await body.collect(upTo: Limits.body)
      return Array(buffer.readableBytesView)
    } catch let error as any HTTPResponseError where error.status == .contentTooLarge {
      throw ServiceProblem.bodyTooLarge(limit: Limits.body)
    }
  }
}
