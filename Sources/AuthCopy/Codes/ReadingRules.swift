package import MessageFiles

/// What the readers of raw errors know: the limits, characters, words, markers and tables of `Catalogs/reading.json`,
/// where each is documented.
///
/// They are data of the catalog, so that a reader in another language, which gets them with an export, knows the same.
/// "Folded" is the form of ``CaseFoldedBytes``.
package final class ReadingRules: Sendable {
  /// The largest numbers that are read or tried.
  enum Limit: Int, CaseIterable {
    case errorLength, objects, texts, parts, depth, nesting, codeLength, descriptionLength, codeKeyLength
    case argumentKeyLength, secretKeyLength, pathMatches, formItems, embeddedObjects, embeddedForms, braceDistance
    case pairs, pairKeyLength, pairValueLength, messages, logNames, callLength, tokens, tokenLength, links
    case domainLength, domainGap, errorWordLength, integerLength, firstStatus, firstErrorStatus, lastStatus
    case sentenceWords, sentenceCharacters, distinctiveWords, distinctiveCharacters, longDescription
    case identifiedProviders, candidates, quantityDigits, quantityDistance, quantityWordLength, laterDistance
    case decimalLength, wait, length, listedRequirements, fieldNameLength, factorNameLength, origins, originLength
    case leftEdgeWords, edgeLength, sentencePartLength, codeGap, lengthParts, wordDistance, clauseWords
  }

  /// Sets of ASCII characters.
  enum Characters: Int, CaseIterable {
    case jsonStarts, quotes, pairSigns, keySigns, valueEnds, valueTrails, queryStarts, fieldSeparators
    case formSigns, formKeySigns, addressEnds, addressTrails, addressExclusions, domainSigns, domainPairSigns
    case domainGapSigns, tokenSigns, joints, tokenTrails, callStarts, headJoints, distinctiveSigns, nameSigns
    case leadingCodeSigns, leadingCodeJoints, logSigns, timeSigns, locationSigns, lineSigns, sentencePunctuation
    case fieldNameSeparators, leftEdges, leftEdgesBeforeBlanks, rightEdges, rightEdgesAfterBlanks, messageSeparators
    case clauseEnds, addressSigns
  }

  /// Lists of words.
  enum Words: Int, CaseIterable {
    case messageKeys, codeKeys, codeKeyStarts, textKeys, statusKeys, secrets, authorizationCodeKeys
    case authorizationStateKeys, authorizationKeys, errorKeys, errorKeyParts, pageStarts, hiddenElements, frameStarts
    case callKeywords, placeStarts, unknownPlaces, causeLines, contextLines, causeMarkers, exceptionNames, logLevels
    case languagePackages, domainEnds, domainParts, credentials, waitWords, laterWords, characterUnits, characterWords
    case rangeSigns, fieldKeys, requirementOrder, requirementLists, requirementStates, requirementNames, maximumKeys
    case maximumBefore, maximumAfter, maximumLengths, minimumKeys, minimumBefore, minimumAfter, minimumLengths
    case protocols, unspecificKinds, blamingKinds, validityKinds, vagueKinds, endingKinds, wideEdges, causeMarks
    case standardProviders, runtimeSurfaces, statusSurfaces, statusBefore, statusAfter, generalKeys, fillers
    case fieldContainers, fieldPathKeys, fieldNouns, fieldVerbs, joinedErrorWords, otherCodes, sentenceEnds
    case wideClauseEnds, weakThings, accountThings, setupSurfaces, programProviders, anyFieldKinds
  }

  /// Single texts.
  enum Marker: Int, CaseIterable {
    case domain, domainKey, codeKey, link, cause, errorWord, optional, pythonFrame, call, alias, address, closingTag
    case origin, originEnd, errnoStart, bridgeStart, rangeStart, rangeLink, lengthRule, errorDomain, errorCode
    case errorInfo, errorDescription, infoDescription, infoCause, networkProvider, otherSystem, otherAccount
  }

  /// Texts or numbers by text, in order.
  enum Table: Int, CaseIterable {
    case statusKinds, flowStatusKinds, fieldFaults, fieldKinds, stateKinds, entities, enclosures, fields, factors,
      requirements
    case waitKeys, waitUnits, sentenceKinds, sentenceVeils
  }

  /// A text in the forms in which it is compared.
  final class Word: Sendable {
    let text: String
    let bytes: [UInt8]

    init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8)
    }
  }

  private let limits: [Int]
  private let characters: [ByteSet]
  private let words: [[Word]]
  private let markers: [Word]
  private let tables: [[(key: Word, value: String)]]

  /// The kinds of the HTTP statuses in each range.
  let statusKinds: [(statuses: ClosedRange<Int>, kind: Kind)]
  /// The kinds of the HTTP statuses that have a meaning in a flow, or without one, by status and flow.
  private let flowStatusKinds: NameTable<Kind>
  /// The kinds of what can be wrong with a field, by `FAULT` or `FAULT FIELD`.
  private let fieldKinds: NameTable<Kind>
  let fields: NameTable<FieldName>
  /// What the words of sentences mean.
  package let vocabulary: Vocabulary
  /// The keys of members with codes, in folded form.
  let codeKeys: Set<String>
  package let domainEnds: [String]
  package let domainParts: [String]
  let logLevels: Set<String>
  let longestLogLevel: Int
  /// The keys of members with arguments of the copy.
  let argumentKeys: ArgumentMembers.Keys
  let units: ErrorQuantities.Units
  let requirements: RequirementPhrases
  let maximum: LengthLimit
  let minimum: LengthLimit

  /// The rules as the sections of an export: without their documentation.
  package let sections: [(name: String, entries: [JSONMember])]

  subscript(limit: Limit) -> Int { limits[limit.rawValue] }
  subscript(characters: Characters) -> ByteSet { self.characters[characters.rawValue] }
  subscript(words: Words) -> [Word] { self.words[words.rawValue] }
  subscript(marker: Marker) -> Word { markers[marker.rawValue] }
  subscript(table: Table) -> [(key: Word, value: String)] { tables[table.rawValue] }

  /// Reads the rules of `reading.json` or of a compiled catalog; an invalid value is reported and then empty.
  ///
  /// - Parameters:
  ///   - vocabulary: the words of sentences, to which the meaning of pairs is added.
  ///   - isDocumented: whether each value is documented beside it: `{"about", "value"}`.
  init(_ root: JSONNode, _ reader: ShapeReader, _ vocabulary: Vocabulary, isDocumented: Bool) {
    var sections: [(name: String, entries: [JSONMember])] = []
    /// Returns the entry of each name; nil if it is missing.
    func section(_ name: String, _ names: [String]) -> [JSONMember?] {
      let node = reader.required(name, of: root)
      if let node { reader.allow(names, in: node, owner: name) }
      let entries = names.compactMap { name -> JSONMember? in
        guard let node, let entry = reader.required(name, of: node) else { return nil }
        guard isDocumented else { return JSONMember(key: name, keyRange: entry.range, value: entry) }
        reader.allow(["about", "value"], in: entry, owner: name)
        _ = reader.string(reader.required("about", of: entry), "about")
        return reader.required("value", of: entry).map { JSONMember(key: name, keyRange: entry.range, value: $0) }
      }
      sections.append((name, entries))
      return names.map { name in entries.first { $0.key == name } }
    }
    func check(_ isValid: @autoclosure () -> Bool, _ type: String, _ member: JSONMember) {
      if !ShapeReports.areExpected || isValid() { return }
      reader.report("reading-value", ["name": .text(member.key), "type": .text(type)], at: member.value)
    }
    func number(_ member: JSONMember) -> Int? {
      let number = reader.integer(member.value, member.key)
      if let number { check(number > 0, "limit", member) }
      return number
    }
    func text(_ member: JSONMember) -> String? {
      let text = reader.string(member.value, member.key)
      check(text?.isEmpty != true, "text", member)
      return text
    }
    let limits = section("limits", Limit.allCases.map { "\($0)" }).map { $0.flatMap(number) ?? 0 }
    let characters = section("characters", Characters.allCases.map { "\($0)" }).map { member in
      guard let member, let text = text(member) else { return ByteSet("") }
      let characters = ByteSet(text)
      check(characters.count == text.utf8.count, "characters", member)
      return characters
    }
    let words = section("words", Words.allCases.map { "\($0)" }).map { member -> [Word] in
      guard let member, let words = reader.strings(member.value, member.key) else { return [] }
      check(!words.contains("") && Set(words).count == words.count, "words", member)
      return words.map(Word.init)
    }
    let markers = section("markers", Marker.allCases.map { "\($0)" }).map { Word($0.flatMap(text) ?? "") }
    let tables = section("tables", Table.allCases.map { "\($0)" }).map { member -> [(key: Word, value: String)] in
      guard let member else { return [] }
      let hasNumbers = [Table.waitKeys, .waitUnits].contains { "\($0)" == member.key }
      let entries = reader.members(member.value, member.key)
      return entries.compactMap { entry in
        let value = hasNumbers ? number(entry).map(String.init) : text(entry)
        if member.key == "\(Table.statusKinds)" { check(Self.statuses(entry.key) != nil, "statuses", member) }
        if member.key == "\(Table.sentenceKinds)" { check(Self.followsItsPair(entry.key, entries), "pair", entry) }
        return value.map { (key: Word(entry.key), value: $0) }
      }
    }
    reader.allow(sections.map(\.name) + [isDocumented ? "$schema" : "vocabulary"], in: root, owner: "reading")
    (self.limits, self.characters, self.words, self.markers, self.tables) = (limits, characters, words, markers, tables)
    self.sections = sections
    @inline(never) func strings(_ list: Words) -> [String] { words[list.rawValue].map(\.text) }
    @inline(never) func pairs(_ table: Table) -> [(key: String, value: String)] {
      tables[table.rawValue].map { ($0.key.text, $0.value) }
    }
    func numbers(_ table: Table) -> [(key: String, value: Double)] {
      pairs(table).map { ($0.key, Double($0.value) ?? 1) }
    }
    statusKinds = pairs(.statusKinds).compactMap { statuses, kind in
      Self.statuses(statuses).map { ($0, Kind(rawValue: kind)) }
    }
    func kinds(_ table: Table) -> NameTable<Kind> {
      NameTable(pairs(table).map(\.key), pairs(table).map { Kind(rawValue: $0.value) })
    }
    var vocabulary = vocabulary
    vocabulary.add(kinds: pairs(.sentenceKinds), veils: pairs(.sentenceVeils))
    self.vocabulary = vocabulary
    flowStatusKinds = kinds(.flowStatusKinds)
    fieldKinds = kinds(.fieldKinds)
    fields = NameTable(pairs(.fields).map(\.key), pairs(.fields).map { FieldName(rawValue: $0.value) })
    codeKeys = Set(strings(.codeKeys).map { CaseFoldedBytes($0).text })
    domainEnds = strings(.domainEnds)
    domainParts = strings(.domainParts)
    logLevels = Set(strings(.logLevels))
    longestLogLevel = strings(.logLevels).map(\.utf8.count).max() ?? 0
    argumentKeys = ArgumentMembers.Keys(
      waits: numbers(.waitKeys), maximum: strings(.maximumKeys), minimum: strings(.minimumKeys),
      fields: strings(.fieldKeys), requirements: strings(.requirementLists),
      maximumLength: limits[Limit.argumentKeyLength.rawValue])
    units = ErrorQuantities.Units(
      times: numbers(.waitUnits), characters: strings(.characterUnits), characterWords: strings(.characterWords))
    requirements = RequirementPhrases(pairs(.requirements), order: strings(.requirementOrder))
    let largest = limits[Limit.length.rawValue]
    maximum = LengthLimit(
      before: strings(.maximumBefore), after: strings(.maximumAfter), lengths: strings(.maximumLengths), bound: .upper,
      largest: largest)
    minimum = LengthLimit(
      before: strings(.minimumBefore), after: strings(.minimumAfter), lengths: strings(.minimumLengths), bound: .lower,
      largest: largest)
  }
}

extension ReadingRules {
  /// Returns whether a key of `sentenceKinds` is `THING EVENT`, or `THING EVENT FLOW` after it.
  private static func followsItsPair(_ key: String, _ entries: [JSONMember]) -> Bool {
    let parts = key.split(separator: " ")
    return parts.count < 3 || entries.prefix { $0.key != key }.contains { $0.key == parts[..<2].joined(separator: " ") }
  }

  /// Parses an HTTP status, or a range of them such as `500-599`.
  private static func statuses(_ text: String) -> ClosedRange<Int>? {
    let bounds = text.parts(at: UInt8(ascii: "-"), keepsEmpty: true).map { Int($0) ?? 0 }
    guard let first = bounds.first, let last = bounds.last, bounds.count <= 2, first > 0, first <= last else {
      return nil
    }
    return first...last
  }
}

/// A parsed `reading.json` with its vocabulary, or the rules in a compiled catalog.
package final class ReadingDocument: Sendable {
  let rules: ReadingRules
  let shapeReports: ShapeReports

  init(_ rules: ReadingRules, _ shapeReports: ShapeReports) {
    self.rules = rules
    self.shapeReports = shapeReports
  }

  /// Reads the rules in a compiled catalog.
  convenience init(compiled root: JSONNode, _ reader: ShapeReader) {
    let vocabulary = root["vocabulary"].map { Vocabulary(compiled: $0, reader) } ?? Vocabulary()
    let rules = ReadingRules(root, reader, vocabulary, isDocumented: false)
    self.init(rules, reader.reports)
  }
}

extension ReadingRules {
  /// Returns the kind of an HTTP status that has a meaning without a code in every flow.
  func kind(ofStatus status: Int) -> Kind? { statusKinds.first { $0.statuses.contains(status) }?.kind }

  /// Returns the kind of an HTTP status that has a meaning without a code in a flow.
  func kind(ofStatus status: Int, in flow: Flow?) -> Kind? {
    kind(ofStatus: status)
      ?? flowStatusKinds[flow.map { "\(status) \($0.rawValue)" } ?? "\(status)"]
  }

  /// Returns the kind of what is wrong with a field; nil if the fault says nothing about it.
  func kind(ofFault fault: String, in field: FieldName) -> Kind? {
    fieldKinds["\(fault) \(field.rawValue)"] ?? fieldKinds[fault]
  }

  /// Returns whether a number is like an HTTP status, from the first one that counts.
  func isStatus(_ number: Int, from first: Limit) -> Bool { number >= self[first] && number <= self[.lastStatus] }

  /// Returns whether a kind is unspecific, so that another code of the same error takes precedence.
  func isUnspecific(_ kind: Kind) -> Bool { self[.unspecificKinds].contains(kind) }

  /// Returns whether a provider is the network layer, whose errors any provider's SDK can pass on.
  func isNetwork(_ provider: Provider) -> Bool { provider.rawValue == self[.networkProvider].text }
}

/// A set of ASCII characters.
struct ByteSet: Sendable {
  private let low: UInt64
  private let high: UInt64

  init(_ characters: String) {
    var words: (low: UInt64, high: UInt64) = (0, 0)
    for byte in characters.utf8 where byte < 0x80 {
      if byte < 0x40 { words.low |= 1 << UInt64(byte) } else { words.high |= 1 << UInt64(byte - 0x40) }
    }
    (low, high) = words
  }

  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  func contains(_ byte: UInt8) -> Bool { byte < 0x80 && (byte < 0x40 ? low : high) &>> UInt64(byte & 0x3F) & 1 == 1 }
}

extension Sequence<ReadingRules.Word> {
  /// Returns whether a text begins with one of the words.
  func begin(_ text: ArraySlice<UInt8>) -> Bool { contains { text.starts(with: $0.bytes) } }

  /// Returns whether a text ends with one of the words.
  func end(_ text: ArraySlice<UInt8>) -> Bool { contains { text.suffix($0.bytes.count).elementsEqual($0.bytes) } }

  /// Returns whether one of the words is a kind.
  func contains(_ kind: Kind) -> Bool { contains { $0.text == kind.rawValue } }

  /// Returns whether one of the words equals a key, except for the case of ASCII letters.
  func name(_ key: String) -> Bool { contains { key.equalsIgnoringCase($0.text) } }
}
