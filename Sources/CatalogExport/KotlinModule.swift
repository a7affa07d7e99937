import AuthCopy
import CatalogFormats
import EmbeddedFiles

/// Kotlin sources in the folder of their package: the runtime, the codes, and the messages of each locale.
struct KotlinModule {
  let files: [ExportedFile]

  /// The maximum length of a text constant, in UTF-16 code units of at most three bytes.
  ///
  /// A constant in a class file has at most 65,535 bytes.
  private static let maximumChunkLength = 16_000

  /// - Parameter package: the package of the sources.
  init(_ content: ModuleContent, _ catalog: Catalog, _ selection: ExportSelection, package: String) {
    let note = "For Kotlin 1.9 or later, on Android and the JVM, with only the standard libraries."
    let header = ModuleHeader(catalog, selection, note: note).comment("//")
    let packageLine = "package \(Self.quoted(package))\n"
    let folder = package.replacing(".", with: "/")
    func file(_ name: String, _ parts: [String]) -> ExportedFile {
      ExportedFile(name: "\(folder)/\(name).kt", text: ([header, packageLine] + parts).joined(separator: "\n"))
    }
    var codes = ChunkedData()
    let base = codes.add(content.base)
    let providers = content.providers.map { (id: $0.key, call: codes.add($0.value)) }
    let messages = content.messages.map { locale, texts in
      let name = Self.capitalized(locale)
      var data = ChunkedData()
      let text = data.add(texts)
      let function = "internal fun messages\(name)(): String = \(text)\n"
      return (id: locale, call: "messages\(name)()", file: file("AuthCopyMessages\(name)", [function] + data.functions))
    }
    let runtime = EmbeddedFileList(embedded_files).text("Runtimes/AuthCopy.kt")
    files =
      [
        file("AuthCopy", [runtime, Self.names(catalog, selection)]),
        file(
          "AuthCopyCodes",
          [
            "internal fun contentData(): String = \(base)\n", Self.mapDeclaration("providerData", providers),
            Self.mapDeclaration("messageData", messages.map { (id: $0.id, call: $0.call) }),
          ] + codes.functions),
      ] + messages.map(\.file)
  }

  /// Returns whether a text is the name of a package: identifiers separated by dots.
  static func isPackage(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(\.isIdentifier)
  }

  /// Returns the package with its hard keywords quoted, as in `com.example.in`.
  private static func quoted(_ package: String) -> String {
    package.split(separator: ".").map { keywords.contains(String($0)) ? "`\($0)`" : String($0) }.joined(separator: ".")
  }

  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while",
  ]

  /// Returns `KoXHaeyo` for `ko-x-haeyo`.
  private static func capitalized(_ locale: String) -> String {
    locale.split(separator: "-").map(\.withCapital).joined()
  }

  /// Data as constants that fit in a class file.
  private struct ChunkedData {
    /// The functions that return the chunks.
    var functions: [String] = []

    /// Adds functions that return the parts of a JSON text, and returns an expression for the whole text.
    mutating func add(_ json: JSONValue) -> String {
      var chunks: [String] = []
      var chunk = ""
      for line in json.text().split(separator: "\n", omittingEmptySubsequences: false) {
        for part in Self.parts(of: line) {
          if !chunk.isEmpty, chunk.utf16.count + part.utf16.count > maximumChunkLength {
            chunks.append(chunk)
            chunk = ""
          }
          chunk += part
        }
        chunk += "\n"
      }
      chunks.append(chunk)
      let calls = chunks.map { chunk in
        let name = "data\(functions.count)"
        functions.append("private fun \(name)() = \"\"\"\(chunk.replacing("$", with: "${'$'}"))\"\"\"\n")
        return "\(name)()"
      }
      return calls.count == 1 ? calls[0] : "arrayOf(\(calls.joined(separator: ", "))).joinToString(\"\")"
    }

    /// Splits a line into parts that fit in a constant.
    private static func parts(of line: Substring) -> [Substring] {
      var parts: [Substring] = []
      var rest = line
      // Most characters are one UTF-16 code unit; half the length leaves room for longer ones.
      while rest.utf16.count > maximumChunkLength {
        parts.append(rest.prefix(maximumChunkLength / 2))
        rest = rest.dropFirst(maximumChunkLength / 2)
      }
      return parts + [rest]
    }
  }

  private static func mapDeclaration(_ name: String, _ entries: [(id: String, call: String)]) -> String {
    let lines = entries.map { "  \(literal($0.id)) to { \($0.call) }" }
    return "internal val \(name): Map<String, () -> String> = linkedMapOf(\n\(lines.joined(separator: ",\n"))\n)\n"
  }

  /// Returns a string literal; Kotlin does not have the JSON escape `\/`.
  private static func literal(_ text: String) -> String {
    JSONValue.string(text).line.replacing("$", with: "\\$").replacing("\\/", with: "/")
  }

  /// Returns constants for the names of the catalog.
  private static func names(_ catalog: Catalog, _ selection: ExportSelection) -> String {
    func constants(_ type: String, _ names: [String]) -> String {
      names.compactMap { name in
        ModuleName.identifier(name).map { identifier in
          "val \(type).Companion.`\(identifier)`: \(type) get() = \(type)(\(literal(name)))"
        }
      }.joined(separator: "\n") + "\n"
    }
    return [
      "// Names of the catalog\n", constants("Kind", catalog.definitions.map(\.kind.rawValue)),
      constants("Provider", selection.providers.map(\.rawValue)),
      constants("RecoveryAction", Set(catalog.definitions.compactMap(\.recovery?.rawValue)).sorted()),
    ].joined(separator: "\n")
  }
}
