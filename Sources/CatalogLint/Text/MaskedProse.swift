internal import MessageFiles

/// The bytes of a message with everything except prose masked; the masks keep all offsets unchanged.
struct MaskedProse {
  /// The mask of an argument, and of a placeholder of another dialect.
  static let argument: UInt8 = 1
  /// The mask of braces, selectors and omitted branches.
  static let syntax: UInt8 = 2
  /// The mask of addresses, tags and code.
  static let opaque: UInt8 = 3

  /// A scalar and its offset in bytes.
  typealias LocatedScalar = (scalar: Unicode.Scalar, offset: Int)

  private(set) var bytes: [UInt8]

  /// Returns nil when the message does not parse.
  ///
  /// - Parameter onlyOtherBranches: whether to omit all branches of a plural except `other`, which every locale uses.
  init?(_ entry: MessageEntry, onlyOtherBranches: Bool = false) {
    guard let nodes = entry.nodes else { return nil }
    let text = Array(entry.text.utf8)
    bytes = text
    if entry.features.contains(.brace) {
      bytes = Array(repeating: Self.syntax, count: text.count)
      func isIncluded(_ branch: MessageBranch, of node: MessageNode) -> Bool {
        !onlyOtherBranches || !node.isPlural || branch.selector == .keyword("other")
      }
      nodes.forEachNode(in: isIncluded) {
        switch $0.content {
        case .literal: bytes.replaceSubrange($0.range, with: text[$0.range])
        case .argument, .formatted, .pound: mask($0.range, with: Self.argument)
        case .plural, .select, .choice: break
        }
      }
    }
    if !entry.features.isDisjoint(with: [.percent, .foreignBrace]) {
      for placeholder in entry.text.placeholders([.doubleBrace, .dollarBrace, .printf]) {
        mask(placeholder.range, with: Self.argument)
      }
    }
    if entry.features.contains(.address) {
      for address in entry.text.addresses { mask(address.range, with: Self.opaque) }
    }
    if entry.features.contains(.angle) { maskTags() }
    maskCode()
  }

  /// Returns the text in a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The scalars with their offsets.
  var scalars: [LocatedScalar] {
    var offset = 0
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, offset)
    }
  }

  private mutating func mask(_ range: Range<Int>, with mask: UInt8) {
    for index in range { bytes[index] = mask }
  }

  /// Masks the text between `<` and `>` if it begins like a tag.
  private mutating func maskTags() {
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      guard index < bytes.count, bytes[index] == UInt8(ascii: "/") || bytes[index].isLetterOrDigit,
        let end = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
        bytes[end] == UInt8(ascii: ">")
      else { continue }
      mask(open..<end + 1, with: Self.opaque)
    }
  }

  /// Masks the text between grave accents.
  private mutating func maskCode() {
    let accent = UInt8(ascii: "`")
    var index = 0
    while let open = bytes[index...].firstIndex(of: accent), let end = bytes[(open + 1)...].firstIndex(of: accent) {
      mask(open..<end + 1, with: Self.opaque)
      index = end + 1
    }
  }
}
