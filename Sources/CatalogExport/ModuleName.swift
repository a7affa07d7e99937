/// The names of constants in modules.
enum ModuleName {
  /// The name of a constant; nil for a name that can be none, which apps pass as a string.
  static func identifier(_ name: String) -> String? {
    let parts = name.split(separator: "-")
    let camel = ([parts.first.map(String.init) ?? ""] + parts.dropFirst().map(\.capitalizedFirst)).joined()
    guard let first = camel.utf8.first, camel.utf8.allSatisfy(\.isIdentifierPart), !(0x30...0x39).contains(first),
      !reserved.contains(camel)
    else { return nil }
    return camel
  }

  /// The members that the types have already, and names that no quotes allow.
  private static let reserved: Set<String> = [
    "rawValue", "description", "hashValue", "init", "self", "Type", "Protocol", "_", "RawValue", "Self", "hashCode",
    "toString", "equals", "copy",
  ]
}

extension Substring {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension UInt8 {
  var isIdentifierPart: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F
  }
}
