internal import CatalogEditing
internal import Foundation
internal import MessageFiles

/// The capabilities that a client declares in `initialize`.
struct ClientCapabilities {
  let encoding: PositionEncoding
  let language: MessageLanguage
  /// The folders of the project, as absolute paths.
  let folders: [String]
  let supportsVersionedEdits: Bool
  let supportsDiagnosticVersions: Bool
  /// Whether the client can request the edit of a code action later.
  let supportsEditResolution: Bool
  let supportsFileWatching: Bool
  let supportsMarkdown: Bool
  let supportsSnippets: Bool

  init(_ parameters: JSONNode?) {
    let capabilities = parameters?["capabilities"]
    let document = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    let language = parameters?["locale"]?.string?.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self.language = language.map { MessageLanguage(rawValue: $0) ?? .en } ?? .environment
    let workspaceFolders = parameters?["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string }
    let uris = workspaceFolders ?? [parameters?["rootUri"]?.string].compactMap(\.self)
    // The root and the home directory are not projects: a file that is opened there belongs to the files next to it.
    folders = uris.compactMap { DocumentURI($0)?.path }.filter { $0 != "/" && $0 != NSHomeDirectory() }
    supportsVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    supportsDiagnosticVersions = document?["publishDiagnostics"]?["versionSupport"]?.bool ?? false
    let codeAction = document?["codeAction"]
    let resolvableProperties = codeAction?["resolveSupport"]?["properties"]?.array?.compactMap(\.string) ?? []
    supportsEditResolution = resolvableProperties.contains("edit") && codeAction?["dataSupport"]?.bool ?? false
    supportsFileWatching = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    supportsMarkdown = document?["hover"]?["contentFormat"]?.array?.contains { $0.string == "markdown" } ?? false
    supportsSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
  }
}
