import AuthCopy

/// The names of constants in modules.
enum ModuleName {
  /// The name of a constant; nil for a name that can be none, which apps pass as a string.
  static func identifier(_ name: String) -> String? {
    let parts = name.split(separator: "-")
    let camel = ([parts.first.map(String.init) ?? ""] + parts.dropFirst().map(\.withCapital)).joined()
    return camel.isIdentifier && !reserved.contains(camel) ? camel : nil
  }

  /// The members that the types have already, and names that no quotes allow.
  private static let reserved: Set<String> = [
    "rawValue", "description", "hashValue", "init", "self", "Type", "Protocol", "_", "RawValue", "Self", "hashCode",
    "toString", "equals", "copy",
  ]
}

extension StringProtocol {
  /// Whether it is a name in all the languages that are exported to: letters of ASCII, digits and `_`, no digit first.
  var isIdentifier: Bool {
    guard let first = utf8.first else { return false }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return !isDigit(first)
      && utf8.allSatisfy { isDigit($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F }
  }
}
