internal import Foundation
internal import MessageFiles

/// The scripts that a file's locale is written in.
struct LocaleScripts: Sendable {
  /// The scripts, and Latin letters; empty if they are not known.
  let scripts: Set<WritingSystem>
  /// The features of texts that may have letters of other scripts.
  let foreignFeatures: TextFeatures
  /// The usual script by ISO 15924; empty if it is not known.
  let usualScript: String
  /// The locale that the file is probably for, if its language's code is also the code of a country: `ko-KR` for `kr`.
  ///
  /// nil unless the texts have the script of the country's language and not that of the language with the same code.
  let localeOfCountry: String?

  /// Whether nearly all texts of Chinese without a script or region are in simplified characters.
  let isMostlySimplified: Bool

  /// The number of messages whose letters show the script of a file.
  private static let sampleSize = 50
  /// The minimum number of messages that show in which script a file is written.
  private static let minimumCount = 10

  init(_ locale: String, _ entries: [MessageEntry]) {
    let scripts = WritingSystem.scripts(of: locale)
    isMostlySimplified =
      locale == "zh"
      && entries.count { $0.features.contains(.simplified) } > 20 * entries.count { $0.features.contains(.traditional) }
    let script = Locale.Language(likelyFor: locale).script?.identifier ?? ""
    // Kazakh, Tatar and others are also written in Latin letters; English texts have no letters beyond ASCII.
    usualScript =
      entries.count >= Self.minimumCount && entries.count { $0.features.contains(.latin) } * 2 > entries.count
      ? "Latn" : script
    localeOfCountry = Self.localeOfCountry(locale, scripts, entries)
    self.scripts = localeOfCountry == nil ? scripts : []
    foreignFeatures = self.scripts.isEmpty ? [] : WritingSystem.features(besides: self.scripts)
  }

  private static func localeOfCountry(
    _ code: String, _ scripts: Set<WritingSystem>, _ entries: [MessageEntry]
  ) -> String? {
    guard code.utf8.count == 2 else { return nil }
    let country = Locale.Language(likelyFor: "und-\(code.uppercased())")
    guard let language = country.languageCode?.identifier, language != code, let region = country.region?.identifier
    else { return nil }
    let countryScripts = WritingSystem.scripts(of: "\(language)-\(region)").subtracting(scripts).subtracting([.latin])
    if countryScripts.isEmpty { return nil }
    var total = 0
    var matching = 0
    for entry in entries.prefix(sampleSize) {
      for scalar in (entry.nodes?.allText ?? "").unicodeScalars {
        guard let script = WritingSystem(of: scalar) else { continue }
        total += 1
        if countryScripts.contains(script) { matching += 1 }
      }
    }
    return matching * 2 > total ? "\(language)-\(region)" : nil
  }
}

extension Locale.Language {
  /// Creates the language of a locale with the script and region that CLDR adds to its tag.
  init(likelyFor locale: String) {
    // Foundation does not know private subtags.
    let tag = LocaleTag(locale)?.withoutPrivateSubtags.description ?? locale
    self.init(identifier: Locale.Language(identifier: tag).maximalIdentifier)
  }
}
