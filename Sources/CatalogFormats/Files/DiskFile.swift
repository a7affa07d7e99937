package import AuthCopy
internal import Foundation

/// A file on disk as it was read or written last.
package struct DiskFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The folder that the file has to be in, as for ``ParentFolder``; nil for any file.
  private let root: String?
  private let status: FileStatus?

  /// Larger files are refused, as by ``Linter``.
  private static let maximumSize = 512 << 20

  /// Reads a file.
  ///
  /// - Parameter root: the folder that the file has to be in, as for ``ParentFolder``; nil for any file.
  package init(reading path: String, beneath root: String? = nil) throws(CatalogError) {
    do throws(FileError) {
      let file = try SourceFile(reading: path, beneath: root, maximumSize: Self.maximumSize)
      status = file.status
      bytes = file.bytes
      self.path = path
      self.root = root
    } catch {
      throw CatalogError(error.reading)
    }
  }

  private init(path: String, bytes: [UInt8], beneath root: String?, status: FileStatus?) {
    self.path = path
    self.bytes = bytes
    self.root = root
    self.status = status
  }

  /// What is wrong with saving.
  package enum SaveError: Error {
    /// Somebody else has changed the file; nil when it is gone.
    case changedOnDisk(DiskFile?)
    case unwritable(CatalogError)
  }

  /// The file as it is on disk now, if it differs from this; nil when it does not.
  ///
  /// One that was only touched, or written with the same content, does not differ.
  package func change() -> SaveError? {
    if let now = FileStatus(of: path), now == status { return nil }
    guard let file = try? DiskFile(reading: path, beneath: root) else { return .changedOnDisk(nil) }
    return file.bytes == bytes ? nil : .changedOnDisk(file)
  }

  /// Replaces the file atomically, so that it survives a crash of the machine too; one that has changed since it was read
  /// stays as it is.
  ///
  /// - Returns: the file as it is now.
  package func saving(_ new: [UInt8]) throws(SaveError) -> DiskFile {
    if let change = change() { throw change }
    return try Self.write(new, to: path, beneath: root)
  }

  /// Writes the file again that somebody has removed.
  ///
  /// - Returns: the file as it is now.
  package func restoring(_ bytes: [UInt8]) throws(SaveError) -> DiskFile {
    if let change = change(), case .changedOnDisk(_?) = change { throw change }
    return try Self.write(bytes, to: path, beneath: root)
  }

  /// Writes a file, whatever it was before.
  package static func write(
    _ bytes: [UInt8], to path: String, beneath root: String? = nil
  ) throws(SaveError) -> DiskFile {
    do throws(CatalogError) {
      let status = try AtomicFile.replace(path, beneath: root, with: bytes)
      return DiskFile(path: path, bytes: bytes, beneath: root, status: status)
    } catch {
      throw .unwritable(error)
    }
  }
}
