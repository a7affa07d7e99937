#if canImport(CICU)
  public import Synchronization

  /// An object that is created on first use.
  ///
  /// Reading takes no lock; if two threads create the object at the same time, one of the two objects is kept. It is
  /// inlined into other modules, for which the class itself has to be `@usableFromInline`: without specialization a read
  /// takes a thousand instructions, and a lookup of copy needs five (`Scripts/check/instructions`).
  /// `AtomicLazyReference` of Swift 6.3 is never specialized.
  @usableFromInline package final class Lazy<Value: AnyObject & Sendable>: Sendable {
    /// The address of the object, which this instance retains; 0 before the object exists.
    ///
    /// It is set once, by the thread whose exchange succeeds, so a nonzero address always refers to a live object.
    @usableFromInline let created = Atomic<UInt>(0)
    private let make: @Sendable () -> Value

    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    deinit { Self.reference(created.load(ordering: .relaxed))?.release() }

    @inlinable package var value: Value { valueIfCreated ?? create() }

    /// The object; nil if it has not been created yet.
    @inlinable package var valueIfCreated: Value? {
      Self.reference(created.load(ordering: .acquiring))?.takeUnretainedValue()
    }

    @usableFromInline func create() -> Value {
      let new = Unmanaged.passRetained(make())
      let (_, earlier) = created.compareExchange(
        expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
      guard let earlier = Self.reference(earlier) else { return new.takeUnretainedValue() }
      new.release()
      return earlier.takeUnretainedValue()
    }

    @inlinable static func reference(_ address: UInt) -> Unmanaged<Value>? {
      UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
    }
  }
#else
  internal import ICUMessageFormat

  /// An object that is created on first use by one thread, while other threads wait.
  @usableFromInline package final class Lazy<Value: AnyObject & Sendable>: LazyObject, @unchecked Sendable {
    package init(_ make: @escaping @Sendable () -> Value) { super.init(make) }

    @inlinable package var value: Value { unsafeDowncast(object, to: Value.self) }

    /// The object; nil if it has not been created yet.
    @inlinable package var valueIfCreated: Value? { objectIfCreated.map { unsafeDowncast($0, to: Value.self) } }
  }

  /// What is the same for all types of ``Lazy``, so that a binary contains it once.
  @usableFromInline package class LazyObject: @unchecked Sendable {
    private let created = Lock<AnyObject?>(nil)
    private let make: @Sendable () -> AnyObject

    @inline(never) fileprivate init(_ make: @escaping @Sendable () -> AnyObject) { self.make = make }

    @inline(never) @usableFromInline final var object: AnyObject {
      created.withLock { created in
        if let created { return created }
        let object = make()
        created = object
        return object
      }
    }

    @usableFromInline final var objectIfCreated: AnyObject? { created.withLock { $0 } }
  }
#endif

/// A class that wraps a value for ``Lazy``.
package final class Box<Content: Sendable>: Sendable {
  package let content: Content

  package init(_ content: Content) { self.content = content }
}
