internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import Foundation

extension Workbench {
  /// Begins a language: a file beside those of the others, in their format, with a header and without messages.
  mutating func addLanguage(_ json: JSONNode, _ messages: MessageBundle) -> WorkbenchResponse {
    let tag = (json["locale"]?.string ?? "").trimmingCharacters(in: .whitespaces)
    guard let locale = LocaleTag(tag)?.description else {
      return .problem(422, messages.text("workbench.no-language", ["locale": .text(tag.safeToShow)]))
    }
    if locales.contains(locale) {
      return .problem(409, messages.text("workbench.known-language", ["locale": .text(locale)]))
    }
    let begun = documents.compactMap { $0.newFile(for: locale) }
    guard let file = begun.first else { return .problem(422, messages.text("workbench.no-place-for-language")) }
    for file in begun {
      do throws(DiskFile.SaveError) {
        _ = try DiskFile.write(Array(file.text.utf8), to: file.path, beneath: folder.path)
      } catch {
        guard case .unwritable(let error) = error else { continue }
        return .problem(500, error.description)
      }
    }
    noteDisk()
    return .json { json in
      json.member("locale", locale)
      json.member("file", folder.relative(file.path))
    }
  }
}

extension WorkbenchDocument {
  /// A file for a language, named as the others are; nil where no file can be read without messages, or that one exists.
  fileprivate func newFile(for locale: String) -> (path: String, text: String)? {
    let known = locales.compactMap { locale in file(of: locale).map { (locale: locale, file: $0) } }
    for (other, file) in known.reversed() {
      guard [.arb, .json].contains(file.document.format), file.document.isFlat,
        let path = file.path.replacingLocale(other, with: locale, beneath: folder.path), catalog.files[path] == nil
      else { continue }
      return (path, file.header(for: locale))
    }
    return nil
  }
}

extension MessageFile {
  /// A file of the same format that has no messages yet.
  fileprivate func header(for locale: String) -> String {
    let bytes = document.file.bytes
    let headers = ((try? JSONParser.parse(bytes))?.members ?? []).filter { $0.key.hasPrefix("@@") }
    let lines = headers.map { header in
      let value =
        header.key == "@@locale" ? locale.quotedForJSON : String(decoding: bytes[header.value.range], as: UTF8.self)
      return "  \(header.key.quotedForJSON): \(value)"
    }.joined(separator: ",\n")
    return lines.isEmpty ? "{}\n" : "{\n\(lines)\n}\n"
  }
}

extension String {
  /// The path with the last mention of a locale beneath a folder replaced, as it is written there: `ko`, `zh_Hant`, `pt-BR`.
  fileprivate func replacingLocale(_ old: String, with new: String, beneath folder: String) -> String? {
    for separator in ["-", "_"] {
      let tag = old.replacing("-", with: separator)
      var found: Range<Index>?
      var start = index(startIndex, offsetBy: folder.count)
      while let range = self[start...].firstRange(of: tag) {
        let isPart = { (character: Character?) in character.map { $0.isLetter || $0.isNumber } ?? false }
        if !isPart(self[..<range.lowerBound].last), !isPart(self[range.upperBound...].first) { found = range }
        start = range.upperBound
      }
      guard let found else { continue }
      // `app_ko.arb` is written like `app_zh_Hant.arb`.
      let isLower = old.contains("-") ? separator == "_" : self[..<found.lowerBound].last == "_"
      return replacingCharacters(found, new.replacing("-", with: isLower ? "_" : "-"))
    }
    return nil
  }

  private func replacingCharacters(_ range: Range<Index>, _ text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
