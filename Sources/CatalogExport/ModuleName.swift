import AuthCopy

/// The names of constants in modules.
enum ModuleName {
  /// Returns the name of a constant; nil if the name cannot be an identifier, so that apps must pass it as a string.
  static func identifier(_ name: String) -> String? {
    let parts = name.split(separator: "-")
    let camel = ([parts.first.map(String.init) ?? ""] + parts.dropFirst().map(\.withCapital)).joined()
    return camel.isIdentifier && !reserved.contains(camel) ? camel : nil
  }

  /// Names of existing members of the types, and names that cannot be used even with quotes.
  private static let reserved: Set<String> = [
    "rawValue", "description", "hashValue", "init", "self", "Type", "Protocol", "_", "RawValue", "Self", "hashCode",
    "toString", "equals", "copy",
  ]
}

extension StringProtocol {
  /// Whether the text is an identifier in all exported languages: ASCII letters, `_` and digits, but no leading digit.
  var isIdentifier: Bool {
    guard let first = utf8.first else { return false }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return !isDigit(first)
      && utf8.allSatisfy { isDigit($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F }
  }
}
