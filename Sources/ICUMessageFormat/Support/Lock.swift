internal import Foundation

/// A value that one thread at a time may use.
///
/// `Mutex` from Synchronization is equivalent, but requires newer versions of Apple's systems than the library does.
package final class Lock<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
