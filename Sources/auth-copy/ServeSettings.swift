import ArgumentParser
import AuthCopy
import AuthCopyService
import Foundation
import Logging

/// The settings of the service, combined from flags and environment variables.
struct ServeSettings {
  var listening = ListeningOptions()
  var adminPort: Int?
  var directory: String?
  var overlay: String?
  var watches = false
  var startsWithoutOverlay = false
  var method: SignInMethod?
  var identifier: SignInIdentifier?
  var fallsBackByCard = false
  var service = CopyService.Options()
  var logLevel = Self.defaultLogLevel

  static let defaultLogLevel = Logger.Level.notice

  /// - Throws: a usage error that names the invalid flag or variable and the valid values.
  init(_ flags: ServeOptions, _ environment: [String: String]) throws {
    let environment = Environment(environment)
    listening.host = flags.listening.host ?? environment.text(.host) ?? listening.host
    listening.port =
      try flags.listening.port.map { try Self.port($0, ServeSetting.port.flag) } ?? environment.port(.port)
      ?? listening.port
    listening.socketPath = flags.listening.socket ?? environment.text(.socket)
    adminPort =
      try flags.listening.adminPort.map { try Self.port($0, ServeSetting.adminPort.flag) }
      ?? environment.port(.adminPort)
    directory = flags.files.catalog ?? environment.text(.catalog)
    overlay = flags.files.overlay ?? environment.text(.overlay)
    watches = try flags.files.watch || environment.flag(.watch)
    startsWithoutOverlay = try flags.files.startWithoutOverlay || environment.flag(.startWithoutOverlay)
    service.defaultLocale = flags.text.defaultLocale ?? environment.text(.defaultLocale) ?? service.defaultLocale
    let pairs = flags.text.localeMap.isEmpty ? environment.texts(.localeMap) : flags.text.localeMap
    service.localeMap = Dictionary(try pairs.map(Self.localePair)) { $1 }
    let origins = flags.web.cors.isEmpty ? environment.texts(.cors) : flags.web.cors
    service.allowedOrigins = Set(try origins.map(Self.origin))
    service.documentation = try (flags.web.docsURL ?? environment.text(.docsURL)).map {
      try SiteAddress($0, flag: "--docs-url").text
    }
    service.disclosure = try environment.value(.disclosure, flags.text.disclosure) ?? service.disclosure
    service.disclosureCeiling = try environment.value(.disclosureCeiling, flags.text.disclosureCeiling)
    method = try environment.value(.method, flags.text.method)
    identifier = try environment.value(.identifier, flags.text.identifier)
    service.hasPage = try !(flags.web.noPage || environment.flag(.noPage))
    fallsBackByCard = try flags.text.wholeCards || environment.flag(.wholeCards)
    guard service.disclosure <= ceiling else {
      throw CommandMessage.usageError(
        "above-ceiling",
        [
          "disclosure": .text(service.disclosure.rawValue), "ceiling": .text(ceiling.rawValue),
        ])
    }
    let connections = try flags.listening.maxConnections ?? environment.integer(.maxConnections)
    if let connections {
      guard connections > 0 else { throw CommandMessage.usageError("no-connections") }
      listening.maximumConnections = connections
    }
    if let name = flags.operation.logLevel ?? environment.text(.logLevel) {
      guard let level = Logger.Level(rawValue: name) else {
        throw CommandMessage.usageError(
          "unknown-value",
          ["name": .text(ServeSetting.logLevel.flag), "known": .list(Logger.Level.allCases.map(\.rawValue))])
      }
      logLevel = level
    }
  }

  fileprivate static func port(_ port: Int, _ name: String) throws -> Int {
    guard (0...65535).contains(port) else {
      throw CommandMessage.usageError("port-out-of-range", ["name": .text(name)])
    }
    return port
  }

  private static func localePair(_ text: String) throws -> (from: String, to: String) {
    let tags = text.split(separator: "=", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard tags.count == 2, !tags.contains("") else {
      throw CommandMessage.usageError("no-locale-pair", ["value": .text(text)])
    }
    return (tags[0], tags[1])
  }

  /// The default ports of schemes, which browsers leave out of origins.
  private static let standardPorts = ["http": 80, "https": 443]

  /// Returns an origin as browsers send it: a scheme and a host, and the port unless it is the scheme's default.
  private static func origin(_ text: String) throws -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text == "*" { return text }
    guard let url = URLComponents(string: text), let scheme = url.scheme, let host = url.host, !host.isEmpty,
      url.path.isEmpty, url.query == nil, url.user == nil
    else { throw CommandMessage.usageError("no-origin", ["value": .text(text)]) }
    let port = url.port == Self.standardPorts[scheme.lowercased()] ? nil : url.port
    return "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")".lowercased()
  }

  private var ceiling: Disclosure { service.disclosureCeiling ?? service.disclosure }

  /// All settings, by the names of their flags, for the log.
  var logMetadata: Logger.Metadata {
    var values: [ServeSetting: any CustomStringConvertible & Sendable] = [
      .watch: watches, .startWithoutOverlay: startsWithoutOverlay, .wholeCards: fallsBackByCard,
      .noPage: !service.hasPage, .defaultLocale: service.defaultLocale, .disclosure: service.disclosure.rawValue,
      .disclosureCeiling: ceiling.rawValue, .maxConnections: listening.maximumConnections,
      .logLevel: logLevel.rawValue,
    ]
    if !service.localeMap.isEmpty {
      values[.localeMap] = service.localeMap.map { "\($0)=\($1)" }.sorted().joined(separator: ",")
    }
    if !service.allowedOrigins.isEmpty { values[.cors] = service.allowedOrigins.sorted().joined(separator: ",") }
    values[.docsURL] = service.documentation
    values[.method] = method?.rawValue
    values[.identifier] = identifier?.rawValue
    if let socket = listening.socketPath {
      values[.socket] = socket
    } else {
      values[.host] = listening.host
      values[.port] = listening.port
    }
    values[.adminPort] = adminPort
    values[.catalog] = directory
    values[.overlay] = overlay
    // In the log, `catalog` is the version of the catalog.
    return Logger.Metadata(
      uniqueKeysWithValues: values.map { ($0 == .catalog ? "catalog-folder" : $0.rawValue, .stringConvertible($1)) })
  }
}

/// The environment variables of the settings.
private struct Environment {
  private let variables: [String: String]

  init(_ variables: [String: String]) { self.variables = variables }

  /// Returns the value of a variable; nil also if it is empty, because many tools unset variables that way.
  func text(_ setting: ServeSetting) -> String? {
    variables[setting.variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the elements of a variable with a list separated by commas.
  func texts(_ setting: ServeSetting) -> [String] {
    text(setting)?.split(separator: ",").map(String.init) ?? []
  }

  /// Returns a value of an enumeration, from the flag or else from the variable.
  func value<Value: RawRepresentable & CaseIterable>(
    _ setting: ServeSetting, _ flag: String?
  ) throws -> Value? where Value.RawValue == String {
    guard let text = flag ?? self.text(setting) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw CommandMessage.usageError(
        "unknown-value", ["name": .text(setting.flag), "known": .list(Value.allCases.map(\.rawValue))])
    }
    return value
  }

  func integer(_ setting: ServeSetting) throws -> Int? {
    guard let text = text(setting) else { return nil }
    guard let integer = Int(text) else {
      throw CommandMessage.usageError("no-integer", ["name": .text(setting.variable)])
    }
    return integer
  }

  func port(_ setting: ServeSetting) throws -> Int? {
    try integer(setting).map { try ServeSettings.port($0, setting.variable) }
  }

  func flag(_ setting: ServeSetting) throws -> Bool {
    switch text(setting)?.lowercased() {
    case nil, "0", "false", "no", "off": return false
    case "1", "true", "yes", "on": return true
    default: throw CommandMessage.usageError("no-flag", ["name": .text(setting.variable)])
    }
  }
}
