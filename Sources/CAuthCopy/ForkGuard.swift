internal import Glibc

/// Makes a fork wait for the calls that are under way.
///
/// Otherwise the child could inherit a lock that another thread of its parent held: of a value that was being created, or
/// of Swift's runtime, which only this library uses.
enum ForkGuard {
  /// The lock that each call holds for reading, and a fork for writing.
  ///
  /// A fork that waits takes precedence over new calls. The lock does not move, and only functions of pthread use it.
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_rwlock_t> = {
    let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
    reset(lock)
    pthread_atfork(
      { pthread_rwlock_wrlock(ForkGuard.lock) }, { pthread_rwlock_unlock(ForkGuard.lock) },
      // The child may not unlock what a thread of the parent locked.
      { ForkGuard.reset(ForkGuard.lock) })
    return lock
  }()

  private static func reset(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) {
    var attributes = pthread_rwlockattr_t()
    pthread_rwlockattr_init(&attributes)
    pthread_rwlockattr_setkind_np(&attributes, Int32(PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP))
    pthread_rwlock_init(lock, &attributes)
    pthread_rwlockattr_destroy(&attributes)
  }

  static func call<Result>(_ body: () -> Result) -> Result {
    pthread_rwlock_rdlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return body()
  }
}
