package import CoreMetrics
import NIOCore
import Synchronization

/// The memory that the bodies of requests may use, each one and all together.
package final class BodyBudget: Sendable {
  /// The size of all bodies together, in bytes.
  private static let limit = 64 << 20

  /// The maximum size of a body, in bytes.
  let maximum: Int
  private let used = Atomic<Int>(0)
  private let gauge: Gauge

  /// - Parameters:
  ///   - maximum: the maximum size of a body, in bytes.
  ///   - metrics: records the size of all large bodies.
  package init(maximum: Int, _ metrics: any MetricsFactory = NOOPMetricsHandler.instance) {
    self.maximum = maximum
    gauge = Gauge(label: "auth_copy_request_bodies_bytes", dimensions: [], factory: metrics)
    gauge.record(0)
  }

  /// Reserves memory; returns false if there is not enough.
  fileprivate func reserve(_ bytes: Int) -> Bool {
    let (_, total) = used.add(bytes, ordering: .relaxed)
    if total > Self.limit {
      used.subtract(bytes, ordering: .relaxed)
      return false
    }
    gauge.record(total)
    return true
  }

  fileprivate func release(_ bytes: Int) {
    let (_, total) = used.subtract(bytes, ordering: .relaxed)
    gauge.record(total)
  }
}

/// The body of a request, until the request has its response.
///
/// A class, so that its share of the budget is released however the request ends.
package final class RequestBody {
  /// The size up to which a body is not counted, so that ordinary requests succeed even if the budget is used up.
  private static let maximumUncounted = 8 << 10

  package private(set) var bytes: [UInt8] = []
  private let budget: BodyBudget
  private var reservedBytes = 0

  init(_ budget: BodyBudget) { self.budget = budget }

  deinit { if reservedBytes > 0 { budget.release(reservedBytes) } }

  /// Appends a part.
  ///
  /// - Throws: a problem if the body, or all bodies together, become too large.
  func append(_ part: ByteBuffer) throws(ServiceProblem) {
    let count = bytes.count + part.readableBytes
    guard count <= budget.maximum else { throw .bodyTooLarge(limit: budget.maximum) }
    if count > bytes.capacity, count > Self.maximumUncounted {
      let capacity = min(budget.maximum, max(2 * bytes.count, count))
      guard budget.reserve(capacity - reservedBytes) else { throw .overloaded }
      reservedBytes = capacity
      bytes.reserveCapacity(capacity)
    }
    bytes += part.readableBytesView
  }
}
