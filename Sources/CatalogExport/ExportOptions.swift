public import AuthCopy

/// What of a catalog is exported.
public struct ExportOptions: Sendable {
  /// Supported locales, as BCP 47 tags; nil for all but the pseudo-locale.
  public var locales: [String]?
  /// The providers whose codes are wanted, with the tables that these need; nil for all.
  public var providers: [Provider]?
  /// Patterns of the surfaces whose codes are wanted, such as `js*`; empty for all.
  public var surfaces: [String]
  /// The part of the copy; nil for all.
  public var part: ExportPart?
  /// The package of Kotlin's sources, such as `com.example.login`, which they cannot do without.
  public var package: String?

  /// Creates options; what is left out is all that there is.
  public init(
    locales: [String]? = nil, providers: [Provider]? = nil, surfaces: [String] = [], part: ExportPart? = nil,
    package: String? = nil
  ) {
    self.locales = locales
    self.providers = providers
    self.surfaces = surfaces
    self.part = part
    self.package = package
  }
}

/// A part of the copy that can be exported alone.
public enum ExportPart: String, CaseIterable, Sendable {
  /// The texts of errors, with those of the values that they take.
  case errors
  /// The UX copy, without codes.
  case copy
}
