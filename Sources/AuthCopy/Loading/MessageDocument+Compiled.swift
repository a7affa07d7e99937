package import ICUMessageFormat
package import MessageFiles

extension MessageDocument {
  /// Creates the document of a compiled catalog's messages.
  init(_ messages: CompiledMessages) {
    self.init(messages.file, locale: messages.locale) { MessageContent(messages) }
  }
}

extension MessageDocument: MessageSource {
  package var keys: [String] { content.keys }

  package func message(at index: Int, in context: FormattingContext) -> Message? {
    content.message(at: index, in: context)
  }
}

extension CompiledMessages: ParsedMessages {
  package var entries: [MessageDocument.Entry] {
    members.enumerated().map { index, member in
      // A plain text without special characters is its own pattern.
      let text = member.value.string.flatMap { $0.utf8.contains(where: Self.isSyntax) ? nil : $0 }
      return MessageDocument.Entry(
        key: member.key, text: text ?? tree(at: index).nodes.pattern, range: member.value.range)
    }
  }

  /// Returns whether a byte has to be quoted in ICU syntax.
  private static func isSyntax(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "'")
  }
}
