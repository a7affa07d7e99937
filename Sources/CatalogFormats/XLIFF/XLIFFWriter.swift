import MessageFiles

/// Writes XLIFF 1.2, which more translation systems read than 2.x, and which has a state for translations that need
/// review.
///
/// The id of a unit is the key of the message. There are no resource names and no inline elements, so that no tool has
/// to know which parts of a message are syntax.
package enum XLIFFWriter {
  /// - Parameters:
  ///   - sourceLocale: the locale of the sources.
  ///   - locale: the locale of the translations.
  ///   - version: the version of the content.
  ///   - notes: notes for translators.
  package static func text(
    _ units: [TranslationUnit], from sourceLocale: String, to locale: String, version: String, notes: [String]
  ) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">"#,
      "  <file original=\"\(sourceLocale).arb\" source-language=\"\(sourceLocale)\""
        + " target-language=\"\(locale.inXMLAttribute)\" datatype=\"plaintext\""
        + " product-name=\"AuthCopy\" product-version=\"\(version)\">",
      "    <header>",
    ]
    lines += notes.map { "      <note>\($0.inXML)</note>" }
    lines += ["    </header>", "    <body>"]
    for unit in units { lines += Self.lines(of: unit) }
    lines += ["    </body>", "  </file>", "</xliff>", ""]
    return lines.joined(separator: "\n")
  }

  private static func lines(of unit: TranslationUnit) -> [String] {
    let approvedAttribute = unit.state == .translated ? #" approved="yes""# : ""
    var lines = [
      #"      <trans-unit id="\#(unit.key.inXMLAttribute)" xml:space="preserve"\#(approvedAttribute)>"#,
      "        <source>\(unit.source.inXML)</source>",
      unit.translation.isEmpty
        ? "        <target state=\"needs-translation\"/>"
        : "        <target state=\"\(unit.state.name)\">\(unit.translation.inXML)</target>",
    ]
    if !unit.notes.isEmpty {
      lines.append("        <note from=\"developer\">\(unit.notes.joined(separator: "\n").inXML)</note>")
    }
    return lines + ["      </trans-unit>"]
  }
}

extension TranslationUnit.State {
  /// The value of the attribute `state`.
  fileprivate var name: String {
    switch self {
    case .translated: "translated"
    case .needsReview: "needs-review-translation"
    case .untranslated: "needs-translation"
    }
  }
}
