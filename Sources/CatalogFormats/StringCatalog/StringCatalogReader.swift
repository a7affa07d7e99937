internal import MessageFiles

/// Reads Xcode's string catalogs, which contain all locales in one file.
///
/// A text that varies by number or device becomes an entry for each variation, and so does each of a set of phrases.
struct StringCatalogReader: CatalogReader {
  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONParser.parse(file.bytes)
    } catch {
      throw CatalogSyntaxError(error)
    }
    guard let strings = root["strings"]?.members, let language = root["sourceLanguage"], let source = language.string
    else { throw CatalogSyntaxError(.root, in: ".xcstrings", at: root.range.lowerBound) }
    var lists: [String: LocaleEntries] = [source: LocaleEntries()]
    var locales: [(tag: String, offset: Int)] = [(source, language.range.lowerBound)]
    for member in strings {
      lists[source]?.recordKey(member)
      // Xcode keeps an entry for the empty key, which is not a message.
      if member.key.isEmpty || member.value["shouldTranslate"]?.bool == false { continue }
      let localizations = member.value["localizations"]?.members ?? []
      for localization in localizations {
        if lists[localization.key] == nil {
          lists[localization.key] = LocaleEntries()
          locales.append((localization.key, localization.keyRange.lowerBound))
        }
        lists[localization.key]?.add(localization.value, key: member.key, isSource: localization.key == source)
      }
      // If the source has no text, the key is the source text.
      if !localizations.contains(where: { $0.key == source }) { lists[source]?.addSourceKey(member) }
    }
    return locales.map { locale in
      LocaleDocument(
        file, format: .xcstrings, role: locale.tag == source ? .source(isReferenceOnly: false) : .translation,
        declaredLocale: LocaleDocument.DeclaredLocale(text: locale.tag, key: locale.tag, offset: locale.offset),
        lists[locale.tag]?.list ?? EntryList(), syntax: .printf, coding: JSONCoding())
    }
  }
}

extension StringCatalogReader {
  /// Returns the developers' comments, by message; the variables of a message have its comment.
  func notes(in file: SourceFile) -> [String: MessageNotes] {
    let strings = (try? JSONParser.parse(file.bytes))?["strings"]?.members ?? []
    return strings.reduce(into: [:]) { all, member in
      guard let comment = member.value["comment"]?.string, !comment.isBlank else { return }
      var notes = MessageNotes()
      notes.comments = [comment]
      let variables = (member.value["localizations"]?.members ?? []).flatMap { localization in
        (localization.value["substitutions"]?.members ?? []).map { "\(member.key).\($0.key)" }
      }
      for key in [member.key] + variables { all[key] = notes }
    }
  }
}

/// The entries of one locale in a string catalog.
private struct LocaleEntries {
  private(set) var list = EntryList()

  /// Records a key to find duplicates.
  mutating func recordKey(_ member: JSONMember) { _ = list.insertKey(member.key, at: member.keyRange.lowerBound) }

  /// Adds a key that is its own source text, or only a name, such as that of an element of a storyboard.
  mutating func addSourceKey(_ member: JSONMember) {
    let kind = LocaleDocument.SourceTextKind(member.key, hasName: false)
    list.add(
      member.key, member.key, member.keyRange, kind == .name ? LocaleDocument.Detail(sourceTextKind: kind) : nil)
  }

  /// Adds a text with all its variations.
  ///
  /// - Parameter key: the key of the message.
  mutating func add(_ node: JSONNode, key: String, isSource: Bool) {
    // A translation in the state “new” is a copy of the source that Xcode made.
    if !isSource, node["stringUnit"]?["state"]?.string == "new", node["substitutions"] == nil { return }
    add(node, key, message: key, form: nil)
  }

  private mutating func add(
    _ node: JSONNode, _ key: String, message: String, form: PluralForm?, isFragment: Bool = false
  ) {
    if let unit = node["stringUnit"], let value = unit["value"], let text = value.string {
      let state = unit["state"]?.string
      // An empty text that is not marked as translated is not written yet.
      let isUnwritten = text.isEmpty && state != "translated"
      if !isUnwritten {
        let detail = LocaleDocument.Detail(
          form: form, message: key == message ? nil : message, needsReview: state == "needs_review",
          isFragment: isFragment)
        list.add(key, text, value.range, detail)
      }
    }
    if let set = node["stringSet"] {
      for (index, phrase) in (set["values"]?.array ?? []).enumerated() {
        guard let text = phrase.string else { continue }
        let detail = LocaleDocument.Detail(message: message, needsReview: set["state"]?.string == "needs_review")
        list.add("\(key)[\(index)]", text, phrase.range, detail)
      }
    }
    if let plural = node["variations"]?["plural"]?.members {
      let categories = Set(plural.compactMap { PluralCategory(rawValue: $0.key) })
      for member in plural {
        let form = PluralForm(member.key, alwaysUsesZero: true, categories: categories, requiresOther: true)
        add(member.value, "\(key).\(member.key)", message: message, form: form, isFragment: isFragment)
      }
    }
    for member in node["variations"]?["device"]?.members ?? [] {
      add(member.value, "\(key).\(member.key)", message: message, form: nil, isFragment: isFragment)
    }
    for member in node["substitutions"]?.members ?? [] {
      add(member.value, "\(key).\(member.key)", message: "\(key).\(member.key)", form: nil, isFragment: true)
    }
  }
}
