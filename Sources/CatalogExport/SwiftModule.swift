import AuthCopy
import CatalogFormats
import EmbeddedFiles

/// A Swift file.
struct SwiftModule {
  let text: String

  init(_ content: ModuleContent, _ catalog: Catalog, _ selection: ExportSelection) {
    let header = ModuleHeader(catalog, selection, note: "For Swift 6, and iOS 15, macOS 12, watchOS 8 or later.")
      .comment("//")
    let data = [
      "// MARK: Data",
      "private let contentData = \(Self.literal(content.base))",
      "private let providerData: [String: String] = \(Self.dictionary(content.providers))",
      "private let messageData: [String: String] = \(Self.dictionary(content.messages))",
    ]
    text =
      ([
        header + "\n" + EmbeddedFileList(embedded_files).text("Runtimes/AuthCopy.swift") + "\n"
          + Self.names(catalog, selection)
      ]
      + data)
      .joined(separator: "\n\n") + "\n"
  }

  /// JSON as a raw string, whose delimiter no JSON contains.
  private static func literal(_ json: JSONValue) -> String { "#\"\"\"\n\(json.text())\n\"\"\"#" }

  private static func dictionary(_ members: [(key: String, value: JSONValue)]) -> String {
    if members.isEmpty { return "[:]" }
    let lines = members.map { "  \(string($0.key)): \(literal($0.value))," }
    return "[\n\(lines.joined(separator: "\n"))\n]"
  }

  private static func string(_ text: String) -> String { "#\"\(text)\"#" }

  /// Constants for the names of the catalog, with their English titles.
  private static func names(_ catalog: Catalog, _ selection: ExportSelection) -> String {
    func constants(_ type: String, _ names: [(name: String, comment: String)]) -> String {
      let lines = names.compactMap { name, comment -> String? in
        guard let identifier = ModuleName.identifier(name) else { return nil }
        let comment = comment.isEmpty ? "" : "  /// \(comment)\n"
        return
          "\(comment)  public static let \(keywords.contains(identifier) ? "`\(identifier)`" : identifier): \(type) = \"\(name)\""
      }
      return "extension \(type) {\n\(lines.joined(separator: "\n"))\n}"
    }
    let kinds = catalog.definitions.map { definition in
      (definition.kind.rawValue, title(of: definition.kind, catalog))
    }
    let actions = Set(catalog.definitions.compactMap(\.recovery?.rawValue)).sorted().map { ($0, "") }
    return [
      "// MARK: Names of the catalog", constants("Kind", kinds),
      constants("Provider", selection.providers.map { ($0.rawValue, "") }), constants("RecoveryAction", actions),
      constants("FieldName", ids(of: "field", catalog)),
      constants("PasswordRequirement", ids(of: "requirements", catalog)),
      constants("SecondFactor", ids(of: "factor", catalog)),
    ].joined(separator: "\n\n")
  }

  /// The title of a kind on one line, without what a comment could take for its end.
  private static func title(of kind: Kind, _ catalog: Catalog) -> String {
    catalog.copy(for: LoginError(kind), locale: "en", disclosure: .helpful).title.safeToShow
  }

  private static func ids(of argument: String, _ catalog: Catalog) -> [(name: String, comment: String)] {
    catalog.keys.map(\.key).filter { $0.hasPrefix("\(argument)_") && $0 != "\(argument)_default" }
      .map { (String($0.dropFirst(argument.count + 1)), "") }
  }

  /// The keywords, which need backticks.
  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
