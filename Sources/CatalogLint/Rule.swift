import AuthCopy

/// A check of messages. A rule is named after the bad pattern that it finds.
protocol Rule: Sendable {
  /// The name that users see; stable.
  var name: String { get }
  var severity: Finding.Severity { get }

  func findings(in set: MessageSet) -> [Finding]
}

extension Rule {
  /// - Parameter offset: a byte of the file.
  func finding(_ file: MessageFile, key: String, at offset: Int, _ message: String) -> Finding {
    let position = file.source.position(at: offset)
    return Finding(
      rule: name, severity: severity, locale: file.locale, key: key, path: file.source.path, line: position.line,
      column: position.column, message: message)
  }

  /// - Parameter textOffset: a byte of the message's text.
  func finding(
    _ file: MessageFile, _ entry: MessageEntry, at textOffset: Int, _ message: String
  ) -> Finding {
    let offset = file.source.offset(inString: entry.range, decodedOffset: textOffset)
    return finding(file, key: entry.key, at: offset, message)
  }
}

extension MessageSet {
  /// Each entry of each file, with the same key's entry in the source; nil there for the source itself.
  func eachEntry(_ body: (MessageFile, MessageEntry, _ source: MessageEntry?) -> Void) {
    for file in files {
      for entry in file.entries {
        body(file, entry, file.isSource ? nil : source?[entry.key])
      }
    }
  }

  /// Each pair of a translation and its source that both parse.
  func eachParsedPair(
    _ body: (MessageFile, MessageEntry, _ translation: [MessageNode], _ source: [MessageNode]) -> Void
  ) {
    eachEntry { file, entry, source in
      guard let source, case .success(let sourceNodes) = source.parsed,
        case .success(let nodes) = entry.parsed, !entry.text.isEmpty
      else { return }
      body(file, entry, nodes, sourceNodes)
    }
  }
}
