/// A key of the copy of a kind: `<kind>_title`, `<kind>_message` or `<kind>_action`.
package struct KindKey: Sendable {
  package enum Part: String, CaseIterable, Sendable {
    case title, message, action
  }

  package let kind: String
  package let part: Part

  /// Parses a key; nil if it does not end in a part.
  ///
  /// The kind need not exist in the catalog.
  package init?(_ key: String) {
    guard let separator = key.utf8.lastIndex(of: UInt8(ascii: "_")),
      let part = Part(rawValue: String(key[key.utf8.index(after: separator)...]))
    else { return nil }
    kind = String(key[..<separator])
    self.part = part
  }

  package init(_ kind: Kind, _ part: Part) {
    self.kind = kind.rawValue
    self.part = part
  }
}

extension KindKey {
  package var description: String { "\(kind)_\(part.rawValue)" }
}

extension KindDefinition {
  /// The parts of the kind's copy; only kinds with a recovery have an action.
  package var parts: [KindKey.Part] { recovery == nil ? [.title, .message] : KindKey.Part.allCases }
}
