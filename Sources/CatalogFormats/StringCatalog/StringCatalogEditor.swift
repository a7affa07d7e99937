internal import MessageFiles

/// Adds translations to Xcode's string catalogs.
struct StringCatalogEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    guard let locale = document.declaredLocale?.text, let model = source.model(for: key),
      let sourceRoot = JSONFile(source.file.bytes)?.root, let file = JSONFile(document.file.bytes)
    else { return nil }
    var path: [String]
    // The path to a text is `strings`, key, `localizations`, locale, variations if any, `stringUnit`, `value`.
    if let sourcePath = sourceRoot.path(to: model.entry.range), sourcePath.count > 4, sourcePath[2] == "localizations" {
      path = sourcePath.dropLast()
      path[3] = locale
      if let category = model.category { path[path.count - 2] = category }
    } else {
      // A phrase of a set has no key of its own.
      guard sourceRoot["strings"]?[key] != nil else { return nil }
      // If the source has no text, the key is the source text.
      path = ["strings", key, "localizations", locale, "stringUnit"]
    }
    return edit(of: file, at: path, text: text, state: "translated").map { [$0] }
  }

  func confirming(_ key: String, in document: LocaleDocument) -> [TextEdit] {
    guard let entry = document[key], let root = JSONFile(document.file.bytes)?.root,
      let path = root.path(to: entry.range), let state = root.value(at: path.dropLast() + ["state"]),
      state.string == "needs_review"
    else { return [] }
    return [TextEdit(state.range, "translated".quotedForJSON)]
  }

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? {
    guard let file = JSONFile(document.file.bytes),
      let key = file.root["strings"]?.members?.first(where: {
        !$0.key.isEmpty && $0.value["shouldTranslate"]?.bool != false
      })?.key
    else { return nil }
    // Like Xcode, add the language with an empty text in the state `new`.
    let path = ["strings", key, "localizations", locale.description, "stringUnit"]
    return edit(of: file, at: path, text: "", state: "new").map { file.bytes.applying([$0]) }
  }

  private func edit(of file: JSONFile, at path: [String], text: String, state: String) -> TextEdit? {
    let members = [("state", state), ("value", text)].map { file.member($0.quotedForJSON, .string($1)) }
    // Xcode sorts the members of its objects.
    return file.setting(.object(members), at: path, of: file.root) { depth, name in name < path[depth] }
  }
}
