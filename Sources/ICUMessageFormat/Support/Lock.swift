#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// A value that one thread at a time may use.
///
/// `Mutex` from Synchronization is equivalent, but requires newer versions of Apple's systems than the library does.
package final class Lock<Value>: @unchecked Sendable {
  /// The mutex, which must not move in memory.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    // Fails only if the system has no memory for a mutex.
    let status = pthread_mutex_init(mutex, nil)
    precondition(status == 0, "pthread_mutex_init: \(status)")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
