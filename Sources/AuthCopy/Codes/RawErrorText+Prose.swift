extension RawErrorText {
  /// The text without stack frames, quoted lines of source code, and lines that are only a path.
  ///
  /// The name of a function in such a line, such as `parseError`, is no evidence of an error.
  var withoutFrames: RawErrorText {
    let canHaveFrames =
      bytes.contains(0x0A) || bytes.contains(UInt8(ascii: "\\")) || end(of: "at ", at: 0) != nil
      || offset(after: " at ", from: 0) != nil
    guard canHaveFrames else { return self }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    // The indentation of the last Python frame, `File "…"`; more deeply indented lines after it quote its source code.
    var frameIndentation: Int?
    for line in lines {
      let content = bytes[line].drop(while: \.isBlank)
      let indentation = content.startIndex - line.lowerBound
      if let frameIndentation, indentation > frameIndentation || content.isEmpty { continue }
      frameIndentation = content.starts(with: "File \"".utf8) ? indentation : nil
      guard frameIndentation == nil, !content.isFrame else { continue }
      if !kept.isEmpty { kept.append(0x0A) }
      kept += bytes[line].withoutCalls
    }
    return kept.count == bytes.count ? self : RawErrorText(kept)
  }

  /// The lines of the text, separated by line breaks or by the escape `\n`.
  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var offset = 0
    while offset < bytes.count {
      let isEscape = bytes[offset] == UInt8(ascii: "\\") && byte(at: offset + 1) == UInt8(ascii: "n")
      if bytes[offset] == 0x0A || isEscape {
        lines.append(start..<offset)
        start = offset + (isEscape ? 2 : 1)
        offset = start
      } else {
        offset += 1
      }
    }
    return lines + [start..<bytes.count]
  }

  /// The maximum number of heads, more than any real error has.
  private static let maximumHeads = 32

  /// The heads of the text: the parts that can be a complete message.
  ///
  /// They are the first line and the lines after `Caused by:`, the same lines without the prefixes that loggers and
  /// programming languages add, the text after the last exception's name, and the messages of printed objects. A
  /// phrase that is not distinctive must equal a whole head: `Access denied`, but not `Access denied for user`.
  var heads: [RawErrorText] {
    var heads: [RawErrorText] = []
    for (number, line) in bytes.split(separator: 0x0A).enumerated() {
      var head = line.trimmed
      let cause = "Caused by:"
      guard number == 0 || head.starts(with: cause.utf8), heads.count < Self.maximumHeads else { continue }
      if number > 0 { head = head.dropFirst(cause.utf8.count) }
      heads.append(RawErrorText(Array(head)))
      let message = head.withoutLogPrefix
      if message.count < head.count, !message.isEmpty { heads.append(RawErrorText(Array(message))) }
      if let inner = head.afterLastException { heads.append(RawErrorText(Array(inner))) }
    }
    return heads + messages.prefix(Self.maximumHeads)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmed: ArraySlice<UInt8> {
    var text = drop(while: \.isBlank)
    while text.last?.isBlank == true { text.removeLast() }
    return text
  }

  private func starts(with text: StaticString) -> Bool { text.withUTF8Buffer { starts(with: $0) } }

  /// Whether a line, without its indentation, is a stack frame.
  fileprivate var isFrame: Bool {
    if starts(with: "at ") {
      let call = dropFirst(3)
      let name = call.prefix { !$0.isBlank && $0 != UInt8(ascii: "(") }
      return call.callEnd != nil
        || name.contains(UInt8(ascii: ".")) && self[name.endIndex...].drop { $0 == 0x20 }.first == UInt8(ascii: "(")
    }
    if starts(with: "... ") || starts(with: "Traceback (") || starts(with: "--- ") || starts(with: "from /") {
      return true
    }
    let hasNumberSign = first == UInt8(ascii: "#")
    if hasNumberSign || first?.isDigit == true {
      let rest = drop { $0 == UInt8(ascii: "#") || $0.isDigit }
      // `#0 main (package:…)` and `#1 /app/x.php(12): …`.
      if hasNumberSign { return rest.startIndex > startIndex + 1 && rest.first == 0x20 }
      // `0  CoreFoundation  0x00…`.
      return rest.starts(with: "  ") && rest.contains(sequence: " 0x")
    }
    // A path or a function with its line number, and nothing else.
    return !contains(0x20) && isSourceLocation
  }

  /// Whether a word is a path or a function with a line number, such as `/src/app.js:12:3` or `submit@app.js:12:3`.
  private var isSourceLocation: Bool {
    let name = reversed().drop { $0.isDigit || $0 == UInt8(ascii: ":") }
    return name.count < count - 1 && self[endIndex - 1].isDigit
      && (name.contains(UInt8(ascii: "/")) || name.contains(UInt8(ascii: "\\")) || name.contains(UInt8(ascii: "@")))
  }

  /// The end of a call after `at ` in a stack trace: `x.y (file:1:2)`, `new X (…)`, `/file.js:1:2`; nil for prose.
  fileprivate var callEnd: Int? {
    let text = prefix(1_024)
    var rest = text
    for keyword in ["async ", "new ", "Object."] where rest.starts(with: keyword.utf8) {
      rest = rest.dropFirst(keyword.utf8.count)
    }
    let name = rest.prefix { !$0.isBlank && $0 != UInt8(ascii: "(") }
    guard !name.isEmpty else { return nil }
    var afterName = text[name.endIndex...]
    if afterName.starts(with: " [as ") { afterName = afterName.drop { $0 != UInt8(ascii: "]") }.dropFirst() }
    if afterName.first == 0x20 { afterName = afterName.dropFirst() }
    if afterName.first == UInt8(ascii: "("), let close = afterName.firstIndex(of: UInt8(ascii: ")")) {
      let place = afterName[afterName.startIndex + 1..<close]
      let isKnownPlace =
        place.isEmpty || place.last?.isDigit == true || place.starts(with: "<") || place.starts(with: "native")
      let isCall = place.starts(with: "Unknown Source") || isKnownPlace && !place.contains(0x20)
      return isCall ? close + 1 : nil
    }
    return name.isSourceLocation ? name.endIndex : nil
  }

  /// A line without the calls of a stack trace on the same line: `Error: x at f (a.js:1:2) at g (b.js:3:4)`.
  fileprivate var withoutCalls: ArraySlice<UInt8> {
    let marker = Array(" at ".utf8)
    var kept: [UInt8] = []
    var start = startIndex
    var offset = startIndex
    while offset + marker.count < endIndex {
      if self[offset] == 0x20, self[offset..<offset + marker.count].elementsEqual(marker),
        let end = self[(offset + marker.count)...].callEnd
      {
        kept += self[start..<offset]
        start = end
        offset = end
      } else {
        offset += 1
      }
    }
    return start == startIndex ? self : (kept + self[start...])[...]
  }

  func contains(sequence text: StaticString) -> Bool {
    let pattern = text.withUTF8Buffer(Array.init)
    return withUnsafeBufferPointer { $0.offset(of: pattern, from: 0) } != nil
  }

  /// The message after a time, a log level, names in brackets, and up to three names with a colon.
  ///
  /// Such names are a logger, a tag and an exception's class.
  fileprivate var withoutLogPrefix: ArraySlice<UInt8> {
    var rest = self
    var names = 0
    while true {
      rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") }
      guard let first = rest.first else { return rest }
      if first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) {
        rest = rest[(close + 1)...]
        continue
      }
      let word = rest.prefix { !$0.isBlank }
      let isTime = first.isDigit && word.allSatisfy { $0.isDigit || "-:./,+TZ".utf8.contains($0) }
      // After a name, a level is more likely the first word of a sentence.
      if isTime || names == 0 && word.isLevel {
        rest = rest[word.endIndex...]
        continue
      }
      guard word.last == UInt8(ascii: ":"), names < 3 else { return rest }
      names += 1
      rest = rest[word.endIndex...]
    }
  }

  /// The text after the last exception's name: `state mismatch` in `callback failed Error: state mismatch`.
  fileprivate var afterLastException: ArraySlice<UInt8>? {
    var end = endIndex
    // `Error: ` has seven bytes.
    while end - startIndex >= 7 {
      if self[end - 1] == 0x20, self[end - 2] == UInt8(ascii: ":") {
        let name = self[..<(end - 2)]
        if name.ends(with: "Error") || name.ends(with: "Exception") { return end < endIndex ? self[end...] : nil }
      }
      end -= 1
    }
    return nil
  }

  func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }

  /// Whether the word is a log level.
  ///
  /// A word that is longer than every level is not looked up, because hashing a long word takes time.
  private var isLevel: Bool {
    count <= Self.longestLevel && Self.levels.contains(String(decoding: self, as: UTF8.self).lowercased())
  }

  private static let longestLevel = levels.lazy.map(\.utf8.count).max() ?? 0

  private static let levels: Set<String> = [
    "trace", "debug", "info", "notice", "warn", "warning", "error", "err", "fatal", "severe", "crit", "critical",
    "alert", "emerg", "panic", "v", "d", "i", "w", "e", "f", "uncaught", "unhandled",
  ]
}

extension RawErrorText {
  /// The text of an HTML page without scripts and styles, with one line for each piece between tags.
  var withoutMarkup: RawErrorText {
    var output: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"):
        let name = bytes[(offset + 1)...].prefix { $0.isLetter }
        offset = bytes[offset...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
        // Scripts and styles are skipped up to the next closing tag.
        for hidden in ["script", "style"] where name.map({ $0 | 0x20 }).elementsEqual(hidden.utf8) {
          offset = self.offset(after: "</", from: offset) ?? bytes.count
        }
        if output.last != 0x0A { output.append(0x0A) }
      case UInt8(ascii: "&"):
        let entity = Self.entities.first { bytes[offset...].starts(with: $0.name.utf8) }
        output.append(entity?.byte ?? bytes[offset])
        offset += entity?.name.utf8.count ?? 1
      case let byte:
        if !byte.isBlank || output.last?.isBlank == false { output.append(byte) }
        offset += 1
      }
    }
    return RawErrorText(output)
  }

  /// The HTML entities that occur in ordinary text.
  private static let entities: [(name: String, byte: UInt8)] = [
    ("&lt;", 0x3C), ("&gt;", 0x3E), ("&amp;", 0x26), ("&quot;", 0x22), ("&#34;", 0x22), ("&#39;", 0x27),
    ("&#x27;", 0x27),
    ("&apos;", 0x27), ("&nbsp;", 0x20), ("&#160;", 0x20),
  ]
}
