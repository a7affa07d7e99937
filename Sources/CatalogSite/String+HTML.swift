import CatalogFormats
import Foundation

extension String {
  /// The text as HTML, with elements for code in backquotes.
  var escapedWithCode: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).inHTML : "<code>\(String(part).inHTML)</code>"
    }.joined()
  }

  /// A long name as HTML that can wrap after its separators.
  var breakable: String {
    inHTML.replacing("/", with: "/<wbr>").replacing("_", with: "_<wbr>").replacing(".", with: ".<wbr>")
  }

  /// A source as HTML: a link if it is a URL, with or without a scheme, or begins with a GitHub repository.
  var sourceLink: String {
    let address = wholeMatch(of: /(?:https:\/\/)?([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]+\/\S*)/)
    if let address { return String(address.output.1).externalLink(inHTML) }
    guard let repository = prefixMatch(of: /[A-Za-z0-9-]+\/[A-Za-z0-9._-]+(?=$| )/)?.output else { return inHTML }
    return "github.com/\(repository)".externalLink(String(repository)) + String(dropFirst(repository.count)).inHTML
  }

  /// Returns an element that links to the text, a URL without a scheme.
  private func externalLink(_ html: String) -> String {
    "<a href=\"https://\(inHTML)\" rel=\"noreferrer\">\(html)</a>"
  }

  /// The text as part of an id or of a link to one.
  package var asIdentifier: String {
    unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_.".unicodeScalars.contains(scalar))
        ? String(scalar) : ":\(String(scalar.value, radix: 16))"
    }.joined()
  }
}

extension Int {
  /// Returns the number with its noun.
  package func counted(_ singular: String, _ plural: String? = nil) -> String {
    self == 1 ? "1 \(singular)" : "\(grouped) \(plural ?? singular + "s")"
  }

  /// The number in digits, with commas if it is long.
  private var grouped: String {
    self < 10_000 ? "\(self)" : formatted(.number.locale(Locale(identifier: "en")))
  }
}
