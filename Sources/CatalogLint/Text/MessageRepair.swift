internal import MessageFiles

/// Explains why a message does not parse, by repairing it.
///
/// Each repair undoes one kind of mistake. Repairs are tried in turn until the message parses; the repairs that changed
/// something identify the mistakes.
struct MessageRepair {
  /// A mistake and its range in UTF-8 bytes of the message.
  struct Mistake {
    let id: Diagnostic.ID
    let parameters: Diagnostic.Parameters
    let spot: Range<Int>

    init(_ id: Diagnostic.ID, _ parameters: Diagnostic.Parameters = [:], at spot: Range<Int>) {
      self.id = id
      self.parameters = parameters
      self.spot = spot
    }
  }

  private static let fullWidth: Diagnostic.ID = "invalid-message.full-width"
  private static let arabicComma: Diagnostic.ID = "invalid-message.arabic-comma"
  private static let translatedKeyword: Diagnostic.ID = "invalid-message.translated-keyword"
  private static let equalsOther: Diagnostic.ID = "invalid-message.equals-other"
  private static let spacedNumber: Diagnostic.ID = "invalid-message.spaced-number"
  private static let commaBetweenBranches: Diagnostic.ID = "invalid-message.comma-between-branches"
  private static let textInBraces: Diagnostic.ID = "invalid-message.text-in-braces"
  private static let spacesInName: Diagnostic.ID = "invalid-message.spaces-in-name"
  private static let missingComma: Diagnostic.ID = "invalid-message.missing-comma"
  private static let branchWithoutBraces: Diagnostic.ID = "invalid-message.branch-without-braces"
  private static let unclosedBrace: Diagnostic.ID = "invalid-message.unclosed-brace"
  private static let extraBrace: Diagnostic.ID = "invalid-message.extra-brace"
  private static let missingOther: Diagnostic.ID = "invalid-message.missing-other"
  /// The diagnostics that only repairs report; `missingOther` is also an error of the parser.
  static let ids = [
    fullWidth, arabicComma, translatedKeyword, equalsOther, spacedNumber, commaBetweenBranches, textInBraces,
    spacesInName, missingComma, branchWithoutBraces, unclosedBrace, extraBrace,
  ]

  /// The longest message to repair, in UTF-8 bytes.
  ///
  /// The repairs count braces repeatedly, so their time grows with the square of the length.
  static let maximumLength = 4096

  let mistakes: [Mistake]
  /// The repaired message, which parses; nil when no repair helps.
  let repaired: String?

  /// - Parameter arguments: the names of the source's arguments.
  init(_ message: String, arguments: Set<String>, dialect: Linter.Dialect) {
    let parser = MessageParser()
    func parses(_ text: RepairBuffer) -> Bool { (try? dialect.parse(text.string, with: parser)) != nil }
    var text = RepairBuffer(message)
    var mistakes: [Mistake] = []
    let repairs: [(inout RepairBuffer) -> [Mistake]] = [
      Self.repairFullWidth, Self.repairArabicComma, { Self.repairNames(&$0, arguments) }, Self.repairTypes,
      Self.repairEqualsOther, Self.repairSpacedNumbers, Self.repairOther, Self.repairCommas,
      { Self.repairBraces(&$0, arguments) },
    ]
    for repair in repairs where !parses(text) { mistakes += repair(&text) }
    if mistakes.isEmpty, let bare = text.branchWithoutBraces {
      mistakes = [Mistake(Self.branchWithoutBraces, ["keyword": .text(bare.text)], at: text.spot(bare.range))]
    }
    if mistakes.isEmpty, text.branchesLackOther { mistakes = [Mistake(Self.missingOther, at: 0..<0)] }
    self.mistakes = mistakes
    repaired = parses(text) && !mistakes.isEmpty ? text.string : nil
  }

  // MARK: Repairs

  private static let asciiSigns: [Unicode.Scalar: Unicode.Scalar] = [
    "，": ",", "｛": "{", "｝": "}", "＃": "#", "＝": "=", "、": ",",
  ]

  /// Repairs full-width commas, braces and other signs; commas, `#` and `=` in plain text stay.
  private static func repairFullWidth(_ text: inout RepairBuffer) -> [Mistake] {
    var found: [Mistake] = []
    for index in text.scalars.indices {
      guard let ascii = asciiSigns[text.scalars[index]] else { continue }
      let isInHead = text.isInArgumentHead(at: index)
      let isCommaInText = ascii == "," && !isInHead
      let isSignInText = (ascii == "#" || ascii == "=") && !isInHead && text.depth(at: index) <= 1
      if isCommaInText || isSignInText { continue }
      found.append(
        Mistake(
          fullWidth, ["character": .text(String(text.scalars[index]))], at: text.spot(index..<index + 1)))
      text.scalars[index] = ascii
    }
    return found
  }

  private static func repairArabicComma(_ text: inout RepairBuffer) -> [Mistake] {
    var found: [Mistake] = []
    for index in text.scalars.indices where text.scalars[index] == "\u{60C}" && text.isInArgumentHead(at: index) {
      found.append(Mistake(arabicComma, at: text.spot(index..<index + 1)))
      text.scalars[index] = ","
    }
    return found
  }

  private static let typeNames: Set<String> = ["plural", "select", "selectordinal", "number", "date", "time"]

  /// Repairs `{name 님}`, `{name.}`, `{user name}` and `{count plural, ...}`.
  private static func repairNames(_ text: inout RepairBuffer, _ argumentNames: Set<String>) -> [Mistake] {
    var found: [Mistake] = []
    var index = 0
    while index < text.scalars.count {
      defer { index += 1 }
      guard text.scalars[index] == "{", let nameText = text.nameText(after: index), !text.isBranch(at: index) else {
        continue
      }
      let range = index + 1..<index + 1 + nameText.count
      let trimmed = nameText.drop(while: \.isSpace)
      let name = trimmed.prefix { $0.isNamePart }
      let firstWord = String(String.UnicodeScalarView(name))
      let rest = trimmed.dropFirst(name.count)
      guard !rest.allSatisfy(\.isSpace) else { continue }
      let words = String(String.UnicodeScalarView(nameText)).split(whereSeparator: \.isWhitespace)
      let endsInBrace = range.upperBound < text.scalars.count && text.scalars[range.upperBound] == "}"
      if words.count == 2, let type = words.last.map(String.init), typeNames.contains(type), !endsInBrace {
        found.append(
          Mistake(missingComma, ["argument": .text(firstWord), "type": .text(type)], at: text.spot(range)))
        text.replace(range, with: Array("\(firstWord), \(type)".unicodeScalars))
      } else if argumentNames.contains(firstWord), endsInBrace {
        found.append(Mistake(textInBraces, ["argument": .text(firstWord)], at: text.spot(range)))
        text.replace(range.lowerBound..<range.upperBound + 1, with: Array(name) + ["}"] + rest)
      } else {
        let joined = words.joined().lowercased().filter { $0.isLetter || $0.isNumber }
        let similarNames = argumentNames.filter { $0.lowercased().filter { $0.isLetter || $0.isNumber } == joined }
        guard similarNames.count == 1, let meant = similarNames.first else { continue }
        let written = words.joined(separator: " ")
        found.append(
          Mistake(spacesInName, ["argument": .text(written), "meant": .text(meant)], at: text.spot(range)))
        text.replace(range, with: Array(meant.unicodeScalars))
      }
    }
    return found
  }

  private static let types: [String: String] = [
    "복수": "plural", "복수형": "plural", "複数": "plural", "複数形": "plural", "plurals": "plural", "pural": "plural",
    "선택": "select", "選択": "select", "서수": "selectordinal", "序数": "selectordinal", "숫자": "number", "数値": "number",
    "数字": "number", "날짜": "date", "日付": "date", "시간": "time", "時間": "time", "時刻": "time",
  ]

  /// Repairs a translated type: `{n, 복수, ...}`.
  private static func repairTypes(_ text: inout RepairBuffer) -> [Mistake] {
    var found: [Mistake] = []
    var index = 0
    while index < text.scalars.count {
      defer { index += 1 }
      guard text.scalars[index] == ",", text.isFirstComma(at: index), let word = text.word(after: index),
        let meant = types[word.text.lowercased()]
      else { continue }
      found.append(
        Mistake(
          translatedKeyword, ["keyword": .text(word.text), "meant": .text(meant)], at: text.spot(word.range)))
      text.replace(word.range, with: Array(meant.unicodeScalars))
    }
    return found
  }

  private static func repairEqualsOther(_ text: inout RepairBuffer) -> [Mistake] {
    var found: [Mistake] = []
    while let index = text.firstIndex(of: "=other") {
      found.append(Mistake(equalsOther, at: text.spot(index..<index + 6)))
      text.replace(index..<index + 1, with: [])
    }
    return found
  }

  /// Repairs a space between `=` and its number before a branch: `= 1 {...}`.
  private static func repairSpacedNumbers(_ text: inout RepairBuffer) -> [Mistake] {
    var found: [Mistake] = []
    var index = 0
    while index < text.scalars.count {
      defer { index += 1 }
      guard text.scalars[index] == "=", text.depth(at: index) > 0, text.isBranch(at: index) else { continue }
      let spaces = text.scalars[(index + 1)...].prefix(while: \.isSpace)
      let number = text.scalars[spaces.endIndex...].prefix { $0.properties.numericType == .decimal }
      guard !spaces.isEmpty, !number.isEmpty else { continue }
      let written = String(String.UnicodeScalarView(text.scalars[index..<number.endIndex]))
      let meant = "=\(String(String.UnicodeScalarView(number)))"
      found.append(
        Mistake(
          spacedNumber, ["selector": .text(written), "meant": .text(meant)], at: text.spot(index..<number.endIndex)))
      text.replace(spaces.startIndex..<spaces.endIndex, with: [])
    }
    return found
  }

  private static let otherMisspellings: Set<String> = [
    "다른", "기타", "그외", "나머지", "그밖", "그밖에", "その他", "それ以外", "他", "ほか", "其他", "其它", "ohter", "othr", "otehr", "othe",
    "otros", "autre", "autres", "andere",
  ]

  /// Repairs a translated or misspelled `other` before a branch.
  private static func repairOther(_ text: inout RepairBuffer) -> [Mistake] {
    var found: [Mistake] = []
    var index = 0
    while index < text.scalars.count {
      defer { index += 1 }
      guard text.scalars[index] == "{", text.isBranch(at: index), let word = text.word(before: index),
        otherMisspellings.contains(word.text.lowercased()) || text.isOnlyForeignBranch(word.text)
      else { continue }
      found.append(
        Mistake(
          translatedKeyword, ["keyword": .text(word.text), "meant": "other"], at: text.spot(word.range)))
      text.replace(word.range, with: Array("other".unicodeScalars))
      // `other` has five letters.
      index += 5 - word.range.count
    }
    return found
  }

  /// Repairs commas between branches: `one {...}, other {...}`.
  private static func repairCommas(_ text: inout RepairBuffer) -> [Mistake] {
    var found: [Mistake] = []
    var index = 0
    while index < text.scalars.count {
      defer { index += 1 }
      // An odd depth is inside an argument, where a comma after a branch is between two branches.
      guard text.scalars[index] == ",", text.previousVisible(before: index) == "}", text.depth(at: index) > 0,
        text.depth(at: index) % 2 == 1
      else { continue }
      found.append(Mistake(commaBetweenBranches, at: text.spot(index..<index + 1)))
      text.replace(index..<index + 1, with: [])
      index -= 1
    }
    return found
  }

  /// Repairs a brace that is not closed or not opened.
  ///
  /// An unclosed brace is closed after the name of a known argument, or else at the end of the message.
  private static func repairBraces(_ text: inout RepairBuffer, _ argumentNames: Set<String>) -> [Mistake] {
    let depth = text.depth(at: text.scalars.count)
    if depth > 0 {
      let open = text.firstUnclosedBrace ?? 0
      let spot = text.spot(open..<open + 1)
      let name = text.scalars[(open + 1)...].prefix { $0.isNamePart }
      let hasNoComma = text.scalars[name.endIndex...].first { !$0.isSpace } != ","
      if depth == 1, hasNoComma, argumentNames.contains(String(String.UnicodeScalarView(name))) {
        text.replace(name.endIndex..<name.endIndex, with: ["}"])
      } else {
        text.scalars += Array(repeating: "}", count: depth)
      }
      return [Mistake(unclosedBrace, ["count": .integer(Int64(depth))], at: spot)]
    }
    guard depth < 0, let last = text.scalars.lastIndex(of: "}") else { return [] }
    let spot = text.spot(last..<last + 1)
    text.replace(last..<last + 1, with: [])
    return [Mistake(extraBrace, at: spot)]
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }
  fileprivate var isNamePart: Bool { properties.isAlphabetic || properties.numericType != nil || self == "_" }
}
