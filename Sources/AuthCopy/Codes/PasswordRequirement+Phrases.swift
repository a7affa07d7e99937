extension PasswordRequirement {
  /// The phrases that providers use for the rules, without case, `_`, `-` and blanks.
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

  private static let matcher = PhraseMatcher(phrases.map { CaseFoldedBytes($0.phrase) })

  /// The rules in the order in which the copy names them.
  static let order: [PasswordRequirement] = [
    .length, .uppercase, .lowercase, .letter, .digit, .symbol, .notReused, .notCommon, .noPersonalInfo,
  ]

  /// The bit of each phrase's rule in a set of rules.
  private static let bits: [UInt16] = phrases.map { phrase in
    1 << UInt16(order.firstIndex(of: phrase.requirement) ?? 0)
  }

  /// The bit of `length`, which is the first rule in ``order``.
  private static let lengthBit: UInt16 = 1

  /// The keys of members that list unmet rules.
  static let listKeys: Set<String> = [
    "reasons", "requirements", "missingrequirements", "unmetrequirements", "failures", "failedrules",
  ]

  /// Returns the rules that a raw error reports as unmet.
  ///
  /// If the error specifies for each rule whether it is met (`"verified": false`), the unmet rules count; otherwise the
  /// lists of reasons, or else the first text that names a rule.
  ///
  /// - Parameters:
  ///   - shapeValues: the values from the shape of the code, which always count.
  ///   - lists: the lists of reasons.
  static func unmet(
    _ shapeValues: [String], _ objects: [RawError.Object], lists: [[JSONNode]], _ texts: [ErrorQuantities]
  ) -> [PasswordRequirement] {
    var found = shapeValues.reduce(0) { $0 | rules(in: $1) }
    var specifiesEachRule = false
    for object in objects {
      guard let isMet = object.node["verified"]?.bool else { continue }
      specifiesEachRule = true
      if !isMet { found |= rules(in: object.node["code"]?.string ?? object.node["message"]?.string ?? "") }
    }
    if !specifiesEachRule {
      for list in lists { found = list.prefix(32).compactMap(\.string).reduce(found) { $0 | rules(in: $1) } }
      for text in texts where found == 0 { found |= rules(in: text) }
    }
    return found == 0 ? [] : order.indices.filter { found >> UInt16($0) & 1 == 1 }.map { order[$0] }
  }

  /// Returns the bits of the rules in a value of a list or a member, which can also be the single word `length`.
  private static func rules(in text: String) -> UInt16 {
    text == "length" ? lengthBit : rules(in: ErrorQuantities(RawErrorText(text)))
  }

  private static func rules(in text: ErrorQuantities) -> UInt16 {
    let matches = matcher.matches(in: CaseFoldedBytes(text.text.bytes.prefix(CaseFoldedBytes.descriptionLimit)))
    let found = matches.isEmpty ? 0 : bits.indices.reduce(0) { matches.contains($1) ? $0 | bits[$1] : $0 }
    return text.quantities.contains(where: \.countsCharacters) ? found | lengthBit : found
  }
}
