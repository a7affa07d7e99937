#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

extension SourceFile {
  /// The maximum size of a catalog file, which keeps a wrong path from exhausting the memory.
  package static let maximumCatalogFileSize = 16 << 20

  /// Reads a file of at most `maximumSize` bytes.
  ///
  /// - Parameters:
  ///   - allowsPipes: whether to read pipes and devices too. They can block forever, so a service must pass `false`.
  package init(
    reading path: String, maximumSize: Int, allowsPipes: Bool = false
  ) throws(FileError) {
    // Without O_NONBLOCK, opening a FIFO waits for a writer. The flag has no effect on regular files.
    let flags = O_RDONLY | O_CLOEXEC | (allowsPipes ? 0 : O_NONBLOCK)
    let descriptor = open(path, flags)
    try self.init(path: path, opened: descriptor, maximumSize: maximumSize, allowsPipes: allowsPipes)
  }

  /// Reads an open file, and closes it.
  ///
  /// - Parameter descriptor: the result of the function that opened the file, negative if it failed.
  init(path: String, opened descriptor: Int32, maximumSize: Int, allowsPipes: Bool) throws(FileError) {
    guard descriptor >= 0 else { throw FileError(opening: path, code: errno) }
    defer { close(descriptor) }
    try self.init(path: path, descriptor: descriptor, maximumSize: maximumSize, allowsPipes: allowsPipes)
  }

  /// Reads the rest of an open file, such as standard input.
  ///
  /// - Parameter path: the name of the file in errors.
  package init(
    path: String, descriptor: Int32, maximumSize: Int, allowsPipes: Bool = true
  ) throws(FileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, reason: .system(errno)) }
    guard allowsPipes || status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, reason: .notRegular) }
    func tooLarge(_ size: Int) -> FileError {
      FileError(path: path, reason: .tooLarge(size: size, limit: maximumSize))
    }
    guard status.st_size <= maximumSize else { throw tooLarge(Int(status.st_size)) }
    var bytes: [UInt8] = []
    // Some files, such as pipes, do not report their size, so all files are read to the end or the limit.
    let blockSize = max(Int(status.st_size) + 1, 4_096)
    while bytes.count <= maximumSize {
      let start = bytes.count
      var failure: Int32 = 0
      let block = [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
        let read = read(descriptor, buffer.baseAddress, buffer.count)
        failure = read < 0 ? errno : 0
        count = max(0, read)
      }
      if failure != 0 { throw FileError(path: path, reason: .system(failure)) }
      // Usually the first block contains the whole file and need not be copied.
      if bytes.isEmpty { bytes = block } else { bytes += block }
      if bytes.count == start { break }
    }
    guard bytes.count <= maximumSize else { throw tooLarge(bytes.count) }
    self.init(path: path, bytes: bytes, status: FileStatus(status))
  }
}
