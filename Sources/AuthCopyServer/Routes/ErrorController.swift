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
      provider: provider, surface: preferences.query["surface"], code: RawCode(code), catalog: snapshot.catalog)
    let response = try response(for: error, of: provider, preferences, snapshot).cached(preferences.cachePolicy)
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
    let error: LoginError
    do {
      error = try LoginError(
        provider: provider, surface: preferences.query["surface"], payload: body, catalog: snapshot.catalog)
    } catch {
      throw ServiceProblem.invalidBody()
    }
    return try response(for: error, of: provider, preferences, snapshot).response(to: request)
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

  private func response(
    for error: LoginError, of provider: Provider, _ preferences: Preferences, _ snapshot: Snapshot
  ) throws(ServiceProblem) -> ServiceResponse {
    let response = try snapshot.response(
      for: error, arguments: try preferences.arguments(),
      ignoring: snapshot.catalog.ignoredInputs(surface: preferences.query["surface"], of: provider),
      locale: preferences.locale, disclosure: preferences.disclosure)
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

  /// Counts the code of an error if it is unknown.
  func countUnknown(_ error: LoginError, of provider: Provider) {
    guard !error.isKnown, let code = error.source?.code else { return }
    metrics.recordUnknownCode(of: provider)
    unmapped.add(code, of: provider)
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
    let mayBeForm = ["application/x-www-form-urlencoded", "text/plain"].contains(type)
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
