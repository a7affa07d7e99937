internal import MessageFiles

extension RawErrorText {
  /// The text without stack frames, quoted lines of source code, and lines that are only a path.
  ///
  /// The name of a function in such a line, such as `parseError`, is no evidence of an error.
  var withoutFrames: RawErrorText {
    let canHaveFrames =
      bytes.contains(0x0A) || bytes.contains(UInt8(ascii: "\\")) || end(of: .call, at: 0) != nil
      || bytes[...].contains([0x20] + rules[.call].bytes)
    guard canHaveFrames else { return self }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    // The indentation of the last Python frame, `File "…"`; more deeply indented lines after it quote its source code.
    var frameIndentation: Int?
    var lastException: Int?
    for line in lines {
      let content = bytes[line].drop(while: \.isBlank)
      let indentation = content.startIndex - line.lowerBound
      if let frameIndentation, indentation > frameIndentation || content.isEmpty { continue }
      frameIndentation = content.starts(with: rules[.pythonFrame].bytes) ? indentation : nil
      guard frameIndentation == nil, !content.isFrame(rules) else { continue }
      if !kept.isEmpty { kept.append(0x0A) }
      let isLink = rules[.causeLines].begin(content)
      if isLink, rules[.contextLines].begin(content) { lastException = line.upperBound }
      kept += isLink ? rules[.cause].bytes[...] : bytes[line].withoutCalls(rules)
    }
    if kept.count == bytes.count { return self }
    var text = RawErrorText(kept, rules)
    text.lastExceptionOffset = lastException
    return text
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

  /// The parts of the text that can be a complete message, without duplicates.
  ///
  /// They are the text, its first line and the lines with a cause, the same lines without the prefixes that loggers and
  /// programming languages add, the text after the last exception's name, and the parts of several words between
  /// `messageSeparators`, as a whole and, unless a number is there, after their last colon.
  var messages: [ArraySlice<UInt8>] {
    let (limit, longest) = (rules[.messages], rules[.codeLength])
    var messages: [ArraySlice<UInt8>] = []
    func add(_ message: ArraySlice<UInt8>) {
      guard messages.count < limit else { return }
      var message = message.trimmed
      if message.last == UInt8(ascii: ".") { message.removeLast() }
      if message.count >= 2, message.count <= longest, !messages.contains(message) { messages.append(message) }
    }
    add(bytes[...])
    for (number, line) in bytes.split(separator: 0x0A).enumerated() {
      var line = line.trimmed
      if number > 0 {
        guard let cause = rules[.causeMarkers].first(where: { line.starts(with: $0.bytes) }) else { continue }
        line = line.dropFirst(cause.bytes.count)
      }
      add(line)
      add(line.withoutLogPrefix(rules))
      if let inner = line.afterLastException(rules) { add(inner) }
    }
    for part in bytes.split(whereSeparator: rules[.messageSeparators].contains).map(\.trimmed) where part.contains(0x20)
    {
      add(part)
      guard let colon = part.lastIndex(of: UInt8(ascii: ":")) else { continue }
      let rest = part[(colon + 1)...]
      if rest.first == 0x20, !rest.dropFirst().allSatisfy(\.isDigit) { add(rest) }
    }
    return messages
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without blanks at both ends.
  var trimmed: ArraySlice<UInt8> {
    var text = drop(while: \.isBlank)
    while text.last?.isBlank == true { text.removeLast() }
    return text
  }

  /// Returns whether a line, without its indentation, is a stack frame.
  fileprivate func isFrame(_ rules: ReadingRules) -> Bool {
    if starts(with: rules[.call].bytes) {
      let call = dropFirst(rules[.call].bytes.count)
      let name = call.prefix { !$0.isBlank && $0 != UInt8(ascii: "(") }
      return call.callEnd(rules) != nil
        || name.contains(UInt8(ascii: ".")) && self[name.endIndex...].drop { $0 == 0x20 }.first == UInt8(ascii: "(")
    }
    if rules[.frameStarts].begin(self) { return true }
    let hasNumberSign = first == UInt8(ascii: "#")
    if hasNumberSign || first?.isDigit == true {
      let rest = drop { $0 == UInt8(ascii: "#") || $0.isDigit }
      // `#0 main (package:…)` and `#1 /app/x.php(12): …`.
      if hasNumberSign { return rest.startIndex > startIndex + 1 && rest.first == 0x20 }
      // `0  CoreFoundation  0x00…`.
      return rest.starts(with: [0x20, 0x20]) && rest.contains(rules[.address].bytes)
    }
    // A path or a function with its line number, and nothing else.
    return !contains(0x20) && isSourceLocation(rules)
  }

  /// Returns whether a word is a path or a function with a line number, such as `/src/app.js:12:3` or
  /// `submit@app.js:12:3`.
  private func isSourceLocation(_ rules: ReadingRules) -> Bool {
    let lineSigns = rules[.lineSigns]
    let name = reversed().drop { $0.isDigit || lineSigns.contains($0) }
    return name.count < count - 1 && self[endIndex - 1].isDigit && name.contains(where: rules[.locationSigns].contains)
  }

  /// Returns the end of a call after `at ` in a stack trace: `x.y (file:1:2)`, `new X (…)`, `/file.js:1:2`; nil for
  /// prose.
  fileprivate func callEnd(_ rules: ReadingRules) -> Int? {
    let text = prefix(rules[.callLength])
    var rest = text
    for keyword in rules[.callKeywords] where rest.starts(with: keyword.bytes) {
      rest = rest.dropFirst(keyword.bytes.count)
    }
    let name = rest.prefix { !$0.isBlank && $0 != UInt8(ascii: "(") }
    guard !name.isEmpty else { return nil }
    var afterName = text[name.endIndex...]
    if afterName.starts(with: rules[.alias].bytes) {
      afterName = afterName.drop { $0 != UInt8(ascii: "]") }.dropFirst()
    }
    if afterName.first == 0x20 { afterName = afterName.dropFirst() }
    if afterName.first == UInt8(ascii: "("), let close = afterName.firstIndex(of: UInt8(ascii: ")")) {
      let place = afterName[afterName.startIndex + 1..<close]
      let isKnownPlace = place.isEmpty || place.last?.isDigit == true || rules[.placeStarts].begin(place)
      let isCall = rules[.unknownPlaces].begin(place) || isKnownPlace && !place.contains(0x20)
      return isCall ? close + 1 : nil
    }
    return name.isSourceLocation(rules) ? name.endIndex : nil
  }

  /// Returns a line without the calls of a stack trace on the same line: `Error: x at f (a.js:1:2) at g (b.js:3:4)`.
  ///
  /// Only a place in parentheses counts, because `at http://127.0.0.1:8000` is part of a sentence.
  fileprivate func withoutCalls(_ rules: ReadingRules) -> ArraySlice<UInt8> {
    let marker = [0x20] + rules[.call].bytes
    var kept: [UInt8] = []
    var start = startIndex
    var offset = startIndex
    while offset + marker.count < endIndex {
      if self[offset] == 0x20, self[offset..<offset + marker.count].elementsEqual(marker),
        let end = self[(offset + marker.count)...].callEnd(rules), self[end - 1] == UInt8(ascii: ")")
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

  func contains(_ pattern: [UInt8]) -> Bool {
    withUnsafeBufferPointer { $0.offset(of: pattern, from: 0) } != nil
  }

  /// Returns the message after a time, a log level, names in brackets, and some names with a colon.
  ///
  /// Such names are a logger, a tag and an exception's class.
  fileprivate func withoutLogPrefix(_ rules: ReadingRules) -> ArraySlice<UInt8> {
    let (signs, timeSigns) = (rules[.logSigns], rules[.timeSigns])
    var rest = self
    var names = 0
    while true {
      rest = rest.drop { $0.isBlank || signs.contains($0) }
      guard let first = rest.first else { return rest }
      if first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) {
        rest = rest[(close + 1)...]
        continue
      }
      let word = rest.prefix { !$0.isBlank }
      let isTime = first.isDigit && word.allSatisfy { $0.isDigit || timeSigns.contains($0) }
      // After a name, a level is more likely the first word of a sentence.
      if isTime || names == 0 && word.isLevel(rules) {
        rest = rest[word.endIndex...]
        continue
      }
      guard word.last == UInt8(ascii: ":"), names < rules[.logNames] else { return rest }
      names += 1
      rest = rest[word.endIndex...]
    }
  }

  /// Returns the text after the last exception's name: `state mismatch` in `callback failed Error: state mismatch`.
  fileprivate func afterLastException(_ rules: ReadingRules) -> ArraySlice<UInt8>? {
    var end = endIndex
    while end - startIndex > 2 {
      if self[end - 1] == 0x20, self[end - 2] == UInt8(ascii: ":"), rules[.exceptionNames].end(self[..<(end - 2)]) {
        return end < endIndex ? self[end...] : nil
      }
      end -= 1
    }
    return nil
  }

  /// Returns whether the word is a log level.
  ///
  /// A word that is longer than every level is not looked up, because hashing a long word takes time.
  private func isLevel(_ rules: ReadingRules) -> Bool {
    count <= rules.longestLogLevel && rules.logLevels.contains(String(decoding: self, as: UTF8.self).lowercased())
  }
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
        for hidden in rules[.hiddenElements] where name.map({ $0 | 0x20 }).elementsEqual(hidden.bytes) {
          offset = self.offset(after: .closingTag, from: offset) ?? bytes.count
        }
        if output.last != 0x0A { output.append(0x0A) }
      case UInt8(ascii: "&"):
        let entity = rules[.entities].first { bytes[offset...].starts(with: $0.key.bytes) }
        output += entity.map { Array($0.value.utf8) } ?? [bytes[offset]]
        offset += entity?.key.bytes.count ?? 1
      case let byte:
        if !byte.isBlank || output.last?.isBlank == false { output.append(byte) }
        offset += 1
      }
    }
    return RawErrorText(output, rules)
  }
}
