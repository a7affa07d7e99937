internal import AuthCopy

/// Finds out what a translator did to a message that does not parse, by mending it.
///
/// Each repair undoes one kind of mistake. They are tried in turn until the message parses; those that changed something
/// are what was wrong.
struct MessageDoctor {
  enum Complaint: Hashable {
    case fullWidth(String)
    case arabicComma
    case translatedType(String, meant: String)
    case translatedOther(String)
    case equalsOther
    case commaBetweenBranches
    case textInBraces(name: String)
    case spacesInName(String, meant: String)
    case commaMissing(name: String, type: String)
    case branchWithoutBraces(String)
    case unclosedBrace(Int)
    case extraBrace
    case missingOther
  }

  /// What was wrong, and where in UTF-8 bytes of the message.
  let complaints: [(complaint: Complaint, spot: Range<Int>)]
  /// The message that parses; nil when no repair helps.
  let repaired: String?

  init(_ message: String, arguments: Set<String>) {
    let parser = MessageParser()
    func parses(_ text: MarkedText) -> Bool { (try? parser.parse(text.string)) != nil }
    var text = MarkedText(message)
    var complaints: [(complaint: Complaint, spot: Range<Int>)] = []
    let repairs: [(inout MarkedText) -> [(Complaint, Range<Int>)]] = [
      Self.mendFullWidth, Self.mendArabicComma, { Self.mendNames(&$0, arguments) }, Self.mendTypes,
      Self.mendEqualsOther, Self.mendOther, Self.mendCommas, Self.mendBraces,
    ]
    for repair in repairs where !parses(text) {
      let found = repair(&text)
      complaints += found.map { (complaint: $0.0, spot: $0.1) }
    }
    if complaints.isEmpty, let bare = text.branchWithoutBraces {
      complaints = [(.branchWithoutBraces(bare.text), text.spot(bare.range))]
    }
    if complaints.isEmpty, text.branchesLackOther { complaints = [(.missingOther, 0..<0)] }
    self.complaints = complaints
    repaired = parses(text) && !complaints.isEmpty ? text.string : nil
  }

  // MARK: Repairs

  private static let fullWidth: [Unicode.Scalar: Unicode.Scalar] = [
    "，": ",", "｛": "{", "｝": "}", "＃": "#", "＝": "=", "、": ",",
  ]

  /// Full-width commas and braces; a comma only where a keyword or a branch follows.
  private static func mendFullWidth(_ text: inout MarkedText) -> [(Complaint, Range<Int>)] {
    var found: [(Complaint, Range<Int>)] = []
    for index in text.scalars.indices {
      guard let ascii = fullWidth[text.scalars[index]] else { continue }
      let isComma = ascii == ","
      guard !isComma || text.isInArgumentHead(at: index) else { continue }
      guard ascii != "#" && ascii != "=" || text.isInArgumentHead(at: index) || text.depth(at: index) > 1 else {
        continue
      }
      found.append((.fullWidth(String(text.scalars[index])), text.spot(index..<index + 1)))
      text.scalars[index] = ascii
    }
    return found
  }

  private static func mendArabicComma(_ text: inout MarkedText) -> [(Complaint, Range<Int>)] {
    var found: [(Complaint, Range<Int>)] = []
    for index in text.scalars.indices where text.scalars[index] == "\u{60C}" && text.isInArgumentHead(at: index) {
      found.append((.arabicComma, text.spot(index..<index + 1)))
      text.scalars[index] = ","
    }
    return found
  }

  private static let typeNames: Set<String> = ["plural", "select", "selectordinal", "number", "date", "time"]

  /// `{name 님}`, `{name.}`, `{user name}` and `{count plural, ...}`.
  private static func mendNames(_ text: inout MarkedText, _ known: Set<String>) -> [(Complaint, Range<Int>)] {
    var found: [(Complaint, Range<Int>)] = []
    var index = 0
    while index < text.scalars.count {
      defer { index += 1 }
      guard text.scalars[index] == "{", let head = text.head(after: index), !text.isBranch(at: index) else { continue }
      let range = index + 1..<index + 1 + head.count
      let trimmed = head.drop(while: \.isSpace)
      let name = trimmed.prefix { $0.isNamePart }
      let first = String(String.UnicodeScalarView(name))
      let rest = trimmed.dropFirst(name.count)
      guard !rest.allSatisfy(\.isSpace) else { continue }
      let words = String(String.UnicodeScalarView(head)).split(whereSeparator: \.isWhitespace)
      let closes = range.upperBound < text.scalars.count && text.scalars[range.upperBound] == "}"
      if words.count == 2, let type = words.last.map(String.init), typeNames.contains(type), !closes {
        found.append((.commaMissing(name: first, type: type), text.spot(range)))
        text.replace(range, with: Array("\(first), \(type)".unicodeScalars))
      } else if known.contains(first), closes {
        found.append((.textInBraces(name: first), text.spot(range)))
        text.replace(range.lowerBound..<range.upperBound + 1, with: Array(name) + ["}"] + rest)
      } else {
        let joined = words.joined().lowercased().filter { $0.isLetter || $0.isNumber }
        let meant = known.filter { $0.lowercased().filter { $0.isLetter || $0.isNumber } == joined }
        guard meant.count == 1, let name = meant.first else { continue }
        found.append((.spacesInName(words.joined(separator: " "), meant: name), text.spot(range)))
        text.replace(range, with: Array(name.unicodeScalars))
      }
    }
    return found
  }

  private static let types: [String: String] = [
    "복수": "plural", "복수형": "plural", "複数": "plural", "複数形": "plural", "plurals": "plural", "pural": "plural",
    "선택": "select", "選択": "select", "서수": "selectordinal", "序数": "selectordinal", "숫자": "number", "数値": "number",
    "数字": "number", "날짜": "date", "日付": "date", "시간": "time", "時間": "time", "時刻": "time",
  ]

  /// `{n, 복수, ...}`
  private static func mendTypes(_ text: inout MarkedText) -> [(Complaint, Range<Int>)] {
    var found: [(Complaint, Range<Int>)] = []
    var index = 0
    while index < text.scalars.count {
      defer { index += 1 }
      guard text.scalars[index] == ",", text.isFirstComma(at: index), let word = text.word(after: index),
        let meant = types[word.text.lowercased()]
      else { continue }
      found.append((.translatedType(word.text, meant: meant), text.spot(word.range)))
      text.replace(word.range, with: Array(meant.unicodeScalars))
    }
    return found
  }

  private static func mendEqualsOther(_ text: inout MarkedText) -> [(Complaint, Range<Int>)] {
    var found: [(Complaint, Range<Int>)] = []
    while let index = text.firstIndex(of: "=other") {
      found.append((.equalsOther, text.spot(index..<index + 6)))
      text.replace(index..<index + 1, with: [])
    }
    return found
  }

  private static let others: Set<String> = [
    "다른", "기타", "그외", "나머지", "그밖", "그밖에", "その他", "それ以外", "他", "ほか", "其他", "其它", "ohter", "othr", "otehr", "othe",
    "otros", "autre", "autres", "andere",
  ]

  /// A translated or misspelt `other`, before a branch's brace.
  private static func mendOther(_ text: inout MarkedText) -> [(Complaint, Range<Int>)] {
    var found: [(Complaint, Range<Int>)] = []
    var index = 0
    while index < text.scalars.count {
      defer { index += 1 }
      guard text.scalars[index] == "{", text.isBranch(at: index), let word = text.word(before: index),
        others.contains(word.text.lowercased()) || text.isOnlyForeignBranch(word.text)
      else { continue }
      found.append((.translatedOther(word.text), text.spot(word.range)))
      text.replace(word.range, with: Array("other".unicodeScalars))
      index += 5 - word.range.count
    }
    return found
  }

  /// `one {...}, other {...}`
  private static func mendCommas(_ text: inout MarkedText) -> [(Complaint, Range<Int>)] {
    var found: [(Complaint, Range<Int>)] = []
    var index = 0
    while index < text.scalars.count {
      defer { index += 1 }
      guard text.scalars[index] == ",", text.previousVisible(before: index) == "}", text.depth(at: index) > 0,
        text.depth(at: index) % 2 == 1
      else { continue }
      found.append((.commaBetweenBranches, text.spot(index..<index + 1)))
      text.replace(index..<index + 1, with: [])
      index -= 1
    }
    return found
  }

  private static func mendBraces(_ text: inout MarkedText) -> [(Complaint, Range<Int>)] {
    let depth = text.depth(at: text.scalars.count)
    if depth > 0 {
      let open = text.openBrace ?? 0
      let spot = text.spot(open..<open + 1)
      text.scalars += Array(repeating: "}", count: depth)
      return [(.unclosedBrace(depth), spot)]
    }
    guard depth < 0, let last = text.scalars.lastIndex(of: "}") else { return [] }
    let spot = text.spot(last..<last + 1)
    text.replace(last..<last + 1, with: [])
    return [(.extraBrace, spot)]
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }
  fileprivate var isNamePart: Bool { properties.isAlphabetic || properties.numericType != nil || self == "_" }
}
