internal import CatalogFormats
internal import MessageFiles

/// The properties of a file that follow from its path.
struct MessageFileName {
  private let path: String
  private let name: String
  private let format: CatalogFormat?

  /// - Parameter path: the path of the file.
  init(_ path: String) {
    self.path = path
    name = path.split(separator: "/").last.map(String.init) ?? path
    format = CatalogFormat(path: path)
  }

  /// Whether the format or the name identifies a message file; other files need a locale in their path.
  var isCertain: Bool { format == .arb || isBilingual || (format == .android && name == "strings.xml") }

  /// Whether the file contains both the source and the translation.
  var isBilingual: Bool { format?.isBilingual ?? false }

  /// Whether the file contains Android's resources and usually no strings: colors, sizes and styles.
  var isOtherResource: Bool { format == .android && name != "strings.xml" }

  /// The reason why the file cannot be linted; nil when it may contain messages.
  var refusal: Diagnostic.ID? {
    if format == nil || lacksAndroidLocale { return "unreadable-file.unknown-format" }
    return Self.isReservedByTool(name) ? "unreadable-file.not-messages" : nil
  }

  /// Whether the file contains messages in an unsupported format.
  var hasUnsupportedFormat: Bool {
    format == nil && Self.unsupportedSuffixes.contains { name.hasSuffix($0) }
      && !FileLocale.candidates(in: path, below: 0).filter(\.isCertain).isEmpty
  }

  /// Whether the file is in a folder of Android such as `values-night`, without a locale.
  private var lacksAndroidLocale: Bool {
    format == .android && AndroidFolder(path: path).map { $0.isVariant && $0.locale == nil } ?? false
  }

  /// Whether the file contains Android's strings, in a folder without a locale.
  var hasStringsWithoutLocale: Bool { lacksAndroidLocale && name == "strings.xml" }

  /// Formats of Apple, .NET, Mozilla and Rails.
  private static let unsupportedSuffixes = [".stringsdict", ".resx", ".ftl", ".yml", ".yaml"]

  private static let reservedNames: Set<String> = [
    "package.json", "package-lock.json", "npm-shrinkwrap.json", "composer.json", "jsconfig.json", "schema.json",
    "deno.json",
  ]

  /// Returns whether a tool reserves the name: JSON of packages, compilers and schemas is not for translators.
  private static func isReservedByTool(_ name: String) -> Bool {
    reservedNames.contains(name) || (name.hasPrefix("tsconfig.") && name.hasSuffix(".json"))
      || [".schema.json", ".config.json", ".lock.json"].contains { name.hasSuffix($0) }
  }
}
