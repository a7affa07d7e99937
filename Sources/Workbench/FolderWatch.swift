#if canImport(Glibc)
  internal import Glibc
#else
  internal import Foundation
#endif

/// Reports whether something in a set of folders may have changed, without looking at each file.
final class FolderWatch: Sendable {
  private let descriptor: Int32

  /// - Returns: nil if the system cannot watch all folders; on Linux, the number of watches is limited.
  init?(_ folders: some Collection<String>) {
    #if canImport(Glibc)
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { return nil }
      let events =
        IN_CREATE | IN_DELETE | IN_MODIFY | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      for folder in folders where inotify_add_watch(descriptor, folder, UInt32(events)) < 0 { return nil }
    #else
      return nil
    #endif
  }

  deinit { close(descriptor) }

  /// Whether something may have changed since the last call.
  func hasEvents() -> Bool {
    var hasEvents = false
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { hasEvents = true }
    }
    return hasEvents
  }
}
