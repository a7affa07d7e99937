internal import Foundation

/// A file as it was read: its path as the user named it, and its bytes.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The line and column, both from 1, of a byte; a column counts characters (Unicode scalars).
  package func position(at offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return (line, column)
  }

  /// The byte of the file that holds a byte of a JSON string's decoded text, looking through escapes.
  ///
  /// - Parameters:
  ///   - range: the string with its quotes.
  ///   - decodedOffset: UTF-8 bytes from the start of the decoded text.
  package func offset(inString range: Range<Int>, decodedOffset: Int) -> Int {
    var offset = range.lowerBound + 1
    var decoded = 0
    while decoded < decodedOffset, offset < range.upperBound - 1 {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        decoded += 1
        continue
      }
      let escape = escapeLength(at: offset, limit: range.upperBound - 1)
      if decoded + escape.decoded > decodedOffset { break }
      offset += escape.raw
      decoded += escape.decoded
    }
    return offset
  }

  private func escapeLength(at offset: Int, limit: Int) -> (raw: Int, decoded: Int) {
    guard offset + 5 < limit, bytes[offset + 1] == UInt8(ascii: "u") else { return (2, 1) }
    let digits = String(decoding: bytes[offset + 2..<offset + 6], as: UTF8.self)
    guard let unit = UInt16(digits, radix: 16) else { return (2, 1) }
    if UTF16.isLeadSurrogate(unit) { return (12, 4) }
    return (6, unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3)
  }
}

extension SourceFile {
  /// Catalog files are small; anything beyond is a mistake that should not fill the memory.
  package static let maximumCatalogFileSize = 16 << 20

  /// Reads a file of at most so many bytes.
  ///
  /// - Parameter allowsPipes: whether pipes and devices are read too. Opening or reading one can wait for ever, so a
  ///   service must not.
  package init(reading path: String, maximumSize: Int, allowsPipes: Bool = false) throws(CatalogError) {
    // Without O_NONBLOCK, opening a FIFO waits for a writer. Reading a regular file is the same with it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (allowsPipes ? 0 : O_NONBLOCK))
    // A socket cannot be opened at all.
    guard descriptor >= 0 else { throw errno == ENXIO ? Self.notRegular(path) : Self.failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(path, errno) }
    guard allowsPipes || status.st_mode & S_IFMT == S_IFREG else { throw Self.notRegular(path) }
    guard status.st_size <= maximumSize else {
      throw CatalogError(
        path: path, "has \(status.st_size) bytes; such a file may have at most \(maximumSize)")
    }
    var bytes: [UInt8] = []
    // Some files, such as pipes, do not tell their size: what comes is read, to the limit.
    let blockSize = max(Int(status.st_size) + 1, 4_096)
    while bytes.count <= maximumSize {
      let start = bytes.count
      var failure: Int32 = 0
      let block = [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
        let read = read(descriptor, buffer.baseAddress, buffer.count)
        failure = read < 0 ? errno : 0
        count = max(0, read)
      }
      if failure != 0 { throw Self.failure(path, failure) }
      // Mostly the first block is all: it is not copied.
      if bytes.isEmpty { bytes = block } else { bytes += block }
      if bytes.count == start { break }
    }
    self.init(path: path, bytes: bytes)
  }

  private static func notRegular(_ path: String) -> CatalogError {
    CatalogError(path: path, "cannot be read: it is not a regular file")
  }

  private static func failure(_ path: String, _ code: Int32) -> CatalogError {
    CatalogError(path: path, "cannot be read: \(CocoaError(code).reasonInWords)")
  }
}

extension CocoaError {
  /// The error behind a number of the system's (errno(3)).
  fileprivate init(_ code: Int32) {
    switch code {
    case ENOENT: self.init(.fileReadNoSuchFile)
    case EACCES, EPERM: self.init(.fileReadNoPermission)
    default:
      let underlying = NSError(domain: NSPOSIXErrorDomain, code: Int(code))
      self.init(.fileReadUnknown, userInfo: [NSUnderlyingErrorKey: underlying])
    }
  }
}

extension Error {
  /// Why a file or folder could not be read, in a few words.
  package var reasonInWords: String {
    switch (self as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return "it does not exist"
    case .fileReadNoPermission: return "there is no permission to read it"
    default: break
    }
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying.map { String(cString: strerror(Int32($0.code))) } ?? localizedDescription
  }
}
