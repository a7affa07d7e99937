internal import CFiles
internal import Foundation
package import MessageFiles

/// Writes files: readers see either the old or the new content, even after a crash, and no edit of another program is
/// lost.
package struct AtomicFile: ~Copyable {
  /// The maximum size in bytes of an existing file.
  static let maximumSize = 512 << 20

  private let path: String
  private let folder: ParentFolder

  /// Writes a file.
  ///
  /// A file is not replaced if it has several hard links, or if its owner cannot be kept.
  ///
  /// - Parameters:
  ///   - root: the folder that must contain the file, as for ``ParentFolder``; nil for any file.
  ///   - inPlace: whether to write into an existing file instead of replacing it; a crash may then leave a part of the
  ///     new content.
  ///   - isExpected: returns whether the file may be written if it has this content; nil if it does not exist. It is
  ///     called again with the content that was replaced, which is restored if it is not expected.
  /// - Returns: the status of the file with these bytes; nil if another process has replaced it already.
  @discardableResult package static func replace(
    _ path: String, beneath root: String? = nil, with bytes: [UInt8], inPlace: Bool = false,
    if isExpected: (_ content: [UInt8]?) -> Bool = { _ in true }
  ) throws(CatalogError) -> FileStatus? {
    let folder: ParentFolder
    do throws(FileError) {
      // Symbolic links are followed, so that the target is replaced rather than the link.
      folder = try ParentFolder(of: path, beneath: root)
    } catch {
      if error.reason == .system(EXDEV) { throw CatalogError(path: path, "unwritable-file.link-outside") }
      throw CatalogError(error.writeDiagnostic)
    }
    return try AtomicFile(path: path, folder: folder).write(bytes, inPlace: inPlace, if: isExpected)
  }

  /// Returns the `root` that keeps writing in a folder.
  package static func root(_ folder: String) -> String {
    URL(filePath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().path
  }

  private init(path: String, folder: consuming ParentFolder) {
    self.path = path
    self.folder = folder
  }

  private func write(
    _ bytes: [UInt8], inPlace: Bool, if isExpected: (_ content: [UInt8]?) -> Bool
  ) throws(CatalogError) -> FileStatus? {
    let written: FileStatus?
    if let file = try open(folder.name, O_RDONLY) {
      if file.bytes == bytes { return FileStatus(ofDescriptor: file.descriptor) }
      guard isExpected(file.bytes) else { throw changedError }
      guard file.status.st_mode & 0o222 != 0, faccessat(folder.descriptor, folder.name, W_OK, 0) == 0 || errno == ENOENT
      else { throw CatalogError(FileError(path: path, reason: .readOnly).writeDiagnostic) }
      written = try inPlace ? overwrite(with: bytes, if: isExpected) : exchange(file.status, bytes, isExpected)
    } else {
      guard isExpected(nil) else { throw changedError }
      written = try create(bytes)
    }
    let status = FileStatus(of: path)
    flushFolder()
    guard let status, let written, status.hasContent(of: written) else { return nil }
    return status
  }

  private func create(_ bytes: [UInt8]) throws(CatalogError) -> FileStatus? {
    let temporary = try temporaryFile(bytes, like: nil)
    guard cfiles_rename_to_new(folder.descriptor, temporary.name, folder.name) == 0 else {
      let code = errno
      remove(temporary.name)
      throw code == EEXIST ? changedError : error(code)
    }
    return temporary.status
  }

  /// Exchanges the file with a new one, so that an edit since the last check is noticed and restored.
  private func exchange(
    _ status: stat, _ bytes: [UInt8], _ isExpected: (_ content: [UInt8]?) -> Bool
  ) throws(CatalogError) -> FileStatus? {
    guard status.st_nlink == 1 else { throw CatalogError(path: path, "unwritable-file.several-links") }
    let temporary = try temporaryFile(bytes, like: status)
    // A network file system may refuse every lease, also that of a file that is not open.
    let seesWriters = !isOpenForWriting(temporary.name)
    if cfiles_exchange(folder.descriptor, temporary.name, folder.name) == 0 {
      guard isSettled(temporary.name, seesWriters: seesWriters, isExpected) else {
        throw restore(temporary.name, replacedBy: bytes, seesWriters)
      }
      remove(temporary.name)
      return temporary.status
    }
    var code = errno
    // Where the file system has no exchange, an edit between this check and the rename would be lost.
    if [EINVAL, ENOSYS, ENOTSUP].contains(code) {
      code = isSettled(folder.name, seesWriters: seesWriters, isExpected) ? 0 : ENOENT
      if code == 0, renameat(folder.descriptor, temporary.name, folder.descriptor, folder.name) == 0 {
        return temporary.status
      }
      code = code == 0 ? errno : code
    }
    remove(temporary.name)
    throw code == ENOENT ? changedError : error(code)
  }

  /// Restores an edit that an exchange has replaced.
  ///
  /// - Returns: the error to throw.
  private func restore(_ edit: String, replacedBy bytes: [UInt8], _ seesWriters: Bool) -> CatalogError {
    if cfiles_exchange(folder.descriptor, edit, folder.name) == 0 {
      if isSettled(edit, seesWriters: seesWriters, { $0 == bytes }) {
        remove(edit)
        return changedError
      }
    } else if cfiles_rename_to_new(folder.descriptor, edit, folder.name) == 0 {
      return changedError
    }
    // The file was edited once more in the meantime: the name keeps one version, and the other one is kept beside it.
    return CatalogError(path: path, "unwritable-file.changed-twice", ["name": .text(edit)])
  }

  private func overwrite(
    with bytes: [UInt8], if isExpected: (_ content: [UInt8]?) -> Bool
  ) throws(CatalogError) -> FileStatus? {
    guard let file = try open(folder.name, O_RDWR), isExpected(file.bytes) else { throw changedError }
    guard lseek(file.descriptor, 0, SEEK_SET) == 0, Self.write(bytes, to: file.descriptor),
      ftruncate(file.descriptor, off_t(bytes.count)) == 0, fsync(file.descriptor) == 0
    else { throw error(errno) }
    return FileStatus(ofDescriptor: file.descriptor)
  }

  // MARK: Files of the folder

  /// An open file with its content.
  private struct OpenFile: ~Copyable {
    let descriptor: Int32
    let status: stat
    let bytes: [UInt8]

    deinit { close(descriptor) }
  }

  /// - Returns: nil if the file does not exist.
  private func open(_ name: String, _ access: Int32) throws(CatalogError) -> OpenFile? {
    // `ParentFolder` has followed the links, so a link here has been created since.
    let descriptor = openat(folder.descriptor, name, access | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw error(errno)
    }
    do throws(FileError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, reason: .system(errno)) }
      let file = try SourceFile(
        path: path, descriptor: descriptor, maximumSize: Self.maximumSize, allowsPipes: false)
      return OpenFile(descriptor: descriptor, status: status, bytes: file.bytes)
    } catch {
      close(descriptor)
      throw CatalogError(error.readDiagnostic)
    }
  }

  /// Returns whether a file has an expected content, and no program is about to change it.
  ///
  /// - Parameter seesWriters: whether the file system tells if a file is open for writing.
  private func isSettled(
    _ name: String, seesWriters: Bool, _ isExpected: (_ content: [UInt8]?) -> Bool
  ) -> Bool {
    var attempts = 0
    while seesWriters, isOpenForWriting(name) {
      // Most programs have written their file within milliseconds.
      if attempts == 20 { return false }
      attempts += 1
      usleep(5_000)
    }
    guard let file = try? open(name, O_RDONLY) else { return false }
    return isExpected(file.bytes)
  }

  private func isOpenForWriting(_ name: String) -> Bool {
    let descriptor = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return cfiles_has_writer(descriptor) != 0
  }

  /// Creates a file with a name that readers of the folder ignore, also if it stays after a crash.
  ///
  /// - Parameter status: the status of the file whose owner and permissions the new file gets; nil for a new file.
  private func temporaryFile(
    _ bytes: [UInt8], like status: stat?
  ) throws(CatalogError) -> (name: String, status: FileStatus?) {
    let name = ".auth-copy-\(UUID().uuidString).tmp"
    let descriptor = openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw error(errno) }
    defer { close(descriptor) }
    if let status, fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      remove(name)
      throw CatalogError(path: path, "unwritable-file.owner")
    }
    // Flush the content to disk before the rename makes it visible.
    guard fchmod(descriptor, status.map { $0.st_mode & 0o7777 } ?? 0o644) == 0, Self.write(bytes, to: descriptor),
      fsync(descriptor) == 0
    else {
      let code = errno
      remove(name)
      throw error(code)
    }
    return (name, FileStatus(ofDescriptor: descriptor))
  }

  private func remove(_ name: String) { unlinkat(folder.descriptor, name, 0) }

  /// Flushes the folder, so that the rename survives a crash of the machine; ignores a folder that cannot be flushed.
  private func flushFolder() {
    let descriptor = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// - Returns: false on failure, with `errno`.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  // MARK: Errors

  private var changedError: CatalogError { CatalogError(path: path, "unwritable-file.changed") }

  private func error(_ code: Int32) -> CatalogError {
    CatalogError(FileError(path: path, reason: .system(code)).writeDiagnostic)
  }
}
