/// A buffer for UTF-8 output that uses the caller's scratch memory as long as it suffices, so that formatting a message
/// allocates only the result (`Scripts/bench format`).
///
/// `count` never exceeds `memory.count`, because every write reserves space first.
struct TextBuffer: ~Copyable {
  private var memory: UnsafeMutableBufferPointer<UInt8>
  private var isOwned = false
  private(set) var count = 0

  init(_ scratch: UnsafeMutableBufferPointer<UInt8>) { memory = scratch }

  deinit { if isOwned { memory.deallocate() } }

  /// The bytes written since an offset, valid until the next write.
  func bytes(from start: Int = 0) -> Slice<UnsafeBufferPointer<UInt8>> {
    UnsafeBufferPointer(memory)[start..<count]
  }

  var last: UInt8? { count > 0 ? memory[count - 1] : nil }

  var string: String {
    let written = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[..<count])
    #if canImport(CICU)
      // All appended text is valid UTF-8: literals, arguments, and ICU's output.
      return String(copying: UTF8Span(unchecked: written.span))
    #else
      // `UTF8Span` requires newer versions of Apple's systems than the library does.
      return String(decoding: written, as: UTF8.self)
    #endif
  }

  mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil {
      append(Array(text.utf8), 0..<text.utf8.count)
    }
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  /// Removes white space at the end, back to an offset.
  mutating func removeTrailingSpace(from start: Int) {
    while count > start {
      switch memory[count - 1] {
      case 0x20, 0x09...0x0D: count -= 1
      // U+00A0, a no-break space.
      case 0xA0 where count - 1 > start && memory[count - 2] == 0xC2: count -= 2
      default: return
      }
    }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count)
    (memory.baseAddress! + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Calls `write` with at least `capacity` bytes of free memory, and again if it returns that it needs more bytes.
  ///
  /// - Returns: false if `write` returns nil.
  mutating func append(upTo capacity: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int?) -> Bool {
    var capacity = capacity
    while true {
      reserve(capacity)
      guard let needed = write(UnsafeMutableBufferPointer(rebasing: memory[count...])) else { return false }
      if needed <= memory.count - count {
        count += needed
        return true
      }
      capacity = needed
    }
  }

  private mutating func reserve(_ additional: Int) {
    if count + additional > memory.count { grow(additional) }
  }

  @inline(never) private mutating func grow(_ additional: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(2 * memory.count, count + additional))
    _ = larger.update(fromContentsOf: memory[..<count])
    if isOwned { memory.deallocate() }
    memory = larger
    isOwned = true
  }
}
