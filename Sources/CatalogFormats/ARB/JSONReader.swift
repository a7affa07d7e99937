internal import MessageFiles

/// Reads ARB, Format.JS JSON, flat or nested JSON, and the JSON of i18next, which only differs in its messages.
struct JSONReader: CatalogReader {
  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    let document: MessageDocument
    do throws(JSONSyntaxError) {
      document = try MessageDocument(file)
    } catch {
      throw CatalogSyntaxError(error)
    }
    return [LocaleDocument(nested: document)]
  }
}

extension LocaleDocument {
  /// Creates a document in which objects may contain the plural forms of a message: `"items": {"one": …, "other": …}`.
  init(nested json: MessageDocument) {
    self.init(
      json, syntax: json.isOfExtension ? .chrome : nil,
      details: json.mayHaveNestedForms ? FormTable(nested: json).details : [:])
  }

  /// Creates the document of an i18next file, in which keys end in the name of a plural form.
  ///
  /// Examples are `item_one`, `item_other`, `place_ordinal_two`, and in older versions `item`, `item_plural`, `item_0`.
  ///
  /// - Parameter plurals: the messages with several forms in other files of the same set.
  init(i18next json: MessageDocument, plurals: Set<String>) {
    let nested = json.isFlat ? [:] : FormTable(nested: json).details
    let table = FormTable(i18next: json, plurals: plurals)
    self.init(json, syntax: .i18next, details: nested.merging(table.details) { $1 })
  }
}

extension MessageDocument {
  /// Whether some keys end in `one` or `other`, one of which every plural contains; a quick check.
  fileprivate var mayHaveNestedForms: Bool {
    !isFlat && !isARB
      && entries.contains { entry in
        let key = entry.key.utf8
        return key.last == UInt8(ascii: "r") ? entry.key.hasSuffix(".other") : entry.key.hasSuffix(".one")
      }
  }
}

/// The plural forms among the messages of a JSON file.
private struct FormTable {
  private(set) var details: [Int: LocaleDocument.Detail] = [:]

  private typealias Member = (index: Int, category: PluralCategory)

  /// Finds objects that contain several forms and no other member.
  init(nested json: MessageDocument) {
    var forms: [Substring: [Member]] = [:]
    for (index, entry) in json.entries.enumerated() {
      guard let (object, member) = Self.parts(of: entry.key),
        let category = member.utf8.count <= 5 ? PluralCategory(rawValue: String(member)) : nil
      else { continue }
      forms[object, default: []].append((index, category))
    }
    // Remove objects that also contain other members.
    for (index, entry) in json.entries.enumerated() {
      guard let (object, _) = Self.parts(of: entry.key), let members = forms[object],
        !members.contains(where: { $0.index == index })
      else { continue }
      forms[object] = nil
    }
    for (object, members) in forms where members.count > 1 { add(members, of: String(object), mayUseExactForms: true) }
  }

  /// Returns the key of the object and the key of the member in it; nil at the root.
  private static func parts(of key: String) -> (object: Substring, member: Substring)? {
    key.utf8.lastIndex(of: UInt8(ascii: ".")).map { (key[..<$0], key[key.utf8.index(after: $0)...]) }
  }

  init(i18next json: MessageDocument, plurals: Set<String>) {
    var forms: [String: [Member]] = [:]
    var olderForms: [String: [(index: Int, number: Int)]] = [:]
    for (index, entry) in json.entries.enumerated() {
      guard let underscore = entry.key.lastIndex(of: "_") else { continue }
      let suffix = entry.key[entry.key.index(after: underscore)...]
      let message = String(entry.key[..<underscore])
      if let category = PluralCategory(rawValue: String(suffix)) {
        forms[message, default: []].append((index, category))
      } else if suffix == "plural" || (suffix.utf8.count == 1 && suffix.first?.isWholeNumber ?? false) {
        // The form `_plural` sorts after numbered forms, so that it is the general form.
        olderForms[message, default: []].append((index, Int(suffix) ?? .max))
      }
    }
    // A single key is a form only if another file has several forms of the message; otherwise it only looks like one.
    for (message, members) in forms
    where plurals.contains(message) || (members.count > 1 && members.contains { $0.category == .other }) {
      add(members, of: message, isOrdinal: message.hasSuffix("_ordinal"))
    }
    for (message, members) in olderForms
    where plurals.contains(message) || (members.contains { $0.number == .max } && json.indices[message] != nil) {
      let general = members.max { $0.number < $1.number }?.index
      let singular = json.indices[message].map { [$0] } ?? []
      for index in members.map(\.index) + singular where details[index] == nil {
        details[index] = LocaleDocument.Detail(
          form: PluralForm(category: nil, isGeneral: index == general, categories: []), message: message)
      }
    }
  }

  private mutating func add(
    _ members: [Member], of message: String, isOrdinal: Bool = false, mayUseExactForms: Bool = false
  ) {
    let categories = Set(members.map(\.category))
    for (index, category) in members {
      details[index] = LocaleDocument.Detail(
        form: PluralForm(
          category: category, isGeneral: category == .other, isOrdinal: isOrdinal, alwaysUsesZero: true,
          mayUseExactForms: mayUseExactForms, categories: categories, requiresOther: !mayUseExactForms),
        message: message)
    }
  }
}
