package import AuthCopy
internal import Foundation

/// Replaces a file atomically: readers see either the old or the new content, even after a crash of the process.
package enum AtomicFile {
  /// - Parameter root: the folder that must contain the file, as for ``ParentFolder``; nil for any file.
  /// - Returns: the status of the file with these bytes; nil if another process has replaced it already.
  @discardableResult package static func replace(
    _ path: String, beneath root: String? = nil, with bytes: [UInt8]
  ) throws(CatalogError) -> FileStatus? {
    do throws(FileError) {
      // Symbolic links are followed, so that the target is replaced rather than the link.
      let folder = try ParentFolder(of: path, beneath: root)
      return try replace(folder, path, with: bytes)
    } catch {
      throw CatalogError(error.writeDiagnostic)
    }
  }

  private static func replace(
    _ folder: borrowing ParentFolder, _ path: String, with bytes: [UInt8]
  ) throws(FileError) -> FileStatus? {
    var status = stat()
    let exists = fstatat(folder.descriptor, folder.name, &status, AT_SYMLINK_NOFOLLOW) == 0
    // `ParentFolder` has followed the links, so a link here has been created since.
    guard !exists || status.st_mode & S_IFMT != S_IFLNK else { throw FileError(path: path, reason: .system(ELOOP)) }
    let permissions = exists ? status.st_mode & 0o777 : 0o644
    guard !exists || (permissions & 0o222 != 0 && faccessat(folder.descriptor, folder.name, W_OK, 0) == 0) else {
      throw FileError(path: path, reason: .readOnly)
    }
    let temporary = "\(folder.name).\(ProcessInfo.processInfo.processIdentifier).tmp"
    guard let written = write(bytes, to: temporary, in: folder, permissions),
      renameat(folder.descriptor, temporary, folder.descriptor, folder.name) == 0
    else {
      let code = errno
      unlinkat(folder.descriptor, temporary, 0)
      throw FileError(path: path, reason: .system(code))
    }
    let newStatus = FileStatus(of: path)
    flush(folder)
    return newStatus.flatMap { $0.hasContent(of: written) ? $0 : nil }
  }

  /// Flushes the folder, so that the rename survives a crash of the machine; ignores a folder that cannot be flushed.
  private static func flush(_ folder: borrowing ParentFolder) {
    let descriptor = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// - Returns: the status of the file; nil on failure, with `errno`.
  private static func write(
    _ bytes: [UInt8], to name: String, in folder: borrowing ParentFolder, _ permissions: mode_t
  ) -> FileStatus? {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder.descriptor, name, flags, permissions)
    guard descriptor >= 0 else { return nil }
    var rest = bytes[...]
    var isWritten = fchmod(descriptor, permissions) == 0
    while isWritten, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { isWritten = false }
    }
    // Flush the content to disk before the rename makes it visible.
    isWritten = isWritten && fsync(descriptor) == 0
    let status = isWritten ? FileStatus(ofDescriptor: descriptor) : nil
    let code = errno
    close(descriptor)
    errno = code
    return status
  }
}
