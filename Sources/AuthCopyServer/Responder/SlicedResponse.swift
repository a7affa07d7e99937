import NIOCore

/// A response that takes long, and is created in slices.
struct SlicedResponse: Sendable {
  /// The duration of a slice, unless a single error takes longer; an ordinary batch needs one or two slices.
  private static let sliceDuration = TimeAmount.milliseconds(5)

  private let responder: Responder
  private let head: RequestHead
  private let body: [UInt8]
  /// The maximum duration of all slices together.
  private let budget: TimeAmount
  private var response: ServiceResponse?
  private var spent = TimeAmount.zero

  init(_ responder: Responder, to head: RequestHead, body: [UInt8], budget: TimeAmount = Limits.work) {
    self.responder = responder
    self.head = head
    self.body = body
    self.budget = budget
  }

  /// Creates the next slice.
  ///
  /// - Returns: the response once it is complete, or a problem when it has taken too long.
  mutating func proceed() -> ServiceResponse? {
    let start = NIODeadline.now()
    // Moves the response out of the property, so that its body is not copied.
    var response = self.response.take() ?? responder.begin(to: head, body: body)
    if response.proceed(while: { NIODeadline.now() < start + Self.sliceDuration }) { return response }
    spent = spent + (NIODeadline.now() - start)
    if spent > budget { return responder.refuse(response, to: head) }
    self.response = response
    return nil
  }
}
