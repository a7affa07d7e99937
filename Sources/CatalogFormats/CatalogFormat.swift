package import MessageFiles

/// The message file formats that can be read.
package enum CatalogFormat: String, CaseIterable, Sendable {
  /// Application Resource Bundle, as Flutter uses it.
  case arb
  /// Flat or nested JSON, including the JSON of Format.JS.
  case json
  /// GNU gettext, as well as the PO files of Lingui.
  case po
  /// Java resource bundles.
  case properties
  /// Resources of Android: `strings.xml`.
  case android
  /// Apple's `.strings`.
  case strings
  /// String catalogs of Xcode.
  case xcstrings
  /// XLIFF 1.2 and 2.x.
  case xliff

  /// Determines the format from the name of a file; nil for a file of any other format.
  package init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[dot...].dropFirst() {
    case "arb": self = .arb
    case "json": self = .json
    case "po", "pot": self = .po
    case "properties": self = .properties
    case "strings": self = .strings
    case "xcstrings": self = .xcstrings
    case "xlf", "xliff": self = .xliff
    case "xml" where AndroidFolder(path: path) != nil || AndroidFolder.isInMokoFolder(path): self = .android
    default: return nil
    }
  }

  /// Whether a file contains the source next to its translation, so that no other file is needed.
  package var isBilingual: Bool {
    switch self {
    case .po, .xcstrings, .xliff: true
    case .arb, .json, .properties, .android, .strings: false
    }
  }

  /// Reads a file of the format.
  ///
  /// - Returns: the messages of each locale in the file.
  /// - Throws: an error with an offset if the file is not of the format.
  package func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    try reader.read(file)
  }

  private var reader: any CatalogReader {
    switch self {
    case .arb, .json: JSONReader()
    case .po: POReader()
    case .properties: PropertiesReader()
    case .android: AndroidReader()
    case .strings: StringsReader()
    case .xcstrings: StringCatalogReader()
    case .xliff: XLIFFReader()
    }
  }
}

/// Reads the files of one format.
///
/// Rules and fixes are independent of the format: a reader finds the messages and their ranges, and the document's
/// ``TextCoding`` converts between a range of the file and its text.
protocol CatalogReader {
  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument]
}
