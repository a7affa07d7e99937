import AuthCopy
import CatalogFormats

/// The file `fallback.json`: in every language, the problem (RFC 9457) of an unknown error, which a backend shows while
/// it cannot reach the service.
///
/// ```json
/// {
///  "catalog": "version", "generatedBy": "command",
///  "defaultLocale": "en", "locales": {"en": "en", "ko": "ko", "zh": "zh-Hans", "zh-tw": "zh-Hant"},
///  "problems": {"en": {"type": "urn:auth-copy:kind:unknown", "title": "…", "status": 500, "detail": "…"}}
/// }
/// ```
///
/// To find the locale for a tag, look it up in `locales` in lower case, and remove subtags from its end until there is one.
struct FallbackFile {
  let file: ExportedFile

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    let matches = selection.localeMatches(in: catalog)
    let ownTags = selection.locales.map { ($0.lowercased(), JSONValue.string($0)) }
    let locales = Dictionary(ownTags) { first, _ in first }
      .merging(matches.map { ($0.key.lowercased(), .string($0.value)) }) { own, _ in own }
    let problems = selection.locales.map { locale in
      (locale, Self.problem(catalog.copy(for: LoginError(.unknown), locale: locale)))
    }
    let all = JSONValue.object([
      ("catalog", .string(catalog.version)), ("generatedBy", .string(selection.command)),
      ("defaultLocale", .string(selection.defaultLocale)), ("locales", .sorted(locales)),
      ("problems", .object(problems)),
    ])
    file = ExportedFile(name: "fallback.json", text: all.text() + "\n")
  }

  /// Returns the members of a problem, as the service writes them.
  private static func problem(_ copy: Copy) -> JSONValue {
    .members([
      ("type", .string("urn:auth-copy:kind:\(copy.kind.rawValue)")), ("title", .string(copy.title)),
      ("status", .integer(copy.status)), ("detail", .string(copy.message)), ("kind", .string(copy.kind.rawValue)),
      ("known", .bool(copy.isKnown)), ("locale", .string(copy.locale)),
      ("presentation", .string(copy.presentation.rawValue)),
      (
        "action",
        copy.action.map { .object([("id", .string($0.id.rawValue)), ("label", .string($0.label))]) }
      ),
      ("retryable", .bool(copy.isRetryable)),
    ])
  }
}
