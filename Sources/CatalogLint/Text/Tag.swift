internal import Foundation
internal import MessageFiles

/// A tag in a message.
struct Tag: Hashable {
  enum Form: Hashable { case opening, closing, selfClosing }

  let name: String
  let form: Form
  /// The tag as written.
  let text: String

  /// Finds every tag: `<`, an optional `/`, a name that begins with a letter, optional attributes, `>`.
  ///
  /// A name may also be a number, as react-i18next and Lingui write it: `<0>`, `</0>`, `<0/>`.
  static func all(in text: String) -> [Tag] {
    var tags: [Tag] = []
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
        index = open + 1
        let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        let start = isClosing ? index + 1 : index
        if isManualCode(bytes, at: open) { continue }
        guard start < bytes.count, bytes[start].isLetterOrDigit else { continue }
        let isNumbered = bytes[start].isDigit
        let nameEnd = bytes[start...].firstIndex { isNumbered ? !$0.isDigit : !isNamePart($0) } ?? bytes.count
        guard let end = bytes[nameEnd...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
          bytes[end] == UInt8(ascii: ">")
        else { continue }
        let next = bytes[nameEnd]
        // A name before two slashes is the scheme of an address: `<https://example.com/>`.
        let isAddress = next == UInt8(ascii: "/") && bytes[nameEnd + 1] == UInt8(ascii: "/")
        guard next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || (next <= 0x20 && !isNumbered), !isAddress else {
          continue
        }
        let isSelfClosing = bytes[end - 1] == UInt8(ascii: "/")
        tags.append(
          Tag(
            name: String(decoding: bytes[start..<nameEnd], as: UTF8.self),
            form: isClosing ? .closing : isSelfClosing ? .selfClosing : .opening,
            text: String(decoding: bytes[open...end], as: UTF8.self)))
        index = end + 1
      }
    }
    return tags
  }

  /// Returns whether an angle bracket begins a formatting code of manual pages, as in `B<bold>`: it follows one of their
  /// letters, and the text has no closing tag.
  private static func isManualCode(_ bytes: UnsafeBufferPointer<UInt8>, at open: Int) -> Bool {
    guard open > 0, "BCEFILSXZ".utf8.contains(bytes[open - 1]) else { return false }
    return (open == 1 || !bytes[open - 2].isLetterOrDigit) && bytes.firstRange(of: "</".utf8) == nil
  }

  /// Returns the names of tags that are markup and not words in angle brackets such as `<none>`.
  ///
  /// Markup is an HTML element, or a tag that is closed or has an attribute. An element that must be closed and never is,
  /// such as `<iframe>`, is only mentioned.
  static func markupNames(in tags: [Tag]) -> Set<String> {
    var names: Set<String> = []
    for tag in tags
    where tag.form != .opening || tag.text.utf8.contains(UInt8(ascii: "="))
      || (elements.contains(tag.name.lowercased()) && !tag.hasWords
        && !mentionedElements.contains(tag.name.lowercased()))
    {
      names.insert(tag.name)
    }
    return names
  }

  /// Elements that texts mention without closing them.
  private static let mentionedElements: Set<String> = ["iframe", "script", "style", "svg", "table"]

  /// Whether words that are not attributes follow the name, as in `<table name>`.
  private var hasWords: Bool {
    // Most tags are a name in angle brackets.
    text.utf8.count > name.utf8.count + 2
      && text.split(whereSeparator: \.isWhitespace).dropFirst().contains { word in
        let name = word.prefix(while: \.isLetter).lowercased()
        return !name.isEmpty && !Self.booleanAttributes.contains(name)
      }
  }

  /// Attributes that have no value.
  private static let booleanAttributes: Set<String> = [
    "allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "defer", "disabled", "download",
    "hidden",
    "loop", "multiple", "muted", "noshade", "novalidate", "nowrap", "open", "readonly", "required", "reversed",
    "selected",
  ]

  /// Whether an attribute has a value that does not stand between `"` or `'`, but typographic marks or backslashes, or
  /// that has such marks inside the right ones.
  var hasMalformedAttribute: Bool {
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let value = text[text.utf8.index(after: equals)...].drop { $0 == " " }
    let marks = "“”„‟‘’‚«»″〝〞「」─\\"
    guard let first = value.first else { return false }
    if marks.contains(first) { return true }
    return (first == "\"" || first == "'") && value.dropFirst().first.map { marks.contains($0) } ?? false
  }

  /// The tag with its name in lowercase if the name is all uppercase, because `<BR>` is `<br>` in HTML.
  ///
  /// A name in mixed case, such as `<Link>`, may be a component of the program.
  var withLowercasedName: Tag {
    let isUppercase = name.utf8.allSatisfy { $0.isUppercaseLetter || $0.isDigit }
    return isUppercase ? Tag(name: name.lowercased(), form: form, text: text) : self
  }

  /// The tag as a diagnostic shows it, with `…` in place of arguments.
  var displayText: String { text.replacing(String([MessageNode].argumentMark), with: "…") }

  /// Whether the tag emphasizes words; languages emphasize in different ways: Chinese has no italics.
  var isEmphasis: Bool { ["b", "strong", "i", "em", "u"].contains(name.lowercased()) }

  /// Whether the tag only formats text, so that a message means the same with or without it.
  var isFormatting: Bool { Self.formattingElements.contains(name.lowercased()) }

  private static let formattingElements: Set<String> = [
    "b", "big", "blockquote", "body", "br", "center", "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "html", "i", "li", "nobr", "ol", "p", "s", "small", "span", "strike", "strong", "sub", "sup", "tt", "u", "ul",
    "wbr",
  ]

  /// Whether the tag breaks a line.
  var isBreak: Bool { name.lowercased() == "br" }

  /// HTML elements that occur in messages, except names that are also words for a value: `<title>`, `<address>`.
  private static let elements: Set<String> = [
    "a", "b", "big", "blockquote", "br", "center", "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i",
    "iframe", "img", "li", "ol", "p", "pre", "s", "script", "small", "span", "strike", "strong", "style", "sub", "sup",
    "svg", "table", "tbody", "td", "th", "tr", "tt", "u", "ul",
  ]

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "_.:-".utf8.contains(byte)
  }

  private static let dangerousElements: Set<String> = [
    "a", "applet", "base", "button", "embed", "form", "frame", "iframe", "img", "input", "link", "math", "meta",
    "object", "script", "style", "svg", "template", "textarea", "video", "audio",
  ]

  /// Whether the tag may load, run or hide content, link elsewhere, or set styles of its own.
  var isDangerous: Bool {
    if Self.dangerousElements.contains(name.lowercased()) { return true }
    let attributes = text.dropFirst(name.count + 1).lowercased()
    return hasCode || ["style=", "href", "src="].contains(where: attributes.contains)
  }

  /// Whether the tag is a link to a page of the web, with no other attribute.
  var isLinkToPage: Bool { text.wholeMatch(of: Self.link) != nil }

  /// Whether the tag can run code.
  var hasCode: Bool { runsCode || ["iframe", "object", "embed", "svg"].contains(name.lowercased()) }

  /// Whether the tag itself runs code: a script, an address with `javascript:`, or an attribute such as `onclick`.
  var runsCode: Bool {
    let lower = text.lowercased()
    return name.lowercased() == "script" || lower.contains("javascript:") || lower.contains(Self.eventHandler)
  }

  // A regular expression made from a literal is immutable; only one with closures could hold mutable state.
  nonisolated(unsafe) private static let link = /<a\s+href=(["'])https?:\/\/[^"'\s<>]+\1\s*>/.ignoresCase()
  nonisolated(unsafe) private static let eventHandler = /[\s\/"']on[a-z]{3,}\s*=/
}
