/// The address of a page about a code, a kind or a provider, relative to the top of the site that `auth-copy site` writes:
/// `codes/kakao/rest/oauth/KOE320/`.
///
/// Different codes have different addresses. Each address is ASCII, ends in `/` and is a folder on any file system. In a
/// name, `/` stays a separator; any other byte than `A-Z a-z 0-9 . _ -` is `~` and two hexadecimal digits. What follows
/// has a form of its own, which no name has:
/// - `~` alone stands before a code that contains `/`, since the surface may contain one too;
/// - `~-` is an empty segment;
/// - `~` at the end of a segment continues it in the next one, since file systems limit the length of a name.
package struct DocumentationPath: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The length of a segment before it is continued, in bytes; file systems allow 255.
  private static let maximumLength = 200

  /// The page of a code.
  package init(_ provider: Provider, surface: String, code: String) {
    let boundary = code.utf8.contains(UInt8(ascii: "/")) ? "~/" : ""
    description = "\(DocumentationPath(provider, surface: surface))\(boundary)\(Self.segments(code))/"
  }

  /// The folder of a surface's codes, which is no page.
  package init(_ provider: Provider, surface: String) {
    description = "codes/\(Self.escaped(provider.rawValue[...]))/\(Self.segments(surface))/"
  }

  /// The page of a kind.
  package init(_ kind: Kind) { description = "kinds/\(Self.escaped(kind.rawValue[...]))/" }

  /// The page of a provider.
  package init(_ provider: Provider) { description = "providers/\(Self.escaped(provider.rawValue[...]))/" }

  private static func segments(_ name: String) -> String {
    name.split(separator: "/", omittingEmptySubsequences: false).map(escaped).joined(separator: "/")
  }

  private static func escaped(_ segment: Substring) -> String {
    if segment.isEmpty { return "~-" }
    // A page is the file index.html of its folder.
    let isReserved = segment.utf8.first == UInt8(ascii: ".") || segment.lowercased() == "index.html"
    var bytes: [UInt8] = []
    var partStart = 0
    for (index, byte) in segment.utf8.enumerated() {
      if bytes.count - partStart >= maximumLength {
        bytes += "~/".utf8
        partStart = bytes.count
      }
      // The rest of a long segment must be no reserved name either.
      let isFirst = bytes.count == partStart
      if byte.isPlain, !isFirst || (index == 0 && !isReserved) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "~"), hexadecimalDigit(byte >> 4), hexadecimalDigit(byte & 0xF)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension UInt8 {
  /// Whether the byte stands for itself in an address.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
