internal import Synchronization

/// An object that is made when it is first read.
///
/// Reading takes no lock; of two that are made at once, one stays.
///
/// `AtomicLazyReference` of Swift 6.3 does the same, but is not specialized outside of its library: each read would take
/// tens of nanoseconds, and copy is read through one (`Scripts/bench resolve`).
package final class Lazy<Value: AnyObject & Sendable>: Sendable {
  /// The address of the object, of which a reference is held; 0 before.
  ///
  /// It is set once, by the thread that wins the exchange, so that an address read from it is that of a live object.
  private let made = Atomic<UInt>(0)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  deinit { Self.reference(made.load(ordering: .relaxed))?.release() }

  package var value: Value {
    if let made = Self.reference(made.load(ordering: .acquiring)) { return made.takeUnretainedValue() }
    let own = Unmanaged.passRetained(make())
    let (_, earlier) = made.compareExchange(
      expected: 0, desired: UInt(bitPattern: own.toOpaque()), ordering: .acquiringAndReleasing)
    guard let earlier = Self.reference(earlier) else { return own.takeUnretainedValue() }
    own.release()
    return earlier.takeUnretainedValue()
  }

  private static func reference(_ address: UInt) -> Unmanaged<Value>? {
    UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
  }
}
