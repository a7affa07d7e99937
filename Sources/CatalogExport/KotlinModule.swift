import AuthCopy
import CatalogFormats
import EmbeddedFiles

/// A Kotlin file.
struct KotlinModule {
  let text: String

  /// The longest text of a constant, in characters of at most three bytes: a class file holds 65,535 bytes each.
  private static let maximumChunk = 16_000

  init(_ content: ModuleContent, _ catalog: Catalog, _ selection: ExportSelection) {
    let note =
      "For Kotlin 1.3 or later, on Android and the JVM, with the standard libraries alone. Give it your package."
    let header = ModuleHeader(catalog, selection, note: note).comment("//")
    var data = Data()
    let base = data.add(content.base)
    let providers = content.providers.map { (id: $0.key, call: data.add($0.value)) }
    let messages = content.messages.map { (id: $0.key, call: data.add($0.value)) }
    text = [
      header, EmbeddedFileList(embedded_files).text("Runtimes/AuthCopy.kt"), Self.names(catalog, selection),
      "// Data\n",
      "private fun contentData(): String = \(base)\n", Self.map("providerData", providers),
      Self.map("messageData", messages), data.functions.joined(separator: "\n"),
    ].joined(separator: "\n")
  }

  /// The data as constants that fit in a class file.
  private struct Data {
    var functions: [String] = []

    /// Adds functions that return the parts of a JSON text, and returns an expression for the whole.
    mutating func add(_ json: JSONValue) -> String {
      var chunks: [String] = []
      var chunk = ""
      for line in json.text().split(separator: "\n", omittingEmptySubsequences: false) {
        for part in Self.parts(of: line) {
          if !chunk.isEmpty, chunk.utf16.count + part.utf16.count > maximumChunk {
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

    /// The line in parts that fit in a constant.
    private static func parts(of line: Substring) -> [Substring] {
      var parts: [Substring] = []
      var rest = line
      while rest.utf16.count > maximumChunk {
        parts.append(rest.prefix(maximumChunk / 2))
        rest = rest.dropFirst(maximumChunk / 2)
      }
      return parts + [rest]
    }
  }

  private static func map(_ name: String, _ entries: [(id: String, call: String)]) -> String {
    let lines = entries.map { "  \(string($0.id)) to { \($0.call) }" }
    return "private val \(name): Map<String, () -> String> = linkedMapOf(\n\(lines.joined(separator: ",\n"))\n)\n"
  }

  private static func string(_ text: String) -> String {
    JSONValue.string(text).line.replacing("$", with: "\\$").replacing("\\/", with: "/")
  }

  /// Constants for the names of the catalog.
  private static func names(_ catalog: Catalog, _ selection: ExportSelection) -> String {
    func constants(_ type: String, _ names: [String]) -> String {
      names.compactMap { name in
        ModuleName.identifier(name).map { identifier in
          "val \(type).Companion.`\(identifier)`: \(type) get() = \(type)(\(string(name)))"
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
