extension PasswordRequirement {
  /// The phrases by which providers name the rules, without case, `_`, `-` and blanks.
  static let phrases: [(phrase: String, requirement: PasswordRequirement)] = [
    ("notlongenough", .length), ("tooshort", .length), ("charactersinlength", .length), ("charactersormore", .length),
    ("characterslong", .length), ("minimumlength", .length), ("minlength", .length), ("lengthatleast", .length),
    ("ormorecharacters", .length),
    ("uppercase", .uppercase), ("capitalletter", .uppercase),
    ("lowercase", .lowercase), ("smallletter", .lowercase),
    ("aletter", .letter), ("oneletter", .letter), ("alphabet", .letter), ("1letter", .letter),
    ("digit", .digit), ("containanumeric", .digit), ("containnumeric", .digit), ("havenumeric", .digit),
    ("haveanumeric", .digit), ("onenumeric", .digit), ("1numeric", .digit), ("anumber", .digit),
    ("onenumber", .digit), ("1number", .digit), ("numbers", .digit), ("numeral", .digit),
    ("symbol", .symbol), ("specialchar", .symbol), ("nonalphanumeric", .symbol), ("punctuation", .symbol),
    ("reused", .notReused), ("recentlyused", .notReused), ("usedrecently", .notReused),
    ("previouspassword", .notReused),
    ("previouslyused", .notReused), ("passwordhistory", .notReused), ("oldpassword", .notReused),
    ("differentfrom", .notReused), ("lastpasswords", .notReused),
    ("toocommon", .notCommon), ("commonpassword", .notCommon), ("commonlyused", .notCommon),
    ("easytoguess", .notCommon), ("dictionary", .notCommon), ("blacklist", .notCommon), ("pwned", .notCommon),
    ("breach", .notCommon),
    ("personalinfo", .noPersonalInfo), ("personaldata", .noPersonalInfo), ("username", .noPersonalInfo),
    ("toosimilar", .noPersonalInfo), ("partsofyour", .noPersonalInfo), ("youremail", .noPersonalInfo),
    ("yourname", .noPersonalInfo), ("firstname", .noPersonalInfo), ("lastname", .noPersonalInfo),
  ]

  private static let matcher = PhraseMatcher(phrases.map { FoldedText($0.phrase) })

  /// The ids in the order in which the copy names them.
  static let order: [PasswordRequirement] = [
    .length, .uppercase, .lowercase, .letter, .digit, .symbol, .notReused, .notCommon, .noPersonalInfo,
  ]

  /// For each phrase the bit of its rule in a set of rules.
  private static let bits: [UInt16] = phrases.map { phrase in
    1 << UInt16(order.firstIndex(of: phrase.requirement) ?? 0)
  }

  private static let lengthBit: UInt16 = 1

  /// The keys of members that list unmet rules.
  static let lists: Set<String> = [
    "reasons", "requirements", "missingrequirements", "unmetrequirements", "failures", "failedrules",
  ]

  /// The rules that a raw error names as unmet.
  ///
  /// Where the error says of each rule whether it is met (`"verified": false`), that counts; else lists of reasons, and
  /// what the texts about passwords name.
  static func unmet(_ named: [String], _ objects: [JSONNode], _ texts: [ErrorText]) -> [PasswordRequirement] {
    var found = named.reduce(0) { $0 | rules(in: $1) }
    let checked = objects.filter { $0["verified"]?.bool != nil }
    if !checked.isEmpty {
      for rule in checked where rule["verified"]?.bool == false {
        found |= rules(in: rule["code"]?.string ?? rule["message"]?.string ?? "")
      }
    } else {
      for object in objects { found |= listedRules(in: object) }
      for text in texts where found == 0 { found |= rules(in: text) }
    }
    return found == 0 ? [] : order.indices.filter { found >> UInt16($0) & 1 == 1 }.map { order[$0] }
  }

  private static func listedRules(in object: JSONNode) -> UInt16 {
    (object.members ?? []).reduce(0) { found, member in
      guard let elements = member.value.array,
        lists.contains(String(decoding: FoldedText(member.key, limit: 32).bytes, as: UTF8.self))
      else { return found }
      return elements.prefix(32).compactMap(\.string).reduce(found) { $0 | rules(in: $1) }
    }
  }

  private static func rules(in text: ErrorText) -> UInt16 {
    let found = rules(in: FoldedText(text.bytes.prefix(FoldedText.descriptionLimit)))
    return text.numbers.contains(where: text.countsCharacters) ? found | lengthBit : found
  }

  /// The rules in a text of their own; a single word can name one, too.
  private static func rules(in text: String) -> UInt16 {
    text == "length" ? lengthBit : rules(in: ErrorText(text))
  }

  private static func rules(in text: FoldedText) -> UInt16 {
    let matches = matcher.matches(in: text)
    return bits.indices.reduce(0) { matches.contains($1) ? $0 | bits[$1] : $0 }
  }
}
