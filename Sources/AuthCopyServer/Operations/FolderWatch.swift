import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Tells when something changes in folders, their subfolders, or the links that lead to them (inotify(7)).
///
/// A Kubernetes ConfigMap is a folder whose files lead through a link `..data`, which is replaced as a whole: that is a
/// change of the folder itself.
final class FolderWatch: Sendable {
  /// An element for changes; several may come as one.
  let changes: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let count = Atomic<Int>(0)
  private let descriptor: Int32
  // Dispatch's sources may be used by many threads, which their type does not say.
  nonisolated(unsafe) private let source: any DispatchSourceRead
  private let folders: [String]

  /// How many changes there have been.
  var changeCount: Int { count.load(ordering: .acquiring) }

  /// - Throws: when the system has no watches left.
  init(_ folders: [String]) throws {
    (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.folders = folders
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "folder-watch"))
    watch()
    let descriptor = descriptor
    source.setCancelHandler { close(descriptor) }
    source.setEventHandler { [unowned self] in drain() }
    source.activate()
  }

  deinit {
    source.cancel()
    continuation.finish()
  }

  /// Watches what there is now; a folder that is watched already stays so.
  private func watch() {
    for folder in folders {
      let parent = URL(filePath: folder).deletingLastPathComponent().path
      for path in [parent, folder, "\(folder)/codes", "\(folder)/copy"] { add(path) }
    }
  }

  private func add(_ path: String) {
    let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF
    _ = inotify_add_watch(descriptor, path, UInt32(events))
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    // What was replaced is another folder now.
    watch()
    count.add(1, ordering: .acquiringAndReleasing)
    continuation.yield()
  }
}
