import CoreMetrics
import NIOCore
import Synchronization

/// The memory that the bodies of all requests may use together.
final class BodyBudget: Sendable {
  /// The size of all bodies together, in bytes.
  private static let limit = 64 << 20

  private let used = Atomic<Int>(0)
  private let gauge: Gauge

  init(_ metrics: any MetricsFactory) {
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
final class RequestBody {
  /// The size up to which a body is not counted, so that ordinary requests succeed even if the budget is used up.
  private static let maximumUncounted = 8 << 10

  private(set) var bytes: [UInt8] = []
  private let budget: BodyBudget
  private var reservedBytes = 0

  init(_ budget: BodyBudget) { self.budget = budget }

  deinit { if reservedBytes > 0 { budget.release(reservedBytes) } }

  /// Appends a part.
  ///
  /// - Throws: a problem if the body, or all bodies together, become too large.
  func append(_ part: ByteBuffer) throws(ServiceProblem) {
    let count = bytes.count + part.readableBytes
    guard count <= Limits.body else { throw .bodyTooLarge(limit: Limits.body) }
    if count > bytes.capacity, count > Self.maximumUncounted {
      let capacity = min(Limits.body, max(2 * bytes.count, count))
      guard budget.reserve(capacity - reservedBytes) else { throw .overloaded }
      reservedBytes = capacity
      bytes.reserveCapacity(capacity)
    }
    bytes += part.readableBytesView
  }
}
