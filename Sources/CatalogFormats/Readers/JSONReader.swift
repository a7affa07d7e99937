internal import AuthCopy

/// Reads ARB, Format.JS JSON, flat or nested JSON, and the JSON of i18next.
struct JSONReader: CatalogReader {
  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    let document: MessageDocument
    do throws(JSONSyntaxError) {
      document = try MessageDocument(file)
    } catch {
      throw CatalogSyntaxError(error)
    }
    return [LocaleDocument(document)]
  }
}

extension MessageDocument {
  /// How many messages decide that a file is of i18next.
  private static let minimum = 3

  /// Whether the placeholders are those of i18next, `{{name}}` and `$t(key)`, and nothing is ICU's.
  var isI18next: Bool {
    // Most files have none of these, and need not be looked through message by message.
    guard !isARB, file.bytes.contains("{", "{") || file.bytes.contains("$", "t") else { return false }
    var count = 0
    for entry in entries where entry.text.utf8.contains(UInt8(ascii: "{")) || entry.text.contains("$t(") {
      if entry.text.contains(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/) { return false }
      if entry.text.contains(/\{\{-?\s*[A-Za-z_][\w.]*\s*(?:,[^{}]*)?\}\}|\$t\(\w/) { count += 1 }
    }
    return count >= Self.minimum
  }
}

extension [UInt8] {
  /// Whether a character of ASCII stands before another.
  fileprivate func contains(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    let (first, second) = (UInt8(ascii: first), UInt8(ascii: second))
    return withUnsafeBufferPointer { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if byte == second, previous == first { return true }
        previous = byte
      }
      return false
    }
  }
}

extension LocaleDocument {
  /// A file of i18next, whose keys end in the plural forms: `item_one`, `item_other`, `place_ordinal_two`.
  init(i18next json: MessageDocument) {
    var forms: [String: [(index: Int, category: PluralCategory)]] = [:]
    for (index, entry) in json.entries.enumerated() {
      guard let underscore = entry.key.lastIndex(of: "_"),
        let category = PluralCategory(rawValue: String(entry.key[entry.key.index(after: underscore)...]))
      else { continue }
      forms[String(entry.key[..<underscore]), default: []].append((index, category))
    }
    var details: [Int: Detail] = [:]
    // Every language has the form `other`: without it, the key only ends in such a word.
    for (message, members) in forms where members.contains(where: { $0.category == .other }) {
      let categories = Set(members.map(\.category))
      for (index, category) in members {
        details[index] = Detail(
          form: PluralForm(
            category: category, isGeneral: category == .other, isOrdinal: message.hasSuffix("_ordinal"),
            showsZero: true, categories: categories),
          message: message)
      }
    }
    self.init(json, syntax: .i18next, details: details)
  }
}
