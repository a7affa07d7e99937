internal import Foundation

/// The URI of a file in the protocol: `file:///home/me/l10n/app_ko.arb`.
struct DocumentURI {
  /// An absolute path.
  let path: String

  /// Nil if the URI is not of a local file, as for a document that is not saved yet.
  init?(_ text: String) {
    guard let scheme = text.range(of: "file://", options: [.anchored, .caseInsensitive]) else { return nil }
    let rest = text[scheme.upperBound...]
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()),
      let path = String(rest[slash...]).removingPercentEncoding, !path.contains("\0")
    else { return nil }
    self.path = URL(filePath: path).standardizedFileURL.path
  }

  init(path: String) { self.path = path }

  /// The URI, with all characters escaped except unreserved ones (RFC 3986, 2.3) and slashes.
  var text: String {
    "file://" + (path.addingPercentEncoding(withAllowedCharacters: Self.unescapedCharacters) ?? path)
  }

  private static let unescapedCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
