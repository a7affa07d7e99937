package import AuthCopy
internal import Foundation

/// Replaces a file at once: whoever reads sees the old content or the new, also after a crash of the process.
package enum AtomicFile {
  package static func replace(_ path: String, with bytes: [UInt8]) throws(CatalogError) {
    // Behind a link, the file that it leads to is replaced.
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
  }

  /// Leaves `errno` behind where it fails.
  private static func write(_ bytes: [UInt8], to path: String, _ permissions: mode_t) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { return false }
    var rest = bytes[...]
    var isWritten = fchmod(descriptor, permissions) == 0
    while isWritten, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { isWritten = false }
    }
    // The content is on the disk before the name leads to it.
    isWritten = isWritten && fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    errno = code
    return isWritten
  }
}
