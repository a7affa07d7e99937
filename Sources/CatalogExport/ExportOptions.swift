public import AuthCopy

/// The parts of a catalog to export.
public struct ExportOptions: Sendable {
  /// The locales to export, as BCP 47 tags; nil for all supported locales except the pseudo-locales.
  public var locales: [String]?
  /// The providers whose codes are exported, with the tables that they fall back to; nil for all.
  public var providers: [Provider]?
  /// Patterns of the surfaces whose codes are exported, such as `js*`; empty for all.
  public var surfaces: [String]
  /// The part of the copy; nil for all.
  public var part: ExportPart?
  /// The package of Kotlin sources, such as `com.example.login`, which is required for Kotlin.
  public var package: String?
  /// The name and version of an npm package.
  public var npm: NPMPackage
  /// Whether an ES module is one file, instead of an npm package.
  public var isSingleFile: Bool

  /// Creates options; by default everything is exported.
  public init(
    locales: [String]? = nil, providers: [Provider]? = nil, surfaces: [String] = [], part: ExportPart? = nil,
    package: String? = nil, npm: NPMPackage = NPMPackage(), isSingleFile: Bool = false
  ) {
    self.locales = locales
    self.providers = providers
    self.surfaces = surfaces
    self.part = part
    self.package = package
    self.npm = npm
    self.isSingleFile = isSingleFile
  }
}

/// A part of the copy that can be exported alone.
public enum ExportPart: String, CaseIterable, Sendable {
  /// The texts of errors, including the texts of the values of their arguments.
  case errors
  /// The UX copy, without codes.
  case copy
}

/// The name and version of an npm package.
public struct NPMPackage: Hashable, Sendable {
  /// The name, with its scope if it has one, such as `@example/login-errors`.
  public var name: String
  /// The version, as defined by Semantic Versioning 2.0.0.
  public var version: String

  /// Creates a name and a version; the defaults are for a package that is not published.
  public init(name: String = "auth-copy", version: String = "0.0.0") {
    self.name = name
    self.version = version
  }

  /// Whether npm accepts the name: up to 214 lowercase letters, digits, `.`, `_`, `~` and `-`, optionally with a scope.
  var hasValidName: Bool {
    name.utf8.count <= 214
      && name.wholeMatch(of: /(?:@[a-z0-9\-~][a-z0-9\-._~]*\/)?[a-z0-9\-~][a-z0-9\-._~]*/) != nil
  }

  /// Whether the version is valid under Semantic Versioning.
  var hasValidVersion: Bool {
    let number = "(?:0|[1-9][0-9]*)"
    let names = #"[0-9A-Za-z\-]+(?:\.[0-9A-Za-z\-]+)*"#
    let version = #"\#(number)\.\#(number)\.\#(number)(?:-\#(names))?(?:\+\#(names))?"#
    return (try? Regex(version)).flatMap { self.version.wholeMatch(of: $0) } != nil
  }
}
