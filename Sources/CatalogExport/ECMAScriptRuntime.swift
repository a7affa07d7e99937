import AuthCopy
import CatalogFormats
import EmbeddedFiles

/// The source code of ES modules, in parts that import each other.
///
/// Types are in comments, `/*: Type */` after a name and `/*:: code */`, so that TypeScript and JavaScript are
/// generated from the same files.
struct ECMAScriptRuntime {
  private let files = EmbeddedFileList(embedded_files)

  /// Returns an unchanged file, such as a file of declarations.
  func file(_ name: String) -> String { files.text("Runtimes/\(name)") }

  /// Returns a part with its named placeholders replaced by data.
  func part(_ name: String, _ data: [(name: String, text: String)] = []) -> String {
    data.reduce(file("\(name).mjs")) { code, placeholder in
      code.replacing("= \(placeholder.name);", with: "= \(placeholder.text);", maxReplacements: 1)
    }
  }

  /// Returns data as source code.
  static func code(_ data: JSONValue) -> String {
    // A member of this name would set the prototype.
    data.text { key in key == "__proto__" ? "[\"__proto__\"]" : JSONValue.string(key).line }
  }

  /// Returns the rules for reading raw errors as a module of constants, so that a bundle has only those that it uses.
  static func module(_ rules: [(key: String, value: JSONValue)]) -> String {
    rules.map { "export const \($0.key) = \(code($0.value));\n" }.joined()
  }

  /// Returns the rules for reading raw errors as an object with the name of the module.
  static func object(_ rules: [(key: String, value: JSONValue)]) -> String {
    "const rules = {\n\(rules.map { "  \($0.key): \(code($0.value))\(type(of: $0.value)),\n" }.joined())};\n"
  }

  /// Returns the type of a table, whose names TypeScript would otherwise take for the only ones.
  private static func type(of table: JSONValue) -> String {
    guard case .object(let members) = table, let value = members.first?.value else { return "" }
    let type = if case .integer = value { "number" } else { "string" }
    return " /*:: as Readonly<Record<string, \(type)>> */"
  }

  /// Joins parts to one module, which has the exports of the last part.
  static func joined(_ parts: [String]) -> String {
    parts.enumerated().map { index, part in
      let withoutImports = part.replacing(/(?m)^import [^;]*;\n+/, with: "")
      if index == parts.count - 1 { return withoutImports }
      return withoutImports.replacing(/(?m)^export (?=class|const|function|let)/, with: "")
        .replacing(/(?m)\n^export \{[^}]*\};\n/, with: "")
    }.joined(separator: "\n")
  }

  /// Returns the code in TypeScript: the types without the comments around them.
  ///
  /// In a comment with types, a nested comment ends with `**)`, because `*/` would end the outer comment.
  static func typed(_ code: String) -> String {
    code.replacing(/\/\*::(.*?)\*\//.dotMatchesNewlines()) { match in
      let code = match.output.1
      return String(code.contains("\n") ? code.trimming("\n") : code.drop { $0 == " " }.trimming(" "))
        .replacing("**)", with: "*/")
    }.replacing(/\ ?\/\*: (.*?) \*\//) { ": \($0.output.1)" }
  }

  /// Returns the code in JavaScript: without types.
  static func untyped(_ code: String) -> String {
    code.replacing(/(?m)^ *\/\*::(?:.|\n)*?\*\/\n\n?/, with: "")
      .replacing(/\ ?\/\*::?(?:.|\n)*?\*\//, with: "")
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
