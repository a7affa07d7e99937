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
    return !first.isDigit && utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}
