#if canImport(CICU)
  internal import Synchronization

  /// An object that is created on first use.
  ///
  /// Reading takes no lock; if two threads create the object at the same time, one of the two objects is kept.
  ///
  /// `AtomicLazyReference` of Swift 6.3 does the same, but is not specialized outside its module: a read would take
  /// tens of nanoseconds, and every lookup of copy needs one (`Scripts/bench resolve`).
  package final class Lazy<Value: AnyObject & Sendable>: Sendable {
    /// The address of the object, which this instance retains; 0 before the object exists.
    ///
    /// It is set once, by the thread whose exchange succeeds, so a nonzero address always refers to a live object.
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

    /// The object; nil if it has not been created yet.
    var valueIfCreated: Value? { Self.reference(made.load(ordering: .acquiring))?.takeUnretainedValue() }

    private static func reference(_ address: UInt) -> Unmanaged<Value>? {
      UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
    }
  }
#else
  internal import ICUMessageFormat

  /// An object that is created on first use by one thread, while other threads wait.
  package final class Lazy<Value: AnyObject & Sendable>: Sendable {
    private let made: Lock<Value?>
    private let make: @Sendable () -> Value

    package init(_ make: @escaping @Sendable () -> Value) {
      self.make = make
      made = Lock(nil)
    }

    package var value: Value {
      made.withLock { made in
        if let made { return made }
        let value = make()
        made = value
        return value
      }
    }

    /// The object; nil if it has not been created yet.
    var valueIfCreated: Value? { made.withLock { $0 } }
  }
#endif

/// A class that wraps a value for ``Lazy``.
final class Box<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}
