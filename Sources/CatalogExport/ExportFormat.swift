package import AuthCopy

/// A format that `auth-copy export` writes.
package enum ExportFormat: String, CaseIterable, Sendable {
  case swift, kotlin, typescript, javascript, json

  /// Exports a catalog.
  package func export(_ catalog: Catalog, _ selection: ExportSelection) -> Export {
    let content = ModuleContent(catalog, selection)
    let file =
      switch self {
      case .swift: ExportedFile(name: "AuthCopy.swift", text: SwiftModule(content, catalog, selection).text)
      case .kotlin: ExportedFile(name: "AuthCopy.kt", text: KotlinModule(content, catalog, selection).text)
      case .typescript:
        ExportedFile(name: "auth-copy.ts", text: ECMAScriptModule(content, catalog, selection, isTyped: true).text)
      case .javascript:
        ExportedFile(name: "auth-copy.mjs", text: ECMAScriptModule(content, catalog, selection, isTyped: false).text)
      case .json: ExportedFile(name: "auth-copy.json", text: content.json.text() + "\n")
      }
    return Export(files: [file], losses: content.losses)
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
