public import AuthCopy
public import Foundation

/// Exports a catalog as source code that resolves codes offline, as string files, or as files for translators.
public struct Exporter: Sendable {
  /// The reason why nothing was exported.
  public enum ExportError: LocalizedError, Hashable, CustomStringConvertible {
    /// The catalog does not have the locale.
    case unsupportedLocale(String)
    /// The catalog has no codes of the provider.
    case unknownProvider(Provider)
    /// No exported provider has a surface that matches one of these patterns.
    case unknownSurfaces([String])
    /// Kotlin sources need a package, and this name is not valid; nil if none was specified.
    case noPackage(String?)
    /// npm does not accept the name of the package.
    case invalidName(String)
    /// The version is not valid under Semantic Versioning.
    case invalidVersion(String)
    /// The format has no UX copy alone: a compiled catalog cannot be loaded without the texts of its kinds.
    case wholeOnly(ExportFormat)
    /// The locale has only the texts of errors, and only the UX copy was requested.
    case noUXCopy(locale: String)
    /// A message has a format that a compiled catalog does not support: times, numbers in words, skeletons.
    case notCompilable(Diagnostic)

    /// The reason, in English.
    public var description: String {
      switch self {
      case .unsupportedLocale(let locale): "the catalog has no locale \(locale.safeToShow)"
      case .unknownProvider(let provider): "the catalog has no provider \(provider.rawValue.safeToShow)"
      case .unknownSurfaces(let patterns):
        "no surface of the exported providers matches \(patterns.map(\.safeToShow).joined(separator: ", "))"
      case .noPackage(let name):
        name.map { "\($0.safeToShow) is not a package name" } ?? "Kotlin needs a package, such as com.example.login"
      case .invalidName(let name): "\(name.safeToShow) is not an npm package name"
      case .invalidVersion(let version): "\(version.safeToShow) is not a semantic version, such as 1.0.0"
      case .wholeOnly(let format): "\(format.rawValue) always contains the texts of errors"
      case .noUXCopy(let locale): "\(locale.safeToShow) has only the texts of errors"
      case .notCompilable(let diagnostic): "\(diagnostic.place.location): \(diagnostic.text())"
      }
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }
  }

  private let catalog: Catalog
  /// The command-line options that specify the catalog, with their values, for the headers of files.
  private let catalogOptions: [(name: String, value: String)]

  /// - Parameter catalog: the catalog to export.
  public init(_ catalog: Catalog = .shipped) { self.init(catalog, catalogOptions: []) }

  package init(_ catalog: Catalog, catalogOptions: [(name: String, value: String)]) {
    self.catalog = catalog
    self.catalogOptions = catalogOptions
  }

  /// Exports the catalog to a format; equal catalogs and options produce equal bytes.
  public func export(to format: ExportFormat, _ options: ExportOptions = ExportOptions()) throws(ExportError) -> Export
  {
    let supported = catalog.supportedLocales
    if let locale = options.locales?.first(where: { !supported.contains($0) }) { throw .unsupportedLocale(locale) }
    if let provider = options.providers?.first(where: { !catalog.knows($0) }) { throw .unknownProvider(provider) }
    if format == .kotlin, !KotlinModule.isPackage(options.package ?? "") { throw .noPackage(options.package) }
    if !options.npm.hasValidName { throw .invalidName(options.npm.name) }
    if !options.npm.hasValidVersion { throw .invalidVersion(options.npm.version) }
    if format.isCompiled || format == .fallback, options.part == .copy { throw .wholeOnly(format) }
    if options.part == .copy, let locale = options.locales?.first(where: { catalog.tier(ofLocale: $0) != nil }) {
      throw .noUXCopy(locale: locale)
    }
    let selection = ExportSelection(catalog, format: format, options, catalogOptions: catalogOptions)
    let unmatched = options.surfaces.filter { !selection.hasSurface(matching: $0, in: catalog) }
    if !unmatched.isEmpty { throw .unknownSurfaces(unmatched) }
    let export = format.export(catalog, selection)
    if format.isCompiled, let loss = export.losses.first { throw .notCompilable(loss.diagnostic(in: catalog)) }
    return export
  }
}
