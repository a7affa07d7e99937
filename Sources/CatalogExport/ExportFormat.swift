package import AuthCopy

/// A format that `auth-copy export` writes.
package enum ExportFormat: String, CaseIterable, Sendable {
  case swift, kotlin, typescript, javascript, xcstrings, android, json, xliff, po

  /// Exports a catalog.
  package func export(_ catalog: Catalog, _ selection: ExportSelection) -> Export {
    switch self {
    case .swift, .kotlin, .typescript, .javascript, .json: return module(catalog, selection)
    case .xcstrings:
      let strings = StringCatalogFile(catalog, selection)
      return Export(
        files: [ExportedFile(name: "Localizable.xcstrings", text: strings.text)], losses: strings.losses)
    case .android:
      let resources = AndroidResources(catalog, selection)
      return Export(files: resources.files, losses: resources.losses)
    case .xliff:
      let locales = catalog.translatedLocales(among: selection.locales).sorted()
      let files = locales.map { ($0, XLIFFFile(catalog, selection, locale: $0)) }
      return Export(
        files: files.map { ExportedFile(name: "auth-copy.\($0).xlf", text: $1.text) }, losses: files.flatMap(\.1.losses)
      )
    case .po:
      let locales = catalog.translatedLocales(among: selection.locales).sorted()
      return Export(
        files: locales.map {
          ExportedFile(name: "auth-copy.\($0).po", text: POFile(catalog, selection, locale: $0).text)
        }, losses: [])
    }
  }

  private func module(_ catalog: Catalog, _ selection: ExportSelection) -> Export {
    let content = ModuleContent(catalog, selection)
    let file: ExportedFile? =
      switch self {
      case .swift: ExportedFile(name: "AuthCopy.swift", text: SwiftModule(content, catalog, selection).text)
      case .kotlin: ExportedFile(name: "AuthCopy.kt", text: KotlinModule(content, catalog, selection).text)
      case .typescript:
        ExportedFile(name: "auth-copy.ts", text: ECMAScriptModule(content, catalog, selection, isTyped: true).text)
      case .javascript:
        ExportedFile(name: "auth-copy.mjs", text: ECMAScriptModule(content, catalog, selection, isTyped: false).text)
      case .json: ExportedFile(name: "auth-copy.json", text: content.json.text() + "\n")
      case .xcstrings, .android, .xliff, .po: nil
      }
    return Export(files: [file].compactMap(\.self), losses: content.losses)
  }
}

/// What an export is made of.
package struct Export: Sendable {
  /// The files, sorted by name.
  package let files: [ExportedFile]
  /// What the files say in another way than the library does.
  package let losses: [ExportLoss]
}

/// A file of an export.
package struct ExportedFile: Sendable {
  /// The name, with folders if the format has them.
  package let name: String
  package let text: String
}
