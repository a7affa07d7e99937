import MessageFiles

/// Writes gettext's PO: `msgctxt` is the key, `msgid` and `msgstr` are the messages.
package enum POWriter {
  /// - Parameters:
  ///   - locale: the locale of the translations.
  ///   - project: the name of the project and its version.
  ///   - notes: notes for translators, one per line.
  package static func text(_ units: [TranslationUnit], locale: String, project: String, notes: [String]) -> String {
    var entries = [
      """
      \(notes.map { "# \($0)" }.joined(separator: "\n"))
      msgid ""
      msgstr ""
      "Project-Id-Version: \(project)\\n"
      "PO-Revision-Date: \\n"
      "Last-Translator: \\n"
      "Language-Team: \\n"
      "Language: \(locale)\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "X-Message-Count: \(units.count)\\n"
      """
    ]
    entries += units.map(entry)
    return entries.joined(separator: "\n\n") + "\n"
  }

  private static func entry(of unit: TranslationUnit) -> String {
    var lines = unit.notes.map { "#. \($0.safeToShow)" }
    // The reference repeats the key, because some tools keep references and drop contexts.
    lines.append("#: \(unit.key.percentEncoded)")
    var flags = unit.state == .needsReview ? ["fuzzy"] : []
    // A percent sign is text, not a placeholder of C.
    if "\(unit.source)\(unit.translation)".contains("%") { flags.append("no-c-format") }
    if !flags.isEmpty { lines.append("#, \(flags.joined(separator: ", "))") }
    // Each string is on a single line, so that a truncated file never ends in the middle of a valid string.
    lines += [
      "msgctxt \(unit.key.quotedForPO)", "msgid \(unit.source.quotedForPO)", "msgstr \(unit.translation.quotedForPO)",
    ]
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text for a reference, percent-encoded except for ASCII letters, digits and `._-`.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isPlain || "._-".unicodeScalars.contains(scalar) { return String(scalar) }
      return byte < 0x10
        ? "%0\(String(byte, radix: 16, uppercase: true))" : "%\(String(byte, radix: 16, uppercase: true))"
    }.joined()
  }

  /// The text in quotes.
  fileprivate var quotedForPO: String { "\"\(unicodeScalars.map(POCoding.escaped).joined())\"" }
}
