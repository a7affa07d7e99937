internal import MessageFiles

/// The part of the linter that knows folders with more than messages: the catalogs of AuthCopy.
package protocol CatalogSupport: Sendable {
  /// The rules that check catalogs, and those that explain the errors of loading one.
  var rules: [any Rule] { get }

  /// Reads a catalog or an overlay.
  func read(_ catalog: CatalogPlace, by reader: MessageGroupReader) -> MessageGroupReader.Content
}

/// The place of a catalog to lint.
package enum CatalogPlace: Sendable {
  /// The folder of a catalog; nil for the shipped catalog.
  case catalog(String?)
  /// The folder of an overlay, and the folder of its base catalog; `base` is nil for the shipped catalog.
  case overlay(String, base: String?)

  /// The linted folder; nil for the shipped catalog.
  package var folder: String? {
    switch self {
    case .catalog(let folder): folder
    case .overlay(let folder, _): folder
    }
  }
}

/// A catalog as it was read, which its own rules check.
package protocol CheckableCatalog: Sendable {
  /// The paths of the linted files, of copy and of everything else.
  var lintedPaths: [String] { get }

  /// Returns the content of a file as read; nil if the file was not read.
  func content(at path: String) -> [UInt8]?

  /// Checks the catalog with its rules among those that run.
  func check(_ findings: inout FindingList)

  /// Returns the errors that prevent loading, which cannot be suppressed.
  ///
  /// - Parameter found: the findings of rules; an error that a rule explains better is omitted.
  func loadingErrors(excluding found: [Finding]) -> [Finding]

  /// Loads the catalog; nil if it has errors in more than its messages.
  ///
  /// - Returns: the catalog without the messages that have errors, and whether there are none.
  func loaded() -> (catalog: any LoadedMessages, isComplete: Bool)?

  /// Returns the places outside of the copy that lead to a message, such as the codes of its kind.
  func uses(ofKey key: String) -> [CatalogSpot]

  /// Returns the arguments that a message can use beyond those that its metadata declare.
  func arguments(ofKey key: String) -> [String]

  /// Returns whether other files than the copy determine a key, so that it cannot be renamed in the copy alone.
  func determines(key: String) -> Bool

  /// Returns the place that defines a name in a file outside of the copy; nil for an unknown name.
  func definition(of name: String) -> CatalogSpot?
}

/// A range in a file of a catalog, in bytes.
package struct CatalogSpot: Sendable {
  package let path: String
  package let range: Range<Int>

  package init(path: String, range: Range<Int>) {
    self.path = path
    self.range = range
  }
}

/// The messages of a catalog that was loaded, with the values that the catalog gives their arguments.
package protocol LoadedMessages: Sendable {
  /// Returns the distinct texts of a message with sample values.
  func samples(ofKey key: String, locale: String, as message: Message, limit: Int) -> [MessageSample]

  /// Returns the names of what leads to a message, such as the codes of its kind, each with its explanation if known.
  func names(ofUsesOf key: String) -> [String]

  /// Returns the direction in which a locale is written.
  func direction(ofLocale locale: String) -> TextDirection

  /// Formats a message in segments; nil if an argument has no value.
  func segments(of message: Message, locale: String, _ values: [String: String]) -> [MessageSegment]?
}
