import NIOCore

/// A response that takes long, and is created in slices.
struct SlicedResponse: Sendable {
  /// The duration of a slice, unless a single error takes longer; an ordinary batch needs one or two slices.
  private static let sliceDuration = TimeAmount.milliseconds(5)

  private let responder: Responder
  private let request: Responder.Request
  private let route: Route
  private let create: @Sendable () throws(ServiceProblem) -> ServiceResponse
  /// The maximum duration of all slices together.
  var budget = Limits.work
  /// The response that is being created; nil before the first slice.
  private var response: ServiceResponse?
  private var spent = TimeAmount.zero

  /// - Parameter create: creates the response; the body of a batch is written in slices.
  init(
    _ responder: Responder, _ request: Responder.Request, _ route: Route,
    creating create: @escaping @Sendable () throws(ServiceProblem) -> ServiceResponse
  ) {
    self.responder = responder
    self.request = request
    self.route = route
    self.create = create
  }

  /// Creates the response, except for the body of a batch.
  func begin() -> ServiceResponse { responder.response(to: request, of: route, creating: create) }

  /// Creates the next slice.
  ///
  /// - Returns: the response once it is complete, or a problem when it has taken too long.
  mutating func proceed() -> ServiceResponse? {
    let start = NIODeadline.now()
    // Moves the response out of the property, so that its body is not copied.
    var response = self.response.take() ?? begin()
    if response.proceed(while: { NIODeadline.now() < start + Self.sliceDuration }) { return response }
    spent = spent + (NIODeadline.now() - start)
    if spent > budget {
      return responder.response(to: request, of: route) { () throws(ServiceProblem) in throw .tooMuchWork }
    }
    self.response = response
    return nil
  }
}
