import AuthCopy
import Foundation
import HTTPTypes
import Hummingbird

/// Serves copy for providers' codes and raw errors.
struct ErrorController {
  let service: CopyService

  func addRoutes(to routes: some RouterMethods<some RequestContext>) {
    routes.get(RouteTemplate.errorCode.path, use: code)
    routes.post(RouteTemplate.errorPayload.path, use: payload)
    routes.post(RouteTemplate.errorBatch.path, use: batch)
  }

  @Sendable private func code(_ request: Request, _ context: some RequestContext) throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot, offersProblem: true)
    let provider = try provider(context, snapshot)
    let path = context.parameters[Parameters.recursiveCaptureKey] ?? ""
    guard let code = path.removingPercentEncoding else { throw ServiceProblem.invalidEncoding("code") }
    let error = LoginError(
      provider: provider, surface: preferences.query["surface"], code: RawCode(code), flow: preferences.flow,
      catalog: snapshot.catalog)
    let response = response(for: error, of: provider, preferences, snapshot).cached(preferences.cachePolicy)
    // Unknown codes are not cached because each request must be counted; arguments have too many possible values.
    if error.isKnown, preferences.form == .json, !preferences.hasArguments, let target = request.head.path {
      let language = preferences.variesByLanguage ? request.headers[.acceptLanguage] ?? "" : nil
      if snapshot.responseCache[target, language ?? ""] == nil {
        snapshot.responseCache.insert(CachedResponse(response, of: provider), for: target, language: language)
      }
    }
    return response.response(to: request)
  }

  @Sendable private func payload(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot, offersProblem: true)
    let provider = try provider(context, snapshot)
    try request.checkMediaType()
    let body = try await request.collectBody()
    let status = preferences.integer("status", in: Preferences.statuses)
    let retryAfter = preferences.integer("retryAfter", in: Preferences.waits)
    let ignored = [status.ignored, retryAfter.ignored].compactMap(\.self)
    let error: LoginError
    do {
      error = try LoginError(
        provider: provider, surface: preferences.query["surface"], payload: body, status: status.value,
        retryAfter: retryAfter.value, flow: preferences.flow, catalog: snapshot.catalog)
    } catch {
      throw ServiceProblem.invalidBody()
    }
    return response(for: error, of: provider, ignoring: ignored, preferences, snapshot).response(to: request)
  }

  @Sendable private func batch(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let snapshot = service.snapshot
    let preferences = try Preferences(request, snapshot)
    try request.checkMediaType()
    let batch = try ErrorBatch(body: try await request.collectBody(), preferences, snapshot)
    var response = ServiceResponse(locale: batch.locale) { json in
      json.object { json in
        json.key("errors")
        json.array { json in batch.write(to: &json, countedBy: service) }
      }
    }
    if !batch.namesLocale { response = response.varying(by: preferences) }
    return response.response(to: request)
  }

  private func provider(
    _ context: some RequestContext, _ snapshot: Snapshot
  ) throws(ServiceProblem) -> Provider {
    let id = try context.pathValue("provider")
    guard snapshot.catalog.knows(Provider(rawValue: id)) else { throw .unknownProvider(id) }
    return Provider(rawValue: id)
  }

  /// - Parameter ignored: the names of inputs that have no effect, besides those of the preferences.
  private func response(
    for error: LoginError, of provider: Provider, ignoring ignored: [String] = [], _ preferences: Preferences,
    _ snapshot: Snapshot
  ) -> ServiceResponse {
    let response = snapshot.response(
      for: error, arguments: preferences.arguments,
      ignoring: preferences.ignored(by: snapshot.catalog, of: provider) + ignored, locale: preferences.locale,
      disclosure: preferences.disclosure)
    service.count(error, of: provider)
    return response.response(preferences)
  }
}

extension CopyService {
  /// Counts a requested error and, if its code is unknown, the code.
  func count(_ error: LoginError, of provider: Provider) {
    metrics.recordResolves(of: provider)
    countUnknown(error, of: provider)
  }

  /// Counts the code of an error if it is unknown, and keeps it if it looks like a code.
  func countUnknown(_ error: LoginError, of provider: Provider) {
    guard !error.isKnown else { return }
    metrics.recordUnknownCode(of: provider)
    if let code = error.source?.code { unmapped.add(code, of: provider) }
  }
}

extension Request {
  /// Checks the media type leniently, because many clients send JSON as a form or without a type; the body decides.
  fileprivate func checkMediaType() throws(ServiceProblem) {
    if let coding = headers[.contentEncoding], coding.lowercased() != "identity" {
      throw .unsupportedMediaType(String(coding.prefix(64)))
    }
    guard let header = headers[.contentType] else { return }
    let type = header.prefix { $0 != ";" }.trimmed.lowercased()
    let known = type == "application/json" || (type.hasPrefix("application/") && type.hasSuffix("+json"))
    // Any text can be an error: a provider that is down answers with a page.
    let mayBeForm = type == "application/x-www-form-urlencoded" || type.hasPrefix("text/")
    // By default curl declares a form, so a batch declared as one is accepted as JSON.
    guard known || mayBeForm else { throw .unsupportedMediaType(String(header.prefix(64))) }
  }

  fileprivate func collectBody() async throws -> [UInt8] {
    // The decoder accepts only digits, so a value that does not fit in an `Int` is too large.
    if let length = headers[.contentLength], Int(length).map({ $0 > Limits.body }) ?? true {
      throw ServiceProblem.bodyTooLarge(limit: Limits.body)
    }
    do {
      let buffer = try await body.collect(upTo: Limits.body)
      return Array(buffer.readableBytesView)
    } catch let error as any HTTPResponseError where error.status == .contentTooLarge {
      throw ServiceProblem.bodyTooLarge(limit: Limits.body)
    } catch {
      // The client disconnected before its body was complete, which is not a failure of the service.
      throw ServiceProblem.invalidBody()
    }
  }
}
