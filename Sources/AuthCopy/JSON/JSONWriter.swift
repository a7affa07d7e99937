/// Writes JSON in the order of the calls: the same answer is always the same bytes.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nest("{", "}", body)
  }

  package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nest("[", "]", body)
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    try body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Starts a member; its value follows.
  package mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func value(_ string: String) {
    separate()
    quote(string)
  }

  package mutating func value(_ integer: Int) {
    separate()
    bytes += String(integer).utf8
  }

  package mutating func value(_ bool: Bool) {
    separate()
    bytes += (bool ? "true" : "false").utf8
  }

  package mutating func member(_ key: String, _ string: String) {
    self.key(key)
    value(string)
  }

  package mutating func member(_ key: String, _ integer: Int) {
    self.key(key)
    value(integer)
  }

  package mutating func member(_ key: String, _ bool: Bool) {
    self.key(key)
    value(bool)
  }

  package mutating func member(_ key: String, _ strings: [String]) {
    self.key(key)
    array { list in
      for string in strings { list.value(string) }
    }
  }

  /// Appends JSON that has been written already.
  package mutating func raw(_ json: some Collection<UInt8>) {
    separate()
    bytes += json
  }

  private mutating func quote(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    guard
      string.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else {
      bytes += string.utf8
      bytes.append(UInt8(ascii: "\""))
      return
    }
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20, 0x7F:
        let hex = String(byte, radix: 16)
        bytes += "\\u00\(hex.count == 1 ? "0" : "")\(hex)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
