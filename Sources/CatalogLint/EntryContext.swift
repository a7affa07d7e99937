internal import CatalogFormats
internal import MessageFiles

/// One message, with everything that a rule may need to know about it.
///
/// A class, so that passing it to rules costs one retain.
final class EntryContext {
  let file: MessageFile
  let entry: MessageEntry
  /// The source's entry for the same key; nil in the source itself and when there is no source.
  let source: MessageEntry?
  let sourceFile: MessageFile?
  let options: LintOptions
  /// The features of the text and of its source combined.
  let combinedFeatures: TextFeatures

  init(
    file: MessageFile, entry: MessageEntry, source: MessageEntry?, sourceFile: MessageFile?, options: LintOptions,
    combinedFeatures: TextFeatures
  ) {
    self.file = file
    self.entry = entry
    self.source = source
    self.sourceFile = sourceFile
    self.options = options
    self.combinedFeatures = combinedFeatures
  }

  /// The parsed message; nil when it does not parse.
  var nodes: [MessageNode]? { entry.nodes }
  var sourceNodes: [MessageNode]? { source?.nodes }

  /// Whether the key says that the text is an example in an empty field, such as an address; each locale has its own.
  var isExample: Bool {
    let key = entry.key.lowercased()
    return key.hasSuffix("placeholder") || key.hasSuffix("example")
  }

  var text: String { entry.text }
  var features: TextFeatures { entry.features }
  var language: String { file.language }
  var traits: LanguageTraits { file.traits }

  /// Both trees; nil if a message does not parse, the translation is empty, or neither text has braces.
  var parsedPair: (translation: [MessageNode], source: [MessageNode])? {
    guard combinedFeatures.contains(.brace), let nodes, let sourceNodes, !entry.text.isEmpty else { return nil }
    return (nodes, sourceNodes)
  }
}

extension EntryContext {
  /// Returns whether at least three translations of the message satisfy a condition.
  func isShared(_ condition: (MessageEntry) -> Bool) -> Bool {
    options.evidence.isShared(entry.key, by: condition)
  }

  /// The source's entry for the same plural form; the general one if there is none, or if it does not parse.
  var sourceOfSameForm: MessageEntry? {
    sourceFile?[entry.key].flatMap { $0.syntaxError == nil ? $0 : nil } ?? source
  }

  /// The integers that lead to the plural form of the text; nil for a general form, and if they are unknown.
  var integersOfForm: [Int64]? {
    guard let form = entry.form, !form.isGeneral else { return nil }
    return form.numbers ?? form.category.flatMap { integers(of: $0, isOrdinal: form.isOrdinal) }
  }

  /// Returns the integers that lead to a category, in ascending order; nil if there are none, or the locale is unknown.
  func integers(of category: PluralCategory, isOrdinal: Bool) -> [Int64]? {
    let integers = file.integers(of: category, isOrdinal: isOrdinal)
    return integers.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The placeholders of the translation and of its source.
  ///
  /// nil in ICU dialects, without a source, and for an empty translation.
  var placeholders: (translation: [FormatPlaceholder], source: [FormatPlaceholder])? {
    guard let source, !file.dialect.isICU, !entry.text.isEmpty else { return nil }
    return (
      file.dialect.placeholders(in: entry.text, format: entry.format),
      file.dialect.placeholders(in: source.text, format: entry.format)
    )
  }

  /// The arguments of the source that the translation has under another name, by that name.
  ///
  /// Without ICU syntax, only a single unknown placeholder stands for a single missing one.
  var renamedArguments: [String: String] {
    guard let source, entry.form == nil else { return [:] }
    let known = Set(source.arguments.map(\.name))
    let found = Set(entry.arguments.map(\.name))
    let (unknown, unused) = (found.subtracting(known), known.subtracting(found))
    guard let first = unknown.first, let wanted = unused.first else { return [:] }
    if !file.dialect.isICU { return unknown.count == 1 && unused.count == 1 ? [first: wanted] : [:] }
    // A message rarely has many unknown arguments, and each is compared with all known ones.
    return unknown.count > 20
      ? [:]
      : unknown.reduce(into: [:]) { renamed, name in
        let meant = NameSuggestion(name, known: known, unused: unused)?.name
        renamed[name] = meant.flatMap { unused.contains($0) ? $0 : nil }
      }
  }

  /// Whether the text is a plural form in which an unnamed placeholder prints the number.
  var hasUnnamedNumberPlaceholder: Bool {
    file.dialect == .easyLocalization && entry.form != nil && text.contains("{}")
  }
}

/// Links to other messages: `@:key`, and `$t(key)` of i18next.
extension EntryContext {
  /// Returns whether a placeholder prints another plural form of the message that one of the source's prints:
  /// `$t(entity.track_few)` for `$t(entity.track_other)`.
  func isOtherForm(_ name: String, of names: Set<String>) -> Bool {
    guard let (base, category) = Self.formOfLink(name), file.categories(isOrdinal: false)?.contains(category) ?? false
    else { return false }
    return names.contains { Self.formOfLink($0)?.base == base }
  }

  private static func formOfLink(_ name: String) -> (base: Substring, category: PluralCategory)? {
    guard name.hasPrefix("$t("), name.hasSuffix(")"), let separator = name.lastIndex(of: "_"),
      let category = PluralCategory(rawValue: String(name[separator...].dropFirst().dropLast()))
    else { return nil }
    return (name[..<separator], category)
  }

  private static let linkMark = "@:"

  /// Returns whether a placeholder is a link to an existing message.
  func isLink(_ name: String) -> Bool {
    name.hasPrefix(Self.linkMark) && (sourceFile?[String(name.dropFirst(Self.linkMark.count))] != nil)
  }

  /// Returns whether a placeholder is a link that the translation replaces with text.
  ///
  /// The translation must contain no remnant of the link, such as `@: name` or `name`.
  func omitsLink(_ name: String) -> Bool {
    guard name.hasPrefix(Self.linkMark) else { return false }
    let lastPart = name.dropFirst(Self.linkMark.count).split(separator: ".").last ?? ""
    return !text.contains(Self.linkMark) && !text.contains(lastPart)
  }
}

extension FormatPlaceholder.Kind {
  /// Returns whether both kinds are equal or one of them is `any`.
  fileprivate func accepts(_ other: FormatPlaceholder.Kind) -> Bool { self == other || self == .any || other == .any }
}

extension FormatPlaceholder {
  /// Returns whether both placeholders have the same type.
  func hasType(of other: FormatPlaceholder) -> Bool { kind == other.kind && exactVariant == other.exactVariant }

  /// Returns whether the types of both placeholders fit, exactly if the runtime distinguishes them.
  func accepts(_ other: FormatPlaceholder) -> Bool {
    kind.accepts(other.kind)
      && (exactVariant == nil || other.exactVariant == nil || exactVariant == other.exactVariant)
  }
}
