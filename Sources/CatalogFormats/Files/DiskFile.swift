internal import Foundation
package import MessageFiles

/// A file on disk, as of the last time it was read or written.
package struct DiskFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The folder that must contain the file, as for ``ParentFolder``; nil for any file.
  private let root: String?
  private let status: FileStatus?

  /// Reads a file.
  ///
  /// - Parameter root: the folder that must contain the file, as for ``ParentFolder``; nil for any file.
  package init(reading path: String, beneath root: String? = nil) throws(CatalogError) {
    do throws(FileError) {
      let file = try SourceFile(reading: path, beneath: root, maximumSize: AtomicFile.maximumSize)
      status = file.status
      bytes = file.bytes
      self.path = path
      self.root = root
    } catch {
      throw CatalogError(error.readDiagnostic)
    }
  }

  private init(path: String, bytes: [UInt8], beneath root: String?, status: FileStatus?) {
    self.path = path
    self.bytes = bytes
    self.root = root
    self.status = status
  }

  /// An error that explains why a file could not be saved.
  package enum SaveError: Error {
    /// The file was changed on disk since it was read; nil if it was removed.
    case changedOnDisk(DiskFile?)
    case unwritable(CatalogError)
  }

  /// Returns an error with the current file on disk if its content has changed; nil if it has not.
  ///
  /// A file that was only touched, or written with the same content, has not changed.
  package func change() -> SaveError? {
    if let now = FileStatus(of: path), now == status { return nil }
    guard let file = try? DiskFile(reading: path, beneath: root) else { return .changedOnDisk(nil) }
    return file.bytes == bytes ? nil : .changedOnDisk(file)
  }

  /// Replaces the file as ``AtomicFile`` does, unless it has changed on disk since it was read.
  ///
  /// - Returns: the new file.
  package func saving(_ new: [UInt8]) throws(SaveError) -> DiskFile {
    try write(new) { $0 == bytes }
  }

  /// Writes the file again after it was removed from the disk.
  ///
  /// - Returns: the new file.
  package func restoring(_ new: [UInt8]) throws(SaveError) -> DiskFile {
    try write(new) { $0 == nil || $0 == bytes }
  }

  private func write(_ new: [UInt8], if isExpected: (_ content: [UInt8]?) -> Bool) throws(SaveError) -> DiskFile {
    do throws(CatalogError) {
      let status = try AtomicFile.replace(path, beneath: root, with: new, if: isExpected)
      return DiskFile(path: path, bytes: new, beneath: root, status: status)
    } catch {
      throw change() ?? .unwritable(error)
    }
  }

  /// Writes a new file, unless a file exists at its path.
  package static func creating(
    _ path: String, beneath root: String? = nil, with bytes: [UInt8]
  ) throws(SaveError) -> DiskFile {
    do throws(CatalogError) {
      let status = try AtomicFile.replace(path, beneath: root, with: bytes) { $0 == nil }
      return DiskFile(path: path, bytes: bytes, beneath: root, status: status)
    } catch {
      if let file = try? DiskFile(reading: path, beneath: root) { throw .changedOnDisk(file) }
      throw .unwritable(error)
    }
  }
}
