internal import CatalogFormats
package import CatalogLint
internal import MessageFiles

/// The current state of a message in an open file.
package struct OpenMessage: Sendable {
  package let file: MessageFile
  package let entry: MessageEntry
  /// The range of the message's string in the file; in JSON it includes the quotes.
  package let range: Range<Int>
  /// The range of the key, quotes included; nil if the message has no key before it, as in a list.
  package let keyRange: Range<Int>?
  /// The source message of the same key; nil for a message of the source, and if there is none.
  package let source: MessageEntry?
}

extension OpenCatalog {
  /// Returns the message whose string or key contains an offset; nil if there is none.
  package func message(at offset: Int, in path: String) -> OpenMessage? {
    for spans in files[path]?.spans ?? [] {
      guard let index = spans.index(notBefore: offset) else { continue }
      let message = message(index, of: spans)
      if message.range.lowerBound <= offset || message.keyRange?.contains(offset) ?? false { return message }
    }
    return nil
  }

  /// Returns the message with a key; nil if the file has none, or its current content cannot be read.
  package func message(_ id: MessageID) -> OpenMessage? {
    guard let spans = files[id.path]?.spans(of: id.locale), let index = spans.file.document.indices[id.key]
    else { return nil }
    return message(index, of: spans)
  }

  /// Reports whether the ranges of the messages in an open file are known without another check.
  package func hasMessageRanges(of path: String) -> Bool { files[path]?.spans != nil }

  /// Returns the messages of an open file, in the order of the file; empty if its current content cannot be read.
  package func messages(of path: String) -> [OpenMessage] {
    (files[path]?.spans ?? []).flatMap { spans in
      spans.file.entries.indices.map { message($0, of: spans) }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The source file that translations are compared with, as of the last check.
  package var source: MessageFile? { linted?.source }

  private func message(_ index: Int, of spans: EntrySpans) -> OpenMessage {
    let range = spans.range(of: index)
    let entry = spans.entry(index)
    let keyRange = spans.file.document.json.flatMap { _ in
      files[spans.file.path]?.text.bytes.keyRange(beforeValueAt: range.lowerBound)
    }
    let original = linted?.pairings.first { $0.file.path == spans.file.path && $0.file.locale == spans.file.locale }
    let source = original.flatMap { $0.sources[index] }
    return OpenMessage(
      file: spans.file, entry: entry, range: range, keyRange: keyRange, source: source.map(currentSource))
  }
}

extension [UInt8] {
  /// Returns the range of the JSON key before a value, quotes included; nil if there is none.
  package func keyRange(beforeValueAt valueStart: Int) -> Range<Int>? {
    var offset = valueStart
    func skipBlanks() {
      while offset > 0, self[offset - 1] <= 0x20 { offset -= 1 }
    }
    skipBlanks()
    guard offset > 0, self[offset - 1] == UInt8(ascii: ":") else { return nil }
    offset -= 1
    skipBlanks()
    let end = offset
    guard offset > 1, self[offset - 1] == UInt8(ascii: "\"") else { return nil }
    offset -= 1
    while let quote = self[..<offset].lastIndex(of: UInt8(ascii: "\"")) {
      // A quote after an odd number of backslashes is part of the key.
      let backslashes = self[..<quote].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if backslashes % 2 == 0 { return quote..<end }
      offset = quote - backslashes
    }
    return nil
  }
}
