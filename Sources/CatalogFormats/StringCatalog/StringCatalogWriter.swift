import MessageFiles

/// Writes Xcode string catalogs, which contain all locales in one file.
package enum StringCatalogWriter {
  /// - Parameters:
  ///   - sourceLocale: the locale of the sources.
  ///   - version: the version of the content, written as an untranslated entry, because a string catalog has no place
  ///     for a comment about the file.
  ///   - note: the comment of the version entry.
  package static func text(
    _ entries: [PlatformEntry], locales: [String], sourceLocale: String, version: String, note: String
  ) -> String {
    var strings: [String: JSONValue] = [:]
    for entry in entries { strings[entry.name] = entry.stringCatalogEntry(locales) }
    strings["authCopyCatalogVersion"] = .members([
      ("comment", .string(note)), ("extractionState", "manual"), ("shouldTranslate", .bool(false)),
      ("localizations", .object([(sourceLocale, .unit(version, state: "translated"))])),
    ])
    let root = JSONValue.object([
      ("sourceLanguage", .string(sourceLocale)), ("strings", .sorted(strings)), ("version", "1.0"),
    ])
    return root.inXcodeStyle() + "\n"
  }
}

extension PlatformEntry {
  fileprivate func stringCatalogEntry(_ locales: [String]) -> JSONValue {
    let legend = placeholders.enumerated().map { index, name in
      "%\(index + 1)$\(specifier(of: name)): {\(name)}" + (examples[name].map { ", such as \($0.safeToShow)" } ?? "")
    }
    let comment = (notes + legend).joined(separator: "\n")
    return .members([
      ("comment", comment.isEmpty ? nil : .string(comment)),
      // Without this state, Xcode would treat the entry as extracted from source code.
      ("extractionState", "manual"),
      (
        "localizations",
        .object(
          locales.sorted().compactMap { locale in translations[locale].map { (locale, localization($0)) } })
      ),
    ])
  }

  private func localization(_ translation: Translation) -> JSONValue {
    let translatedState = translation.isStale ? "needs_review" : "translated"
    let state = translation.isFallback ? "new" : translatedState
    let text = translation.text
    guard hasPlural else { return .unit(string(text.general), state: state) }
    // A locale without a plural has only the general form, and uses the plural argument of another locale.
    let plural = text.pluralPlaceholder ?? translations.values.lazy.compactMap(\.text.pluralPlaceholder).min() ?? ""
    let categories = PluralCategory.allCases.filter { text.forms[$0] != nil }
    func variations(_ format: ([PlatformText.Piece]) -> String) -> JSONValue {
      .object([
        (
          "plural",
          .object(
            categories.map { category in
              (category.rawValue, .unit(format(text.forms[category] ?? []), state: state))
            })
        )
      ])
    }
    // Without a substitution, the only placeholder must be the plural's number, and every form must print it.
    if placeholders == [plural], text.forms.values.allSatisfy({ $0.contains(.placeholder(plural)) }) {
      return .object([("variations", variations { string($0) })])
    }
    let substitution = JSONValue.object([
      ("argNum", .integer((placeholders.firstIndex(of: plural) ?? 0) + 1)),
      ("formatSpecifier", "lld"),
      ("variations", variations { self.string($0, substituting: plural) }),
    ])
    return .object([
      ("stringUnit", .unitContent("%#@\(Self.variable)@", state: state)),
      ("substitutions", .object([(Self.variable, substitution)])),
    ])
  }

  /// The name of the variable that contains the whole text, if a text has a plural and other placeholders.
  private static let variable = "text"

  private func specifier(of placeholder: String) -> String { integers.contains(placeholder) ? "lld" : "@" }

  /// - Parameter number: the placeholder that becomes the argument of a substitution.
  private func string(_ pieces: [PlatformText.Piece], substituting number: String? = nil) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): return placeholders.isEmpty ? text : text.replacing("%", with: "%%")
      case .placeholder(let name):
        if name == number { return "%arg" }
        let index = (placeholders.firstIndex(of: name) ?? 0) + 1
        return "%\(index)$\(specifier(of: name))"
      }
    }.joined()
  }
}

extension JSONValue {
  fileprivate static func unit(_ value: String, state: String) -> JSONValue {
    .object([("stringUnit", .unitContent(value, state: state))])
  }

  fileprivate static func unitContent(_ value: String, state: String) -> JSONValue {
    .object([("state", .string(state)), ("value", .string(value))])
  }

  /// Returns the JSON in Xcode's layout; otherwise Xcode would change every line when it saves the file.
  fileprivate func inXcodeStyle(indentation: String = "") -> String {
    guard case .object(let members) = self else { return line }
    let inner = indentation + "  "
    let lines = members.map { key, value in
      if case .string(let text) = value { return "\(inner)\(key.quotedForJSON) : \(text.quotedForJSON)" }
      return "\(inner)\(key.quotedForJSON) : \(value.inXcodeStyle(indentation: inner))"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
  }
}
