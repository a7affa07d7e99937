package import EmbeddedCatalog
internal import Glibc

/// A list of files embedded in the binary.
package struct EmbeddedFileList {
  private let files: UnsafeBufferPointer<EmbeddedFile>

  /// - Parameter list: a C function that returns the files and sets their number.
  package init(_ list: (UnsafeMutablePointer<Int>) -> UnsafePointer<EmbeddedFile>) {
    var count = 0
    let start = list(&count)
    files = UnsafeBufferPointer(start: start, count: count)
  }

  /// The files of `Catalogs/`.
  package static var catalogs: EmbeddedFileList { EmbeddedFileList(embedded_catalog) }

  /// The version of the catalog in `catalogs`.
  package static var catalogVersion: String { String(cString: embedded_catalog_version()) }

  /// The paths of all files, sorted.
  package var paths: [String] { files.map { String(cString: $0.path) } }

  /// The content of a file, which must be embedded.
  package subscript(path: String) -> [UInt8] {
    guard let file = files.first(where: { String(cString: $0.path) == path }) else {
      preconditionFailure("\(path) is not embedded")
    }
    return EmbeddedBytes(file).copy()
  }

  /// Returns the files whose paths begin with `path`: a folder or a single file, sorted by path.
  package func files(in path: String) -> [SourceFile] {
    files.compactMap { file in
      let name = String(cString: file.path)
      guard name.hasPrefix(path) else { return nil }
      return SourceFile(path: name, copy: EmbeddedBytes(file).copy)
    }
  }

  /// Returns the content of a text file, which must be embedded.
  package func text(_ path: String) -> String { String(decoding: self[path], as: UTF8.self) }
}

/// Bytes of the binary, which never change.
private struct EmbeddedBytes: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ file: EmbeddedFile) { bytes = UnsafeBufferPointer(start: file.bytes, count: file.count) }

  /// Copies the bytes, and gives their pages back to the system: most files are read once, by programs that run on.
  func copy() -> [UInt8] {
    let copy = Array(bytes)
    guard let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress) else { return copy }
    // Other data share the first and the last page.
    let pageSize = Int(getpagesize())
    let (first, last) = (
      start.alignedUp(toMultipleOf: pageSize), (start + bytes.count).alignedDown(toMultipleOf: pageSize)
    )
    // The system reads the pages from the file again when they are needed.
    if first < last { madvise(first, last - first, MADV_DONTNEED) }
    return copy
  }
}
