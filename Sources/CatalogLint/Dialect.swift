internal import AuthCopy
internal import CatalogFormats

extension Linter {
  /// The runtime that formats the messages, which decides what is syntax in them.
  public enum Dialect: String, CaseIterable, Sendable {
    /// Strict ICU: an apostrophe before a brace starts quoted text.
    case icu
    /// Flutter's default: an apostrophe is literal.
    case flutter
    /// i18next: `{{name}}`, `$t(key)`.
    case i18next
    /// `%1$s`, `%@`, `%lld`.
    case printf
    /// `java.text.MessageFormat`: `{0}`, and every apostrophe starts or ends quoted text.
    case java
  }
}

extension Linter.Dialect {
  /// The dialect of messages that a format shows to be of a syntax; nil for text without placeholders.
  init?(_ syntax: MessageSyntax) { self.init(rawValue: syntax.rawValue) }

  /// How placeholders are written; nil when messages are ICU's.
  var placeholders: MessageSyntax? { isICU ? nil : MessageSyntax(rawValue: rawValue) }

  /// Whether messages have ICU's arguments, plurals and selects.
  var isICU: Bool {
    switch self {
    case .icu, .flutter: true
    case .i18next, .printf, .java: false
    }
  }

  /// Whether a text may have arguments.
  func mayHaveArguments(_ features: TextFeatures) -> Bool {
    isICU ? !features.isDisjoint(with: [.brace, .apostrophe]) : true
  }

  /// Parses a message; of a dialect that is not ICU's, the tree is text and plain arguments.
  func parse(_ text: String, with parser: MessageParser) throws(MessageSyntaxError) -> MessageTree {
    guard let syntax = placeholders else {
      return try parser.parse(text, apostrophes: self == .flutter ? .literal : .quoting)
    }
    return MessageTree(text, syntax)
  }
}

extension MessageTree {
  /// The tree of a message with placeholders: text and plain arguments.
  fileprivate init(_ text: String, _ syntax: MessageSyntax) {
    let bytes = Array(text.utf8)
    let tokens = syntax == .java ? MessageToken.ofJava(bytes) : []
    var nodes: [MessageNode] = []
    var position = 0
    func add(textTo end: Int) {
      guard position < end else { return }
      let apostrophes = Set(tokens.map(\.offset))
      let printed = (position..<end).filter { !apostrophes.contains($0) }.map { bytes[$0] }
      nodes.append(
        MessageNode(content: .literal(String(decoding: printed, as: UTF8.self)), range: position..<end))
    }
    for placeholder in syntax.placeholders(in: text) {
      add(textTo: placeholder.range.lowerBound)
      let argument = ArgumentReference(name: placeholder.name, nameRange: placeholder.range)
      nodes.append(MessageNode(content: .argument(argument), range: placeholder.range))
      position = placeholder.range.upperBound
    }
    add(textTo: bytes.count)
    self.init(nodes: nodes, tokens: tokens)
  }
}

extension MessageToken {
  /// The apostrophes of `java.text.MessageFormat` that are not printed.
  fileprivate static func ofJava(_ bytes: [UInt8]) -> [MessageToken] {
    let apostrophe = UInt8(ascii: "'")
    let quotations = MessageSyntax.quotations(in: bytes)
    var tokens: [MessageToken] = []
    for quotation in quotations {
      tokens.append(MessageToken(role: .opensQuotation, offset: quotation.range.lowerBound))
      if quotation.isClosed {
        tokens.append(MessageToken(role: .closesQuotation, offset: quotation.range.upperBound - 1))
      }
    }
    let known = Set(tokens.map(\.offset))
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == apostrophe, bytes[index + 1] == apostrophe, !known.contains(index), !known.contains(index + 1)
      {
        tokens.append(MessageToken(role: .doubled, offset: index + 1))
        index += 2
      } else {
        index += 1
      }
    }
    return tokens.sorted { $0.offset < $1.offset }
  }
}
