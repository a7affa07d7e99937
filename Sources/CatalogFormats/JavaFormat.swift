internal import MessageFiles

/// The problems of a message for `java.util.Formatter`, which formats the strings of Android and many resource bundles.
package struct JavaFormat {
  /// The offsets of percent signs that neither start a placeholder nor are doubled, in UTF-8 bytes of the message.
  ///
  /// For each of them, the formatter throws an exception, or reads the next word as a placeholder: `% f` in
  /// `50% fertig`.
  package let strayPercentSigns: [Int]
  /// Whether Android's resource compiler refuses the message: it has several placeholders, and one has no number.
  ///
  /// Source: `util::VerifyJavaStringFormat` of aapt2.
  package let isRefusedByAndroid: Bool

  /// - Parameter placeholders: the placeholders of the message.
  package init(_ message: String, _ placeholders: [FormatPlaceholder]) {
    let bytes = Array(message.utf8)
    var strays: [Int] = []
    var index = 0
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      if let placeholder = placeholders.first(where: { $0.range.contains(sign) }) {
        index = placeholder.range.upperBound
        continue
      }
      let next = sign + 1 < bytes.count ? bytes[sign + 1] : 0
      // `%%` and `%n` print a percent sign and a line break, and `%<s` prints the previous argument again.
      if next != UInt8(ascii: "%"), next != UInt8(ascii: "n"), next != UInt8(ascii: "<") { strays.append(sign) }
      index = min(sign + 2, bytes.count)
    }
    strayPercentSigns = strays
    isRefusedByAndroid = Self.isRefusedByAndroid(bytes)
  }

  private static func isRefusedByAndroid(_ bytes: [UInt8]) -> Bool {
    var placeholderCount = 0
    var hasUnnumbered = false
    var index = 0
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index].isDigit }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%"), index + 1 < bytes.count else {
        index += 1
        continue
      }
      index += 1
      if bytes[index] == UInt8(ascii: "%") || bytes[index] == UInt8(ascii: "n") {
        index += 1
        continue
      }
      placeholderCount += 1
      let start = index
      while isDigit(index) { index += 1 }
      if index == start || index >= bytes.count || bytes[index] != UInt8(ascii: "$") {
        hasUnnumbered = true
        if index < bytes.count, bytes[index] == UInt8(ascii: "<") { index += 1 }
      }
      if index < bytes.count, bytes[index] == UInt8(ascii: "$") { index += 1 }
      while index < bytes.count, isDigit(index) || "-#+ ,(".utf8.contains(bytes[index]) { index += 1 }
      // These letters convert dates: aapt2 accepts the string as a format for `Time.format`.
      if index < bytes.count, "DFKMWZkmwyz".utf8.contains(bytes[index]) { return false }
      index += 1
    }
    return placeholderCount > 1 && hasUnnumbered
  }
}
