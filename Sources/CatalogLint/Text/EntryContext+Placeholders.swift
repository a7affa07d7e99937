internal import AuthCopy
internal import CatalogFormats

extension EntryContext {
  /// The placeholders of the translation and of its source; nil when the messages are ICU's, or one has none to compare.
  var placeholders: (translation: [FormatPlaceholder], source: [FormatPlaceholder])? {
    guard let source, !file.dialect.isICU, !entry.text.isEmpty else { return nil }
    return (file.dialect.placeholders(in: entry.text), file.dialect.placeholders(in: source.text))
  }
}

/// Links to other messages: `@:key`.
extension EntryContext {
  private static let linkMark = "@:"

  /// Whether a placeholder is a link to a message that exists.
  func isLink(_ name: String) -> Bool {
    name.hasPrefix(Self.linkMark) && (sourceFile?[String(name.dropFirst(Self.linkMark.count))] != nil)
  }

  /// Whether a placeholder is a link that the translation does without, so that it has the words itself: nothing of the
  /// link is left, such as `@: name` or `name`.
  func doesWithout(link name: String) -> Bool {
    guard name.hasPrefix(Self.linkMark) else { return false }
    let last = name.dropFirst(Self.linkMark.count).split(separator: ".").last ?? ""
    return !text.contains("@:") && !text.contains(last)
  }

  /// Whether a placeholder without a name, in one form of a plural, stands for its number.
  var hasPlaceOfNumber: Bool { file.dialect == .easyLocalization && entry.form != nil && text.contains("{}") }
}

extension FormatPlaceholder.Kind {
  /// Whether a program that passes one may get the other.
  func accepts(_ other: FormatPlaceholder.Kind) -> Bool { self == other || self == .any || other == .any }
}
