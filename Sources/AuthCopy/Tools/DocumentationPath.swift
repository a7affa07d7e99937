/// The path of a code, kind or provider in the site that `auth-copy site` generates, relative to the site's root.
///
/// An example is `codes/kakao/rest/oauth/#KOE320`. A path is unique and ASCII. It is a folder, which is valid on any
/// file system and ends in `/`; the path of a code also has an anchor. In a name, `/` remains a separator; every byte
/// other than `A-Z a-z 0-9 . _ -` is encoded as `~` and two hexadecimal digits. Two escapes do not encode bytes:
/// - `~-` is an empty segment;
/// - `~` at the end of a segment continues it in the next segment, because file systems limit the length of a name.
package struct DocumentationPath: Hashable, Sendable, CustomStringConvertible {
  /// The folder of the page; it ends in `/`.
  package let folder: String
  /// The anchor of a code on the page; nil for the path of a whole page.
  package let anchor: String?

  package var description: String { folder + (anchor.map { "#\($0)" } ?? "") }

  /// The path of the page's file, for links that work without a server.
  package var file: String { "\(folder)index.html\(anchor.map { "#\($0)" } ?? "")" }

  /// The length at which a segment is split, in bytes; file systems allow 255.
  private static let maximumLength = 200

  /// Creates the path of a code on the page of its surface.
  package init(_ provider: Provider, surface: String, code: String) {
    folder = DocumentationPath(provider, surface: surface).folder
    anchor = code.utf8.map { $0.isPlain || $0 == UInt8(ascii: "/") ? String(UnicodeScalar($0)) : Self.escaped($0) }
      .joined()
  }

  /// Creates the path of a surface's page.
  package init(_ provider: Provider, surface: String) {
    self.init(folder: "codes/\(Self.escaped(provider.rawValue[...]))/\(Self.segments(surface))/")
  }

  /// Creates the path of a kind's page.
  package init(_ kind: Kind) { self.init(folder: "kinds/\(Self.escaped(kind.rawValue[...]))/") }

  /// Creates the path of a provider's page.
  package init(_ provider: Provider) { self.init(folder: "providers/\(Self.escaped(provider.rawValue[...]))/") }

  private init(folder: String) {
    self.folder = folder
    anchor = nil
  }

  private static func segments(_ name: String) -> String {
    name.split(separator: "/", omittingEmptySubsequences: false).map(escaped).joined(separator: "/")
  }

  private static func escaped(_ segment: Substring) -> String {
    if segment.isEmpty { return "~-" }
    // A leading dot would hide the folder or name its parent, and index.html is the page of the containing folder.
    let isReserved = segment.utf8.first == UInt8(ascii: ".") || segment.lowercased() == "index.html"
    var text = ""
    var partStart = 0
    for (index, byte) in segment.utf8.enumerated() {
      if text.utf8.count - partStart >= maximumLength {
        text += "~/"
        partStart = text.utf8.count
      }
      // The first byte is escaped in a reserved name, and in a continuation, which must not be a reserved name either.
      let isFirstInPart = text.utf8.count == partStart
      let needsNoEscape = byte.isPlain && (!isFirstInPart || (index == 0 && !isReserved))
      text += needsNoEscape ? String(UnicodeScalar(byte)) : escaped(byte)
    }
    return text
  }

  private static func escaped(_ byte: UInt8) -> String {
    "~\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
  }
}

extension UInt8 {
  /// Whether a path contains the byte unencoded.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
