package import AuthCopy
internal import Foundation

/// Replaces a file atomically: readers see either the old or the new content, even after a crash of the process.
package enum AtomicFile {
  package static func replace(_ path: String, with bytes: [UInt8]) throws(CatalogError) {
    // Follow symbolic links, so that the target is replaced rather than the link.
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    var status = stat()
    let exists = stat(target, &status) == 0
    let permissions = exists ? status.st_mode & 0o777 : 0o644
    guard !exists || (permissions & 0o222 != 0 && access(target, W_OK) == 0) else {
      throw CatalogError(FileError(path: path, reason: .readOnly).writing)
    }
    let temporary = "\(target).\(ProcessInfo.processInfo.processIdentifier).tmp"
    guard write(bytes, to: temporary, permissions), rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw CatalogError(FileError(path: path, reason: .system(code)).writing)
    }
    flushFolder(of: target)
  }

  /// Makes the new name survive a crash of the machine; where a folder cannot be flushed, the file is in place all the same.
  private static func flushFolder(of path: String) {
    let descriptor = open(URL(filePath: path).deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Sets `errno` on failure.
  private static func write(_ bytes: [UInt8], to path: String, _ permissions: mode_t) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { return false }
    var rest = bytes[...]
    var isWritten = fchmod(descriptor, permissions) == 0
    while isWritten, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { isWritten = false }
    }
    // Flush the content to disk before the rename makes it visible.
    isWritten = isWritten && fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    errno = code
    return isWritten
  }
}
