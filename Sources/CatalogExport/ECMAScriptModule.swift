import AuthCopy
import CatalogFormats
import CatalogTools
import EmbeddedFiles

/// An ES module in TypeScript or JavaScript.
///
/// Both are made from the same files, whose types stand in comments: `/*: Type */` after a name, and `/*:: code */`.
struct ECMAScriptModule {
  let text: String

  init(_ content: ModuleContent, _ catalog: Catalog, _ selection: ExportSelection, isTyped: Bool) {
    let list = EmbeddedFileList(embedded_files)
    var runtime = ["core", "raw", "messages", "index"].map { list.text("Runtimes/\($0).mjs") }.joined(separator: "\n")
    runtime = isTyped ? Self.typed(runtime) : Self.untyped(runtime)
    for part in content.partsOfESModule(catalog) {
      // A member of this name would set the prototype.
      let data = part.data.text { key in key == "__proto__" ? "[\"__proto__\"]" : JSONValue.string(key).line }
      runtime = runtime.replacing("= \(part.name);", with: "= \(data);", maxReplacements: 1)
    }
    let header = ModuleHeader(catalog, selection).comment("//")
    // The settings of a project are for its own code: what is exported is checked here.
    text =
      (isTyped ? "/* eslint-disable */\n// @ts-nocheck\n" : "") + header
      + (isTyped ? "\n\(Self.types(catalog, selection))" : "") + "\n" + runtime
  }

  private static func typed(_ runtime: String) -> String {
    runtime.replacing(/\/\*::(.*?)\*\//.dotMatchesNewlines()) { match in
      let code = match.output.1
      return String(code.contains("\n") ? code.trimming("\n") : code.drop { $0 == " " }.trimming(" "))
        .replacing("**)", with: "*/")
    }.replacing(/\ ?\/\*: (.*?) \*\//) { ": \($0.output.1)" }
  }

  private static func untyped(_ runtime: String) -> String {
    runtime.replacing(/(?m)^ *\/\*::(?:.|\n)*?\*\/\n\n?/, with: "")
      .replacing(/\ ?\/\*::?(?:.|\n)*?\*\//, with: "")
  }

  /// The names of the catalog as types.
  private static func types(_ catalog: Catalog, _ selection: ExportSelection) -> String {
    func type(_ name: String, _ comment: String, _ values: some Sequence<String>) -> String {
      let quoted = values.map { JSONValue.string($0).line }
      return "/** \(comment) */\nexport type \(name) =\n  | \(quoted.joined(separator: "\n  | "));\n"
    }
    let keys = catalog.keys.map(\.key).filter { selection.includes($0) && catalog.kind(ofKey: $0) == nil }
    return [
      type("Locale", "An exported locale, as a BCP 47 tag.", selection.locales),
      type("Provider", "The origin of an error.", selection.providers.map(\.rawValue)),
      type("Kind", "What went wrong.", catalog.definitions.map(\.kind.rawValue)),
      type(
        "Recovery", "What the person can do next.", Set(catalog.definitions.compactMap(\.recovery?.rawValue)).sorted()),
      type("TextKey", "A key of the UX copy.", keys.sorted()),
    ].joined(separator: "\n")
  }
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> Substring {
    var text = self
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return text
  }
}
