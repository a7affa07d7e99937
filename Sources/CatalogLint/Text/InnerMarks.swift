internal import MessageFiles

extension String {
  /// Returns the separator of plural forms, `||||`, if a source has it and the text has another number of bars in its
  /// place; nil otherwise.
  func brokenSeparator(of source: String) -> String? {
    let separator = "||||"
    guard source.contains(separator), !contains(separator), utf8.contains(UInt8(ascii: "|")) else { return nil }
    return separator
  }

  /// The name of a place at the start and the bar after it, as gettext's sources may have it: `Dialog|Open`; nil if there
  /// is none.
  var context: String? {
    guard let bar = utf8.firstIndex(of: UInt8(ascii: "|")) else { return nil }
    let name = self[..<bar]
    let rest = self[bar...].dropFirst()
    guard name.utf8.count > 3, name.utf8.count < 25, name.first?.isUppercase ?? false,
      name.allSatisfy({ $0.isLetter || $0 == " " }), rest.first.map({ $0.isLetter || "&_".contains($0) }) ?? false,
      !rest.contains("|")
    else { return nil }
    return name + "|"
  }

  /// The end of the text after its only colon, from a placeholder on; nil if it has no such end.
  var endAfterColon: Substring? {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon > startIndex,
      utf8[utf8.index(before: colon)].isLetter
    else { return nil }
    let rest = self[utf8.index(after: colon)...]
    guard rest.utf8.first == 0x20, !rest.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let end = rest.dropFirst()
    return end.utf8.first == UInt8(ascii: "%") || end.utf8.first == UInt8(ascii: "{") ? end : nil
  }
}
