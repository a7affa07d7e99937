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
  /// The name and the version of a package for npm.
  public var npm: NPMPackage
  /// Whether an ES module is one file, instead of a package for npm.
  public var isSingleFile: Bool

  /// Creates options; what is left out is all that there is.
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
  /// The texts of errors, with those of the values that they take.
  case errors
  /// The UX copy, without codes.
  case copy
}

/// The name and the version of a package for npm.
public struct NPMPackage: Hashable, Sendable {
  /// The name, with its scope where it has one, such as `@example/login-errors`.
  public var name: String
  /// A version as Semantic Versioning 2.0.0 has it.
  public var version: String

  /// Creates a name and a version, both as an application has them that does not publish the package.
  public init(name: String = "auth-copy", version: String = "0.0.0") {
    self.name = name
    self.version = version
  }

  /// Whether npm takes the name: up to 214 small letters, digits, `.`, `_` and `-`, with one scope before a slash.
  var hasValidName: Bool {
    name.utf8.count <= 214
      && name.wholeMatch(of: /(?:@[a-z0-9\-~][a-z0-9\-._~]*\/)?[a-z0-9\-~][a-z0-9\-._~]*/) != nil
  }

  /// Whether the version is one of Semantic Versioning.
  var hasValidVersion: Bool {
    let number = "(?:0|[1-9][0-9]*)"
    let names = #"[0-9A-Za-z\-]+(?:\.[0-9A-Za-z\-]+)*"#
    let version = #"\#(number)\.\#(number)\.\#(number)(?:-\#(names))?(?:\+\#(names))?"#
    return (try? Regex(version)).flatMap { self.version.wholeMatch(of: $0) } != nil
  }
}
