import AuthCopy
import Foundation

/// The URL of a site, or of its articles, parsed from the value of a flag.
struct SiteAddress {
  let text: String

  /// - Parameter text: an absolute URL.
  init(_ text: String, flag: String) throws {
    self.text = text.trimmingCharacters(in: .whitespaces)
    guard Self.isAddress(self.text) else {
      throw CommandMessage.usageError("no-site-address", ["flag": .text(flag), "value": .text(self.text)])
    }
  }

  /// - Parameter articles: an absolute URL, or a path.
  init(articles: String) throws {
    text = articles.trimmingCharacters(in: .whitespaces)
    guard Self.isAddress(text) || Self.isPath(text) else {
      throw CommandMessage.usageError("no-articles-address", ["value": .text(text)])
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    guard hasOnlyURLCharacters(text), let url = URLComponents(string: text), let scheme = url.scheme?.lowercased()
    else {
      return false
    }
    return ["http", "https"].contains(scheme) && url.host?.isEmpty == false && url.query == nil && url.fragment == nil
      && url.user == nil && url.password == nil
  }

  /// A path has no scheme and no host, which `//` introduces.
  private static func isPath(_ text: String) -> Bool {
    hasOnlyURLCharacters(text) && !text.isEmpty && !text.hasPrefix("//") && !text.contains { ":?#".contains($0) }
  }

  /// `URLComponents` would accept other characters, and encode them.
  private static func hasOnlyURLCharacters(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? scalar.value > 0x20 && scalar.value < 0x7F && !"\"'<>\\^`{|}".unicodeScalars.contains(scalar)
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}
