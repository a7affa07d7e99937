/// The content of a file, with its path as the user named it.
package struct SourceFile: Sendable {
  package let path: String
  private let content: Content
  /// The status of the file before it was read; nil for bytes that were not read from a file.
  ///
  /// It differs from the current status if the file has changed since, even while it was read.
  package let status: FileStatus?

  private enum Content {
    case bytes([UInt8])
    case copy(@Sendable () -> [UInt8])
  }

  /// The bytes of the file; those of an embedded file are copied at each use, so that no copy stays in memory.
  package var bytes: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .copy(let copy): copy()
    }
  }

  /// The last component of the path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether the bytes are those of the file in another encoding, so that the file cannot be edited by their offsets.
  package private(set) var isTranscoded = false

  package init(path: String, bytes: [UInt8], status: FileStatus? = nil) {
    self.path = path
    content = .bytes(bytes)
    self.status = status
  }

  /// Creates a file of the binary, from a function that copies its bytes.
  init(path: String, copy: @escaping @Sendable () -> [UInt8]) {
    self.path = path
    content = .copy(copy)
    status = nil
  }

  /// Returns the file in UTF-8 if it begins with the byte order mark of UTF-16, or else the file as it is.
  package func decodingUTF16() -> SourceFile {
    let bytes = bytes
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return self }
    let (low, high) = bytes[0] == 0xFF ? (0, 1) : (1, 0)
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + high]) << 8
    }
    var file = SourceFile(path: path, bytes: Array(String(decoding: units, as: UTF16.self).utf8), status: status)
    file.isTranscoded = true
    return file
  }
}
