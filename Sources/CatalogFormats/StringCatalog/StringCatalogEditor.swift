internal import MessageFiles

/// Adds translations to Xcode's string catalogs.
struct StringCatalogEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    guard let locale = document.declaredLocale?.text, let model = source.model(for: key),
      let sourceRoot = try? JSONParser.parse(source.file.bytes)
    else { return nil }
    var path: [String]
    // The path to a text is `strings`, key, `localizations`, locale, variations if any, `stringUnit`, `value`.
    if let sourcePath = sourceRoot.path(to: model.entry.range), sourcePath.count > 4, sourcePath[2] == "localizations" {
      path = sourcePath.dropLast()
      path[3] = locale
      if let category = model.category { path[path.count - 2] = category }
    } else {
      // If the source has no text, the key is the source text.
      path = ["strings", key, "localizations", locale, "stringUnit"]
    }
    return edit(of: document.file.bytes, at: path, text: text, state: "translated").map { [$0] }
  }

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? {
    let bytes = document.file.bytes
    guard let root = try? JSONParser.parse(bytes),
      let key = root["strings"]?.members?.first(where: {
        !$0.key.isEmpty && $0.value["shouldTranslate"]?.bool != false
      })?.key
    else { return nil }
    // Like Xcode, add the language with an empty text in the state `new`.
    let path = ["strings", key, "localizations", locale.description, "stringUnit"]
    return edit(of: bytes, at: path, text: "", state: "new").map { bytes.applying([$0]) }
  }

  private func edit(of bytes: [UInt8], at path: [String], text: String, state: String) -> TextEdit? {
    guard let root = try? JSONParser.parse(bytes) else { return nil }
    let unit = JSONValue.object([("state", .string(state)), ("value", .string(text))])
    // Xcode sorts the members of its objects.
    return JSONInsertion(bytes, root: root, file: root).setting(unit, at: path) { depth, name in name < path[depth] }
  }
}
