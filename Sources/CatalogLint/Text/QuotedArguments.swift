internal import MessageFiles

/// An argument in text that apostrophes quote.
struct QuotedArgument {
  let name: String
  /// The text between the apostrophes.
  let quoted: Substring
  /// The range of the quotation, including the apostrophes, in UTF-8 bytes of the message.
  let range: Range<Int>
}

extension MessageEntry {
  /// The first argument in each quoted text.
  var quotedArguments: [QuotedArgument] {
    guard features.isSuperset(of: [.apostrophe, .brace]), let tree else { return [] }
    return tree.quotations(end: text.utf8.count).compactMap { range in
      let quoted = text.text(inUTF8: range).drop { $0 == "'" }
      let inner = quoted.hasSuffix("'") ? quoted.dropLast() : quoted
      guard let match = inner.firstMatch(of: /\{([A-Za-z_][A-Za-z0-9_]*|[0-9]+)\s*[,}]/) else { return nil }
      return QuotedArgument(name: String(match.output.1), quoted: inner, range: range)
    }
  }
}

extension MessageEntry {
  /// The names of all arguments in quoted text; programs pass these arguments even if they are quoted by mistake.
  var namesInQuotations: Set<String> {
    guard features.isSuperset(of: [.apostrophe, .brace]), let tree else { return [] }
    let quoted = tree.quotations(end: text.utf8.count).flatMap { range in
      text.text(inUTF8: range).matches(of: /\{([A-Za-z_][A-Za-z0-9_]*|[0-9]+)\s*[,}]/).map { String($0.output.1) }
    }
    return Set(quoted)
  }
}

extension EntryContext {
  /// The first argument in each quoted text.
  var quotedArguments: [QuotedArgument] { entry.quotedArguments }
}
