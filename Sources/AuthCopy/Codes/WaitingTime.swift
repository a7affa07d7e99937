/// The time to wait that a raw error names, in seconds, rounded up.
enum WaitingTime {
  /// The keys of members that hold it, without case, `_` and `-`, and how many of its units are a second.
  static let keys: [String: Double] = [
    "retryafter": 1, "retryafterseconds": 1, "retryaftersecs": 1, "xretryafter": 1, "retryin": 1, "retrydelay": 1,
    "waitseconds": 1, "retryafterms": 1_000, "retryaftermilliseconds": 1_000, "retryaftermillis": 1_000,
    "lockoutexpiresinseconds": 1,
  ]

  /// The seconds of each unit, by its name in lower case.
  static let units: [String: Double] = [
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "min": 60, "mins": 60, "minute": 60, "minutes": 60,
    "h": 3_600, "hr": 3_600, "hrs": 3_600, "hour": 3_600, "hours": 3_600, "day": 86_400, "days": 86_400, "초": 1,
    "분": 60, "시간": 3_600, "秒": 1, "分": 60, "時間": 3_600,
  ]

  /// The words after which a time is one to wait.
  static let words: Set<String> = ["after", "in", "wait", "for", "least"]

  /// Whole seconds, from 1 to `Int32.max`; nil beyond.
  static func seconds(_ seconds: Double?) -> Int64? {
    guard let seconds = seconds?.rounded(.up), seconds >= 1, seconds <= Double(Int32.max) else { return nil }
    return Int64(seconds)
  }

  /// The first of some values that is a number, such as `26`, `0.65` or `26s`.
  static func seconds(in values: [String]) -> Int64? {
    values.lazy.compactMap { seconds(number($0)) }.first
  }

  /// The value of the first member that holds a time to wait.
  static func seconds(ofMembersIn objects: [JSONNode]) -> Int64? {
    for case .object(let members) in objects.lazy.map(\.content) {
      for member in members where (7...28).contains(member.key.utf8.count) {
        guard let text = member.value.scalarText,
          let divisor = keys[String(decoding: FoldedText(member.key).bytes, as: UTF8.self)],
          let wait = seconds(number(text).map { $0 / divisor })
        else { continue }
        return wait
      }
    }
    return nil
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.prefix(20).prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return digits.isEmpty ? nil : Double(digits)
  }

  /// The first time in the texts that is one to wait: "after 26 seconds", "in 5 minutes", "30초 후".
  static func seconds(inTexts texts: [ErrorText]) -> Int64? {
    texts.lazy.compactMap { text in
      text.numbers.lazy.compactMap { number in
        guard let unit = units[text.unit(after: number)],
          let count = Int64(String(decoding: text.bytes[number], as: UTF8.self)),
          words.contains(text.wordBefore(number)) || text.saysLater(after: number)
        else { return nil }
        return seconds(Double(count) * unit)
      }.first
    }.first
  }
}

extension ErrorText {
  /// The runs of at most nine digits within the part of the text that is searched for numbers.
  var numbers: [Range<Int>] {
    var numbers: [Range<Int>] = []
    let end = min(bytes.count, FoldedText.descriptionLimit)
    var offset = 0
    while offset < end {
      let start = offset
      while offset < end, bytes[offset].isDigit { offset += 1 }
      if (1...9).contains(offset - start) { numbers.append(start..<offset) }
      offset += 1
    }
    return numbers
  }

  /// The word after a number in lower case, such as `seconds` in `26 seconds` and `26s`.
  func unit(after number: Range<Int>) -> String {
    var start = number.upperBound
    if byte(at: start) == 0x20 || byte(at: start) == UInt8(ascii: "-") { start += 1 }
    let word = bytes[min(start, bytes.count)...].prefix(12)
    if let first = word.first, first >= 0x80 {
      // Korean and Japanese have no blank after the unit.
      let text = String(decoding: word, as: UTF8.self)
      return ["시간", "時間", "초", "분", "秒", "分"].first(where: text.hasPrefix) ?? ""
    }
    return String(decoding: word.prefix(while: \.isLetter), as: UTF8.self).lowercased()
  }

  fileprivate func wordBefore(_ number: Range<Int>) -> String {
    var end = number.lowerBound
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, end - start < 12, bytes[start - 1].isLetter { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
  }

  /// Whether a Korean or Japanese time is followed by the word for `later`.
  fileprivate func saysLater(after number: Range<Int>) -> Bool {
    let rest = String(decoding: bytes[number.upperBound...].prefix(18), as: UTF8.self)
    return rest.contains("후") || rest.contains("뒤") || rest.contains("後")
  }
}
