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
  /// For each watched parent of a folder the name of that folder: what else happens there is nobody's concern.
  private let names = Mutex<[Int32: Set<String>]>([:])

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
      let url = URL(filePath: folder)
      let parent = add(url.deletingLastPathComponent().path)
      names.withLock { _ = $0[parent, default: []].insert(url.lastPathComponent) }
      for path in [folder, "\(folder)/codes", "\(folder)/copy"] {
        let watch = add(path)
        // A folder may be the parent of another: then all of it counts.
        names.withLock { $0[watch] = nil }
      }
    }
  }

  private func add(_ path: String) -> Int32 {
    let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF
    return inotify_add_watch(descriptor, path, UInt32(events))
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var hasChanged = false
    while true {
      let length = read(descriptor, &buffer, buffer.count)
      guard length > 0 else { break }
      hasChanged = concernsUs(buffer[..<length]) || hasChanged
    }
    guard hasChanged else { return }
    // What was replaced is another folder now.
    watch()
    count.add(1, ordering: .acquiringAndReleasing)
    continuation.yield()
  }

  /// Whether one of the events is of a watched folder itself. Each is a watch, a mask, a cookie, the length of the name
  /// (32 bits each), and the name, filled with NULs.
  private func concernsUs(_ events: ArraySlice<UInt8>) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var rest = events
    while rest.count >= header {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = String(decoding: rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
      let wanted = names.withLock { $0[event.wd] }
      if wanted?.contains(name) ?? true { return true }
      rest = rest.dropFirst(header + Int(event.len))
    }
    return false
  }
}
