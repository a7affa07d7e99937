import AuthCopy
import CatalogFormats

/// The folder of an npm package: an ES module in the parts that pages load, with their types.
struct NPMFolder {
  private(set) var files: [ExportedFile] = []
  private let header: String

  init(_ content: ECMAScriptContent, _ catalog: Catalog, _ selection: ExportSelection) {
    header = ModuleHeader(catalog, selection).comment("//")
    let runtime = ECMAScriptRuntime()
    let types = ECMAScriptTypes(catalog, selection).text + "\n" + runtime.file("types.ts") + "\n"
    files.append(ExportedFile(name: "package.json", text: Self.manifest(catalog, selection).text() + "\n"))
    add("base", runtime.part("base"), types: nil)
    add("caught", runtime.part("caught"), types: runtime.file("caught.d.mts"))
    add("rules", ECMAScriptRuntime.module(content.rules), types: nil)
    add(
      "core", runtime.part("core", [("CORE_DATA", ECMAScriptRuntime.code(content.core))]),
      types: types + runtime.file("core.d.mts"))
    add("any", runtime.part("any"), types: runtime.file("any.d.mts"))
    add(
      "raw", runtime.part("raw", [("RAW_DATA", ECMAScriptRuntime.code(content.raw))]), types: runtime.file("raw.d.mts"))
    add("messages", content.messagesCode(runtime), types: runtime.file("messages.d.mts"))
    let exported = content.copy.locales
    var loaders = [Self.loader("loadErrors", "the texts of errors", "ErrorTexts", "locales", exported)]
    if selection.hasUXCopy { loaders.append(Self.loader("loadUX", "the UX copy", "UXTexts", "ux", exported)) }
    add(
      "locale",
      runtime.part("locale", [("LOCALE_DATA", ECMAScriptRuntime.code(content.locale))])
        + loaders.map(\.code).joined(),
      types: runtime.file("locale.d.mts") + loaders.map(\.types).joined())
    for (locale, _) in content.copy.messages {
      let order = exported.first { $0.locale == locale }?.order
      addErrors(locale, order, content, selection)
      if selection.hasUXCopy { addUXCopy(locale, order, content, selection) }
    }
    let folder = selection.hasUXCopy ? "ux" : "locales"
    let imports = exported.enumerated().map {
      "import { bundle as bundle\($0) } from \"./\(folder)/\($1.locale).mjs\";\n"
    }
    let bundles = exported.enumerated().map { "  \(JSONValue.string($1.locale).line): bundle\($0),\n" }.joined()
    add(
      "index", imports.joined() + runtime.part("index", [("BUNDLES", "{\n\(bundles)}")]),
      types: runtime.file("index.d.mts"))
    files.sort { $0.name < $1.name }
  }

  /// Adds a module, and its types if callers import it.
  private mutating func add(_ path: String, _ code: String, types: String?) {
    let name = path.split(separator: "/").last ?? ""
    // Deno reads the types from this comment.
    let comment = types == nil ? "" : "// @ts-self-types=\"./\(name).d.mts\"\n"
    files.append(ExportedFile(name: "\(path).mjs", text: comment + header + "\n" + ECMAScriptRuntime.untyped(code)))
    guard let types else { return }
    files.append(ExportedFile(name: "\(path).d.mts", text: header + "\n" + types))
    // For module resolution that does not support `exports`.
    files.append(ExportedFile(name: "\(path).d.ts", text: "export * from \"./\(name).mjs\";\n"))
  }

  /// Adds the texts of errors in a locale.
  ///
  /// - Parameter order: the locales in which a key is looked up; nil if other locales only fall back to this one.
  private mutating func addErrors(
    _ locale: String, _ order: [String]?, _ content: ECMAScriptContent, _ selection: ExportSelection
  ) {
    let texts = content.texts(of: locale, where: selection.isErrorKey)
    let code = "export const texts = \(ECMAScriptRuntime.code(texts));\n"
    let name = JSONValue.string(locale).line
    guard let order else {
      add("locales/\(locale)", code, types: "export {};\n")
      return
    }
    let argumentsOfValues = content.argumentsOfValues(in: locale).line
    add(
      "locales/\(locale)",
      """
      import { copyOf } from "../messages.mjs";
      \(Self.textImports(order, locale))
      \(code)
      export const bundle = {
        locale: \(name), texts: [\(Self.textVariables(order, locale))], argumentsOfValues: \(argumentsOfValues),
      };

      export const locale = \(name);

      export function copy(decision, values) {
        return copyOf(bundle, decision, values);
      }

      """,
      types: """
        import type { ErrorTexts } from "../core.mjs";

        export declare const locale: \(name);
        export declare const copy: ErrorTexts["copy"];

        """)
  }

  /// Adds the UX copy of a locale, with the texts that it shares with errors.
  private mutating func addUXCopy(
    _ locale: String, _ order: [String]?, _ content: ECMAScriptContent, _ selection: ExportSelection
  ) {
    let texts = content.texts(of: locale) { !selection.isErrorKey($0) }
    let code = """
      const copy = \(ECMAScriptRuntime.code(texts));
      export const texts = { ...copy, messages: { ...errors.messages, ...copy.messages } };

      """
    guard let order else {
      add(
        "ux/\(locale)", "import { texts as errors } from \"../locales/\(locale).mjs\";\n\n" + code,
        types: "export {};\n")
      return
    }
    add(
      "ux/\(locale)",
      """
      import { bundle as errorBundle, texts as errors } from "../locales/\(locale).mjs";
      import { uxText } from "../messages.mjs";
      \(Self.textImports(order, locale))
      \(code)
      export const bundle = { ...errorBundle, texts: [\(Self.textVariables(order, locale))] };

      export const locale = errorBundle.locale;

      export function text(key, values = {}) {
        return uxText(bundle, key, values);
      }

      """,
      types: """
        import type { UXTexts } from "../core.mjs";

        export declare const locale: \(JSONValue.string(locale).line);
        export declare const text: UXTexts["text"];

        """)
  }

  /// Returns a function that loads the module of the nearest locale.
  ///
  /// The function contains the path of each module, so that bundlers find the modules.
  private static func loader(
    _ name: String, _ texts: String, _ type: String, _ folder: String, _ locales: [(locale: String, order: [String])]
  ) -> (code: String, types: String) {
    let modules = locales.map { locale, _ in
      "    \(JSONValue.string(locale).line): () => import(\"./\(folder)/\(locale).mjs\"),\n"
    }
    let code = """

      export function \(name)(wanted) {
        const modules = {
      \(modules.joined())  };
        return modules[nearestLocale(wanted)]();
      }

      """
    let types = """

      /** Loads \(texts) in the nearest locale. */
      export declare function \(name)(wanted: Wanted): Promise<\(type)>;

      """
    return (code, types)
  }

  /// Returns the imports of the texts that a locale falls back to.
  private static func textImports(_ order: [String], _ locale: String) -> String {
    order.enumerated().filter { $1 != locale }
      .map { "import { texts as texts\($0) } from \"./\($1).mjs\";\n" }.joined()
  }

  /// Returns the variables of the texts that a locale looks up, in order.
  private static func textVariables(_ order: [String], _ locale: String) -> String {
    order.enumerated().map { $1 == locale ? "texts" : "texts\($0)" }.joined(separator: ", ")
  }

  private static func manifest(_ catalog: Catalog, _ selection: ExportSelection) -> JSONValue {
    func module(_ name: String) -> JSONValue {
      .object([("types", .string("./\(name).d.mts")), ("default", .string("./\(name).mjs"))])
    }
    return .object([
      ("name", .string(selection.npm.name)),
      ("version", .string(selection.npm.version)),
      ("description", "Authentication errors as text that people can understand and act on"),
      ("type", "module"),
      ("main", "./index.mjs"),
      ("types", "./index.d.mts"),
      (
        "exports",
        .object([
          (".", module("index")), ("./*.mjs", module("*")), ("./*", module("*")), ("./package.json", "./package.json"),
        ])
      ),
      ("sideEffects", .bool(false)),
      // The manifest of the export is not part of the package.
      ("files", .strings(["*.mjs", "*.d.mts", "*.d.ts", "locales"] + (selection.hasUXCopy ? ["ux"] : []))),
      ("catalog", .string(catalog.version)),
      ("generatedBy", .string(selection.command)),
    ])
  }
}
