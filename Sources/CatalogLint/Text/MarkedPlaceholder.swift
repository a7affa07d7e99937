internal import MessageFiles

/// A placeholder that a mark shows, in programs that replace names in plain text.
struct MarkedPlaceholder {
  enum Style: CaseIterable, Sendable {
    /// `:name` of Laravel
    case colon
    /// `__name__` of older versions of i18next and of Node's i18n
    case underscores

    /// The features of texts that may have placeholders of the style.
    var features: TextFeatures { self == .colon ? .colonName : .technicalName }
  }

  /// The name in lower case: `:Name` prints the value with a capital.
  let name: String
  /// The placeholder as written.
  let text: String
  /// The range in UTF-8 bytes of the message.
  let range: Range<Int>
}

extension String {
  /// Returns the placeholders of a style.
  func markedPlaceholders(_ style: MarkedPlaceholder.Style) -> [MarkedPlaceholder] {
    let bytes = Array(utf8)
    let mark = style == .colon ? Array(":".utf8) : Array("__".utf8)
    var found: [MarkedPlaceholder] = []
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      // The colon after a placeholder is no mark, but the next one may be: `:resource::title`.
      guard bytes[start...].starts(with: mark),
        !(start > 0 && bytes[start - 1].isPartOfMarkedName)
          || found.last?.range.upperBound == start - 1
      else { continue }
      let name = bytes[(start + mark.count)...].prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
      guard let placeholder = Self.markedName(name, style), !name.isEmpty else { continue }
      let end = start + mark.count + placeholder.utf8.count + (style == .underscores ? mark.count : 0)
      found.append(
        MarkedPlaceholder(
          name: placeholder.lowercased(), text: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end)
      )
      index = end
    }
    return found
  }

  /// Returns the name at the start of the bytes after a mark; nil if there is none.
  private static func markedName(_ bytes: ArraySlice<UInt8>, _ style: MarkedPlaceholder.Style) -> String? {
    guard let first = bytes.first, first.isLetter else { return nil }
    switch style {
    case .colon: return bytes.count > 1 ? String(decoding: bytes, as: UTF8.self) : nil
    case .underscores:
      guard bytes.count > 2, bytes.suffix(2).elementsEqual("__".utf8), first | 0x20 == first else { return nil }
      return String(decoding: bytes.dropLast(2), as: UTF8.self)
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfMarkedName: Bool {
    isLetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
  }
}
