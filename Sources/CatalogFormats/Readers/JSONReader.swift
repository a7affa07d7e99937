internal import AuthCopy

/// Reads ARB, Format.JS JSON, flat or nested JSON, and the JSON of i18next, which only its messages tell from the rest.
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
