import AuthCopy
import CatalogFormats

/// An ES module in one file, in TypeScript or JavaScript.
struct ECMAScriptModule {
  let text: String

  init(_ content: ECMAScriptContent, _ catalog: Catalog, _ selection: ExportSelection, isTyped: Bool) {
    let runtime = ECMAScriptRuntime()
    let code = ECMAScriptRuntime.joined([
      runtime.part("base"), ECMAScriptRuntime.object(content.rules),
      runtime.part("core", [("CORE_DATA", ECMAScriptRuntime.code(content.core))]),
      runtime.part("caught"), runtime.part("raw", [("RAW_DATA", ECMAScriptRuntime.code(content.raw))]),
      runtime.part("any"),
      content.messagesCode(runtime),
      runtime.part("locale", [("LOCALE_DATA", ECMAScriptRuntime.code(content.locale))]), Self.texts(content),
      runtime.part("index", [("BUNDLES", Self.bundles(content))]),
    ])
    let header = ModuleHeader(catalog, selection).comment("//")
    if isTyped {
      let types = ECMAScriptTypes(catalog, selection).text + "\n" + runtime.file("types.ts")
      // The lint and compiler settings of a project are for its own code; exported code is checked in this project.
      text = "/* eslint-disable */\n// @ts-nocheck\n\(header)\n\(types)\n\(ECMAScriptRuntime.typed(code))"
    } else {
      text = header + "\n" + ECMAScriptRuntime.untyped(code)
    }
  }

  /// Returns a constant with the texts of each locale.
  private static func texts(_ content: ECMAScriptContent) -> String {
    let texts = content.copy.messages.map { (key: $0.locale, value: content.texts(of: $0.locale)) }
    return "const texts /*: Readonly<Record<string, Texts>> */ = \(ECMAScriptRuntime.code(.object(texts)));\n"
  }

  /// Returns an object with the bundle of each exported locale: the texts that it looks up, in order.
  private static func bundles(_ content: ECMAScriptContent) -> String {
    let bundles = content.copy.locales.map { locale, order in
      let name = JSONValue.string(locale).line
      let texts = order.map { "texts[\(JSONValue.string($0).line)]" }.joined(separator: ", ")
      let argumentsOfValues = content.argumentsOfValues(in: locale).line
      return "  \(name): { locale: \(name), texts: [\(texts)], argumentsOfValues: \(argumentsOfValues) },\n"
    }
    return "{\n\(bundles.joined())}"
  }
}
