internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import Foundation

extension Workbench {
  /// Adds a language: a file with a header and no messages, next to the other languages' files and in their format.
  mutating func addLanguage(_ json: JSONNode, _ messages: MessageBundle) -> WorkbenchResponse {
    let tag = (json["locale"]?.string ?? "").trimmingCharacters(in: .whitespaces)
    guard let locale = LocaleTag(tag), locale.isLanguage else {
      return .problem(422, messages.text("workbench.no-language", ["locale": .text(tag.safeToShow)]))
    }
    if locales.contains(locale.description) {
      return .problem(409, messages.text("workbench.known-language", ["locale": .text(locale.description)]))
    }
    let newFiles = documents.compactMap { $0.newFile(for: locale) }
    guard let file = newFiles.first else { return .problem(422, messages.text("workbench.no-place-for-language")) }
    do throws(CatalogError) {
      for file in newFiles { try write(file) }
    } catch {
      return .problem(500, error.description)
    }
    loadDiskChanges()
    return .json { json in
      json.member("locale", locale.description)
      json.member("file", folder.relative(file.path))
    }
  }

  /// The maximum number of languages in a response.
  private static let maximumLanguages = 8

  /// Returns the languages that a typed name or tag may mean; those that cannot be added have the reason.
  func languages(_ request: WorkbenchRequest, _ language: MessageLanguage) -> WorkbenchResponse {
    let messages = MessageBundle.messages(in: language)
    let text = request.item("q") ?? ""
    let found = LanguageNames.shared.locales(matching: text, maximum: Self.maximumLanguages)
    return .json { json in
      json.member("languages", objects: found) { json, locale in
        json.member("locale", locale.description)
        json.member("name", LocaleTag(language.rawValue).map { locale.name(in: $0) } ?? locale.description)
        json.member("ownName", locale.name(in: locale))
        if locales.contains(locale.description) {
          json.member(
            "refusal", messages.text("workbench.known-language", ["locale": .text(locale.description)]))
        }
      }
      if found.isEmpty, !text.isBlank {
        json.member("refusal", messages.text("workbench.no-language", ["locale": .text(text.safeToShow)]))
      }
    }
  }

  private func write(_ file: WorkbenchDocument.NewFile) throws(CatalogError) {
    let parent = (file.path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    do throws(DiskFile.SaveError) {
      if let disk = file.disk {
        _ = try disk.saving(file.bytes)
      } else {
        _ = try DiskFile.creating(file.path, beneath: folder.path, with: file.bytes)
      }
    } catch {
      // A file that another program has written in the meantime is kept.
      if case .unwritable(let error) = error { throw error }
    }
  }
}

extension WorkbenchDocument {
  fileprivate struct NewFile {
    let path: String
    let bytes: [UInt8]
    /// The file on disk that gets the language; nil for a new file.
    let disk: DiskFile?
  }

  /// Returns the file to write for a new language, named like the files of the other languages.
  ///
  /// A format with all languages in one file gets that file with the language added. Nil if no name can be derived from
  /// the other files, or the format cannot represent the language.
  fileprivate func newFile(for locale: LocaleTag) -> NewFile? {
    let existing = locales.compactMap { locale in file(of: locale).map { (locale: locale, file: $0) } }
    // The source comes last: the files of translations are better models for the name.
    for (fileLocale, file) in existing.dropFirst() + existing.prefix(1) {
      guard let path = path(for: locale, like: file, of: fileLocale),
        let bytes = file.document.emptyCopy(for: locale)
      else { continue }
      return NewFile(path: path, bytes: bytes, disk: catalog.files[path]?.disk)
    }
    return nil
  }

  private func path(for locale: LocaleTag, like file: MessageFile, of fileLocale: String) -> String? {
    let newPath: String?
    switch file.document.format {
    // The file has all languages, and is only changed if it has no unsaved changes.
    case .xcstrings: return catalog.files[file.path]?.isEdited == false ? file.path : nil
    case .android:
      newPath = AndroidFolder(path: file.path).flatMap { folder in
        AndroidFolder.name(of: locale.description).map {
          "\(folder.parent)\($0)/\((file.path as NSString).lastPathComponent)"
        }
      }
    case .arb, .json, .po, .properties, .strings, .xliff:
      newPath =
        file.path.replacingLocale(fileLocale, with: locale.description, beneath: folder.path)
        ?? file.path.addingLocale(locale.description, file.document.format)
    }
    return newPath.flatMap { FileManager.default.fileExists(atPath: $0) ? nil : $0 }
  }
}

extension String {
  /// Returns the path with the last occurrence of a locale replaced in the same style: `ko`, `zh_Hant`, `pt-BR`.
  ///
  /// - Parameter folder: the start of the path, which is not changed.
  fileprivate func replacingLocale(_ old: String, with new: String, beneath folder: String) -> String? {
    for separator in ["-", "_"] {
      let tag = old.replacing("-", with: separator)
      var found: Range<Index>?
      var start = index(startIndex, offsetBy: folder.count)
      while let range = self[start...].firstRange(of: tag) {
        let isAlphanumeric = { (character: Character?) in character.map { $0.isLetter || $0.isNumber } ?? false }
        let (before, after) = (self[..<range.lowerBound].last, self[range.upperBound...].first)
        if !isAlphanumeric(before), !isAlphanumeric(after) { found = range }
        start = range.upperBound
      }
      guard let found else { continue }
      // In a locale after an underscore, the parts are joined with underscores: `app_ko.arb`, `app_zh_Hant.arb`.
      let usesUnderscores = old.contains("-") ? separator == "_" : self[..<found.lowerBound].last == "_"
      return replacingCharacters(found, new.replacing("-", with: usesUnderscores ? "_" : "-"))
    }
    return nil
  }

  /// Returns the path for a translation of a file whose name has no locale: `messages.properties`, `messages.xlf`.
  fileprivate func addingLocale(_ locale: String, _ format: CatalogFormat) -> String? {
    let name = (self as NSString).deletingPathExtension
    switch format {
    case .properties: return "\(name)_\(locale.replacing("-", with: "_")).properties"
    case .xliff: return "\(name).\(locale).\((self as NSString).pathExtension)"
    case .po: return "\((self as NSString).deletingLastPathComponent)/\(locale.replacing("-", with: "_")).po"
    default: return nil
    }
  }

  private func replacingCharacters(_ range: Range<Index>, _ text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
