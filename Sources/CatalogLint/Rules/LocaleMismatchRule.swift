internal import CatalogFormats
internal import Foundation
internal import MessageFiles

/// Finds a file whose locale is unknown, misspelled, different from the file's path, or the same as another file's.
struct LocaleMismatchRule: SetRule {
  let name = "locale-mismatch"
  let severity = Finding.Severity.error
  private static let duplicate: Diagnostic.ID = "locale-mismatch.duplicate"
  private static let misspelled: Diagnostic.ID = "locale-mismatch.misspelled"
  private static let unknown: Diagnostic.ID = "locale-mismatch.unknown"
  private static let differs: Diagnostic.ID = "locale-mismatch.differs"
  private static let unknownName: Diagnostic.ID = "locale-mismatch.unknown-name"
  private static let country: Diagnostic.ID = "locale-mismatch.country"
  let ids = [duplicate, misspelled, unknown, differs, unknownName, country]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    var seen: [String: MessageFile] = [:]
    for file in set.files {
      // A project may have two equal files for two codes of a language, such as `he` and `iw`.
      if file.locale != "und", let other = seen.updateValue(file, forKey: file.locale),
        file.document.declaredLocale != nil || other.document.file.bytes != file.document.file.bytes,
        // The base file of a Java resource bundle has no locale in its name.
        !(file.document.format == .properties && (file.fileLocale == nil || other.fileLocale == nil))
      {
        findings.add(
          self, Self.duplicate, ["path": .text(other.path), "locale": .text(file.locale)], in: file, key: "@@locale",
          at: 0)
      }
      if !file.isSource, file.fileLocale?.tag != nil, let locale = file.localeOfCountry {
        findings.add(
          self, Self.country, ["locale": .text(file.locale), "meant": .text(locale)], in: file, key: "@@locale", at: 0,
          severity: .warning)
      }
      if file.isARB, let (key, offset) = file.document.misspelledLocaleKey {
        findings.add(self, Self.misspelled, ["key": .text(key)], in: file, key: key, at: offset)
      }
      guard let declared = file.document.declaredLocale else {
        if let locale = file.fileLocale, locale.tag == nil {
          findings.add(
            self, Self.unknownName, ["locale": .text(locale.locale.text)], in: file, key: "@@locale", at: 0,
            // A program may use its own name for a language.
            severity: .warning)
        }
        continue
      }
      let (text, key, offset) = (declared.text, declared.key, declared.offset)
      let pathParts = file.isARB ? [] : file.path.split { "/._-".contains($0) }
      // In formats other than JSON, programs use the path, and the declared locale is only for translators.
      let localeIsFromPath = !file.isJSON
      let severity: Finding.Severity? = localeIsFromPath ? .warning : nil
      // ISO 639 has more three-letter codes than ICU lists: such a code is valid if the path contains it too.
      let isUnlistedCode = text.utf8.count == 3 && pathParts.contains { $0 == text }
      guard let tag = LocaleTag(text), tag.isLanguage || isUnlistedCode else {
        findings.add(self, Self.unknown, ["locale": .text(text)], in: file, key: key, at: offset, severity: severity)
        continue
      }
      guard let pathLocale = file.fileLocale, !localeIsFromPath || pathLocale.isCertain, let pathTag = pathLocale.tag
      else { continue }
      // One of the two locales may be more specific, such as `pt` and `pt-BR`.
      let isOneMoreSpecific = pathTag.hasPrefix("\(tag.description)-") || tag.description.hasPrefix("\(pathTag)-")
      let mayDiffer = isOneMoreSpecific ? localeIsFromPath : Self.areEquivalent(pathTag, tag.description)
      if pathTag != tag.description, !mayDiffer {
        findings.add(
          self, Self.differs, ["member": .text(key), "locale": .text(text), "named": .text(pathTag)], in: file,
          key: key, at: offset, severity: severity)
      }
    }
  }
}

extension LocaleMismatchRule {
  /// Returns whether two tags differ only in what CLDR adds, such as `zh-Hans` and `zh-CN`.
  private static func areEquivalent(_ first: String, _ second: String) -> Bool {
    Locale.Language(likelyFor: first) == Locale.Language(likelyFor: second)
  }
}

extension LocaleDocument {
  /// A key that is almost `@@locale`, such as `@@locale `.
  fileprivate var misspelledLocaleKey: (text: String, offset: Int)? {
    for members in [header, metadata] {
      if let index = members.firstIndex(where: { Self.isNearlyLocale($0.key) }) {
        return (members[index].key, members[index].keyRange.lowerBound)
      }
    }
    return nil
  }

  private static func isNearlyLocale(_ key: String) -> Bool {
    // Check the length first, because an ARB file may have an `@key` for every key.
    guard (8..<16).contains(key.utf8.count) else { return false }
    return key != "@@locale" && key.filter { !$0.isWhitespace }.lowercased() == "@@locale"
  }
}
