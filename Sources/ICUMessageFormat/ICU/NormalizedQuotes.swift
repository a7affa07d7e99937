/// A message of another dialect, with its apostrophes rewritten for ICU's quoting rules.
struct NormalizedQuotes {
  let text: String
  /// The offset in the original message of each offset in `text`.
  let origins: [Int]
  /// The apostrophes of the original message that are syntax.
  let tokens: [MessageToken]

  /// Returns nil when ICU reads the original message in the same way.
  init?(_ message: String, _ apostrophes: MessageParser.Apostrophe) throws(MessageSyntaxError) {
    let apostrophe = UInt8(ascii: "'")
    guard message.utf8.contains(apostrophe) else { return nil }
    let bytes = Array(message.utf8)
    /// Whether an apostrophe before a byte starts quoted text.
    let isQuotable: (UInt8) -> Bool
    switch apostrophes {
    case .quoting: return nil
    case .quotingTags:
      let quotesBracket = bytes.indices.dropLast().contains { index in
        bytes[index] == apostrophe && Self.brackets.contains(bytes[index + 1])
      }
      guard quotesBracket else { return nil }
      // A number sign is syntax only in plurals.
      let special = Self.braces + Self.brackets + (message.contains("plural") ? [UInt8(ascii: "#")] : [])
      isQuotable = special.contains
    case .pairing, .strictPairing: isQuotable = { _ in true }
    case .literal: isQuotable = { _ in false }
    }
    var writer = Writer()
    var quotationStart: Int?
    var index = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] != apostrophe {
        writer.write(bytes[index], from: index, isQuoted: quotationStart != nil)
      } else if apostrophes == .literal {
        writer.writeApostrophe(from: index)
      } else if next == apostrophe, apostrophes != .strictPairing || quotationStart == nil {
        writer.writeApostrophe(from: index)
        writer.tokens.append(MessageToken(role: .doubled, offset: index + 1))
        index += 1
      } else if quotationStart != nil {
        quotationStart = nil
        writer.tokens.append(MessageToken(role: .closesQuotation, offset: index))
      } else if isQuotable(next) {
        quotationStart = index
        writer.tokens.append(MessageToken(role: .opensQuotation, offset: index))
      } else {
        writer.writeApostrophe(from: index)
      }
      index += 1
    }
    if let quotationStart, apostrophes == .strictPairing {
      throw MessageSyntaxError(reason: .badSyntax, offset: quotationStart)
    }
    text = String(decoding: writer.bytes, as: UTF8.self)
    origins = writer.origins + [bytes.count]
    tokens = writer.tokens
  }

  private static let braces = Array("{}".utf8)
  private static let brackets = Array("<>".utf8)

  private struct Writer {
    private(set) var bytes: [UInt8] = []
    private(set) var origins: [Int] = []
    var tokens: [MessageToken] = []
    /// Whether the written text is inside a quotation.
    ///
    /// A quotation is closed only before the next syntax character outside quotations, because the apostrophes of
    /// adjacent quotations would print one.
    private var isInQuotation = false

    mutating func write(_ byte: UInt8, from origin: Int, isQuoted: Bool) {
      let isSyntax = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "#")
      // A number sign opens no quotation, because outside plurals, ICU prints an apostrophe before a number sign.
      if isSyntax, isQuoted != isInQuotation, byte != UInt8(ascii: "#") || isInQuotation {
        append(UInt8(ascii: "'"), from: origin)
        isInQuotation = isQuoted
      }
      append(byte, from: origin)
    }

    mutating func writeApostrophe(from origin: Int) {
      append(UInt8(ascii: "'"), from: origin)
      append(UInt8(ascii: "'"), from: origin)
    }

    private mutating func append(_ byte: UInt8, from origin: Int) {
      bytes.append(byte)
      origins.append(origin)
    }
  }
}

extension [Int] {
  /// The offset in the original message; `self` is empty when offsets are equal.
  func origin(of offset: Int) -> Int { isEmpty ? offset : self[offset] }
}
