internal import Foundation

/// The path of a file as the protocol writes it: `file:///home/me/l10n/app_ko.arb`.
struct DocumentURI {
  /// An absolute path.
  let path: String

  /// Nil for what is no local file, such as a text that was not saved yet.
  init?(_ text: String) {
    guard let scheme = text.range(of: "file://", options: [.anchored, .caseInsensitive]) else { return nil }
    let rest = text[scheme.upperBound...]
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()),
      let path = String(rest[slash...]).removingPercentEncoding, !path.contains("\0")
    else { return nil }
    self.path = URL(filePath: path).standardizedFileURL.path
  }

  init(path: String) { self.path = path }

  /// The URI, with everything escaped that is not a letter, a digit or harmless (RFC 3986, 2.3).
  var text: String {
    "file://" + (path.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? path)
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
