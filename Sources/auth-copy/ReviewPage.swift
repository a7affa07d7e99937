import AuthCopy

/// An HTML page that shows every key in all locales side by side.
///
/// Each text is rendered with its examples and with arguments that strain grammar and layout. Keys are grouped by kind,
/// with the codes that map to it.
struct ReviewPage {
  let catalog: Catalog

  private var locales: [String] { catalog.supportedLocales.filter { $0 != "en-XA" } }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>AuthCopy review</title>
    <style>\(Self.style)</style>
    <h1>AuthCopy review</h1>
    <p>Catalog \(catalog.version). Under each message: the same with arguments that are hard on grammar and layout.</p>
    \(kindSections)
    <section><h2>UX copy</h2>\(table(catalog.keys.filter { catalog.kind(ofKey: $0.key) == nil }))</section>
    </html>
    """
  }

  private static let style = """
    body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; }
    th, td { border: 1px solid #ccc; padding: .4rem .6rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
    th:first-child { width: 16rem; }
    small { color: #666; display: block; font-weight: normal; }
    ul { margin: .3rem 0 0; padding-inline-start: 1rem; color: #444; font-size: 12px; }
    h2 { margin-top: 2.5rem; }
    """

  private var kindSections: String {
    catalog.definitions.map { definition in
      let keys = catalog.keys.filter { catalog.kind(ofKey: $0.key) == definition.kind }
      var facts = ["\(definition.status)", definition.presentation.rawValue]
      if let recovery = definition.recovery { facts.append("action \(recovery)") }
      for target in definition.concealedAs.targets { facts.append("concealed as \(target)") }
      return """
        <section><h2 id="\(definition.kind.rawValue.escaped)">\(definition.kind.rawValue.escaped)</h2>
        <p>\(facts.joined(separator: " · ").escaped)</p>
        \(codes(leadingTo: definition.kind))
        \(table(keys))</section>
        """
    }.joined(separator: "\n")
  }

  private func codes(leadingTo kind: Kind) -> String {
    let codes = catalog.codeTables.flatMap { table in
      table.surfaces.flatMap { surface in
        surface.rows.filter { $0.kind == kind }.map { "\(table.provider) \(surface.id) \($0.code)" }
      }
    }
    guard !codes.isEmpty else { return "" }
    return
      "<details><summary>\(codes.count) codes lead here</summary>\(codes.joined(separator: ", ").escaped)</details>"
  }

  private func table(_ keys: [(key: String, metadata: KeyMetadata)]) -> String {
    let head = locales.map { "<th>\($0.escaped)</th>" }.joined()
    let rows = keys.map { key, metadata in
      let cells = locales.map { "<td lang=\"\($0.escaped)\">\(cell(key, metadata, $0))</td>" }.joined()
      return "<tr><th>\(key.escaped)<small>\(metadata.description.escaped)</small></th>\(cells)</tr>"
    }
    return "<table><tr><th>key</th>\(head)</tr>\n\(rows.joined(separator: "\n"))</table>"
  }

  private func cell(_ key: String, _ metadata: KeyMetadata, _ locale: String) -> String {
    let main = catalog.preview(key, locale: locale, metadata.examples) ?? "—"
    let variants = hardArguments(metadata).compactMap { catalog.preview(key, locale: locale, $0) }
    guard !variants.isEmpty else { return main.escaped }
    let items = variants.map { "<li>\($0.escaped)</li>" }.joined()
    return "\(main.escaped)<ul>\(items)</ul>"
  }

  /// Sets of arguments in which one argument at a time is difficult and the others keep their examples.
  private func hardArguments(_ metadata: KeyMetadata) -> [[String: String]] {
    metadata.examples.keys.sorted().flatMap { name -> [[String: String]] in
      let values =
        switch catalog.type(ofArgument: name) {
        case .integer: ["0", "1", "2", "21", "10000"]
        case .number: ["0", "1.5"]
        case .list: ["length", "length,digit", "uppercase,digit,symbol"]
        case .date: ["2026-01-05", "1999-12-31T23:59:59Z"]
        default:
          // With and without a final consonant, with ㄹ, a digit, Latin, long, right to left.
          ["카카오톡", "카카오", "구글", "7", "Steam", String(repeating: "아주", count: 12) + " 긴 이름", "שלום"]
        }
      return values.map { metadata.examples.merging([name: $0]) { $1 } }
    }
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
