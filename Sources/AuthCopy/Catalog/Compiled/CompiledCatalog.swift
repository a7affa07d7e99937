package import ICUMessageFormat
package import MessageFiles

/// A catalog in the JSON format that every runtime reads without ICU; the article on exports describes it.
///
/// Kinds are as in kinds.json, and tables as in codes/ but with rows of the same meaning grouped; messages are trees.
package final class CompiledCatalog: Sendable {
  /// The version of the format.
  package static let format = 1

  let kinds: KindsDocument
  let codes: [CodesDocument]
  let messages: [CompiledMessages]
  /// The rules of reading raw errors; nil in a catalog that an earlier version compiled.
  let reading: ReadingDocument?
  package let readingRules: Lazy<ReadingRules>
  /// The version of the catalog that was compiled.
  package let version: String
  package let defaultLocale: LocaleTag
  package let locales: Set<LocaleTag>
  /// For each locale, the locales in which a key is looked up, in order.
  let fallbackChains: NameTable<[LocaleTag]>
  /// The patterns of each locale.
  let patterns: NameTable<LocalePatterns>
  /// Maps a language tag or a prefix of it, such as `zh` or `zh-TW`, to the best supported locale.
  let localeMatches: [String: String]
  /// The part of the copy that a locale has, for locales that do not have all of it.
  let tiers: [String: String]
  package let codeTables: NameTable<LazyCodeTable>
  let shapeReports: ShapeReports

  private static let members = [
    "format", "generatedBy", "catalog", "defaultLocale", "locales", "localeMatches", "formats", "korean", "arguments",
    "argumentsOfValues", "takenByValues", "kinds", "knownProviders", "words", "reading", "tiers", "providers",
    "messages",
  ]

  /// - Parameters:
  ///   - root: the content of `file`.
  ///   - shipped: the files embedded in the binary, which have the codes and messages that `root` lacks.
  init(_ root: JSONNode, in file: SourceFile, shipped: [ShippedFile] = []) {
    let reader = ShapeReader(file)
    reader.allow(Self.members, in: root, owner: "catalog")
    kinds = KindsDocument(root, ShapeReader(file))
    let reading = root["reading"].map { ReadingDocument(compiled: $0, ShapeReader(file)) }
    self.reading = reading
    let rules = Lazy { reading?.rules ?? .shipped }
    readingRules = rules
    version = reader.string(reader.required("catalog", of: root), "catalog") ?? ""
    var locales: Set<LocaleTag> = []
    var fallbackChains = NameTable<[LocaleTag]>()
    for member in reader.members(of: root, "locales", isRequired: true) {
      guard let locale = reader.locale(member.key, at: member.keyRange.lowerBound) else { continue }
      locales.insert(locale)
      let chain = (reader.strings(member.value, member.key) ?? []).compactMap(LocaleTag.init)
      fallbackChains.set(locale.description, to: chain)
    }
    self.locales = locales
    self.fallbackChains = fallbackChains
    let defaultLocaleNode = reader.required("defaultLocale", of: root)
    let defaultLocale = reader.string(defaultLocaleNode, "defaultLocale").flatMap {
      reader.locale($0, at: defaultLocaleNode!.range.lowerBound)
    }
    if let defaultLocale, let defaultLocaleNode, !locales.contains(defaultLocale) {
      reader.report(
        "unknown-keyword", ["name": "defaultLocale", "known": .list(fallbackChains.names)],
        at: defaultLocaleNode)
    }
    self.defaultLocale = defaultLocale ?? Catalog.sourceLocale
    var localeMatches: [String: String] = [:]
    for member in reader.members(of: root, "localeMatches") {
      localeMatches[member.key] = reader.string(member.value, member.key)
    }
    self.localeMatches = localeMatches
    tiers = reader.members(of: root, "tiers").reduce(into: [:]) { $0[$1.key] = reader.string($1.value, $1.key) }
    var patterns = NameTable<LocalePatterns>()
    for member in reader.members(of: root, "formats", isRequired: true) {
      guard let locale = reader.locale(member.key, at: member.keyRange.lowerBound) else { continue }
      if let read = LocalePatterns(member.value, reader) { patterns.set(locale.description, to: read) }
    }
    self.patterns = patterns
    let codes = reader.members(of: root, "providers").map { member in
      CodesDocument(
        compiled: member.value, of: Provider(rawValue: member.key), at: member.keyRange.lowerBound, ShapeReader(file))
    }
    self.codes = codes
    var codeTables = NameTable<LazyCodeTable>()
    for codes in codes { codeTables.set(codes.provider.rawValue, to: LazyCodeTable(codes, rules)) }
    for file in shipped {
      guard let name = file.name(in: "codes") else { continue }
      codeTables.set(name, to: LazyCodeTable(shipped: { file.file }, of: Provider(rawValue: name), rules))
    }
    self.codeTables = codeTables
    var messages: [CompiledMessages] = []
    for member in reader.members(of: root, "messages") {
      guard let locale = reader.locale(member.key, at: member.keyRange.lowerBound) else { continue }
      // Reports messages that are not an object.
      let members = reader.members(member.value, "messages")
      messages.append(CompiledMessages(locale, in: file) { members })
      messages.last?.check(reader)
    }
    // The files in the binary are known to be valid, so they are parsed on first use. They share their keys.
    let keys = Lazy {
      let file = shipped.first { $0.path == "keys.json" }?.file
      return Box(file.flatMap { try? JSONParser.parse($0.bytes) }?.array?.compactMap(\.string) ?? [])
    }
    for shipped in shipped {
      guard let name = shipped.name(in: "copy"), let locale = reader.locale(name, at: 0) else { continue }
      messages.append(
        CompiledMessages(locale, in: file) {
          guard let root = try? JSONParser.parse(shipped.file.bytes) else {
            preconditionFailure("\(shipped.path) is not JSON")
          }
          if let members = root.members { return members }
          return zip(keys.value.content, root.array ?? []).map { JSONMember(key: $0, keyRange: $1.range, value: $1) }
        })
    }
    for locale in messages.compactMap(\.locale) where patterns[locale.description] == nil {
      reader.report("missing-member", ["name": .text(locale.description)], at: root["formats"] ?? root)
    }
    self.messages = messages
    shapeReports = reader.reports
  }
}

extension CompiledCatalog: CatalogContent {
  package var definitions: [KindDefinition] { kinds.kinds.compactMap(\.definition) }

  package var argumentDefinitions: [String: ArgumentDefinition] {
    var definitions: [String: ArgumentDefinition] = [:]
    for case let definition? in kinds.arguments.map(\.definition) { definitions[definition.name] = definition }
    return definitions
  }

  package func messages(of locale: LocaleTag) -> [any MessageSource] { messages.filter { $0.locale == locale } }

  package func fallbacks(of locale: LocaleTag) -> [any MessageSource] {
    (fallbackChains[locale.description] ?? []).flatMap(messages(of:))
  }

  package func context(of locale: LocaleTag) -> FormattingContext? {
    patterns[locale.description].map { FormattingContext(locale, $0) }
  }

  package func localeMatcher(among locales: [LocaleTag]) -> SupportedLocales {
    SupportedLocales(supported: locales, table: localeMatches)
  }
}

extension ShapeReader {
  fileprivate func locale(_ text: String, at offset: Int) -> LocaleTag? {
    if let tag = LocaleTag(text), tag.isKnown { return tag }
    report("locale", ["locale": .text(text)], at: offset)
    return nil
  }

  /// Reads an integer that must be in a range.
  fileprivate func integer(_ node: JSONNode?, _ name: String, in range: ClosedRange<Int>) -> Int? {
    guard let node, let integer = integer(node, name) else { return nil }
    if range.contains(integer) { return integer }
    report("unknown-keyword", ["name": .text(name), "known": .list(range.map(String.init))], at: node)
    return nil
  }
}

extension LocalePatterns {
  fileprivate convenience init?(_ node: JSONNode, _ reader: ShapeReader) {
    reader.allow(
      [
        "direction", "digits", "minus", "decimal", "group", "groupSizes", "minimumGrouping", "list", "cardinal",
        "ordinal", "dates",
      ], in: node, owner: "format")
    func text(_ name: String) -> String? { reader.string(reader.required(name, of: node), name) }
    func list<Element>(_ name: String, _ count: Int, _ read: (JSONNode) -> Element?) -> [Element]? {
      guard let list = reader.required(name, of: node) else { return nil }
      let elements = reader.elements(list, name).compactMap(read)
      if elements.count == count { return elements }
      reader.report("count", ["name": .text(name), "count": .integer(Int64(count))], at: list)
      return nil
    }
    let digits = reader.string(node["digits"], "digits").map { $0.map { String($0) } } ?? (0...9).map(String.init)
    if digits.count != 10 { reader.report("count", ["name": "digits", "count": 10], at: node) }
    let dates = reader.members(of: node, "dates").reduce(into: [String: [String]]()) {
      let months = reader.strings($1.value, $1.key) ?? []
      if months.count != 12 { reader.report("count", ["name": .text($1.key), "count": 12], at: $1.value) }
      $0[$1.key] = months
    }
    guard let minus = text("minus"), let decimal = text("decimal"), let group = text("group"),
      let groupSizes = list("groupSizes", 2, { reader.integer($0, "groupSizes", in: 1...9) }),
      let minimumGrouping = reader.integer(reader.required("minimumGrouping", of: node), "minimumGrouping", in: 0...9),
      let list = list("list", 4, { reader.string($0, "list") }), digits.count == 10
    else { return nil }
    self.init(
      direction: reader.keyword(node["direction"], "direction", of: TextDirection.allCases) ?? .leftToRight,
      digits: digits, minus: minus, decimal: decimal, group: group, groupSizes: groupSizes,
      minimumGrouping: minimumGrouping, cardinal: PluralTable(node["cardinal"], reader),
      ordinal: PluralTable(node["ordinal"], reader), list: list, dates: dates)
  }
}

extension PluralTable {
  /// Reads plural rules, in which numbers without a category have the category `other`.
  ///
  /// - Parameter node: an object with `small`, `large` and `smallFractions`, which list the numbers of each category,
  ///   and the categories `million` and `fraction`; nil for a language without plurals.
  fileprivate init(_ node: JSONNode?, _ reader: ShapeReader) {
    if let node {
      reader.allow(["small", "large", "million", "fraction", "smallFractions"], in: node, owner: "plural rules")
    }
    func categories(_ name: String, count: Int, default standard: PluralCategory) -> [PluralCategory] {
      var categories = Array(repeating: standard, count: count)
      for member in node?[name].map({ reader.members($0, name) }) ?? [] {
        guard let category = PluralCategory(rawValue: member.key) else {
          reader.report(
            "unknown-member",
            [
              "owner": .text(name), "member": .text(member.key),
              "known": .list(PluralCategory.allCases.map(\.rawValue)),
            ], at: member.keyRange.lowerBound)
          continue
        }
        for number in reader.elements(member.value, member.key).compactMap({ reader.integer($0, member.key) })
        where categories.indices.contains(number) {
          categories[number] = category
        }
      }
      return categories
    }
    func category(_ name: String) -> PluralCategory? {
      reader.keyword(node?[name], name, of: PluralCategory.allCases)
    }
    let large = categories("large", count: 100, default: .other)
    let fraction = category("fraction") ?? .other
    self.init(
      small: categories("small", count: 100, default: .other), large: large, million: category("million") ?? large[0],
      smallFractions: categories("smallFractions", count: 2, default: fraction), fraction: fraction)
  }
}
