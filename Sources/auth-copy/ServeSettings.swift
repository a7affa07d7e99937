import ArgumentParser
import AuthCopy
import AuthCopyServer
import Foundation
import Logging

/// The settings of the service, combined from flags and environment variables.
struct ServeSettings {
  var listening = ListeningOptions()
  var adminPort: Int?
  var directory: String?
  var overlay: String?
  var watches = false
  var service = CopyService.Options()
  var logLevel = Logger.Level.notice

  /// - Throws: a usage error that names the invalid flag or variable and the valid values.
  init(_ flags: ServeOptions, _ environment: [String: String]) throws {
    let environment = Environment(environment)
    listening.host = flags.host ?? environment.text("host") ?? listening.host
    listening.port = try flags.port.map { try Self.port($0, "--port") } ?? environment.port("port") ?? listening.port
    listening.socketPath = flags.socket ?? environment.text("socket")
    adminPort = try flags.adminPort.map { try Self.port($0, "--admin-port") } ?? environment.port("admin-port")
    directory = flags.catalog.directory ?? environment.text("catalog")
    overlay = flags.catalog.overlay ?? environment.text("overlay")
    watches = try flags.watch || environment.flag("watch")
    service.defaultLocale = flags.defaultLocale ?? environment.text("default-locale") ?? service.defaultLocale
    let pairs = flags.localeMap.isEmpty ? environment.texts("locale-map") : flags.localeMap
    service.localeMap = Dictionary(try pairs.map(Self.localePair)) { $1 }
    let origins = flags.cors.isEmpty ? environment.texts("cors") : flags.cors
    service.allowedOrigins = Set(try origins.map(Self.origin))
    service.disclosure =
      try Self.disclosure(flags.disclosure, "disclosure", environment) ?? service.disclosure
    service.disclosureCeiling =
      try Self.disclosure(flags.disclosureCeiling, "disclosure-ceiling", environment)
    guard service.disclosure <= ceiling else {
      throw CommandMessage.wrongUsage(
        "above-ceiling",
        [
          "disclosure": .text(service.disclosure.rawValue), "ceiling": .text(ceiling.rawValue),
        ])
    }
    let connections = try flags.maxConnections ?? environment.integer("max-connections")
    if let connections {
      guard connections > 0 else { throw CommandMessage.wrongUsage("no-connections") }
      listening.maximumConnections = connections
    }
    if let name = flags.logLevel ?? environment.text("log-level") {
      guard let level = Logger.Level(rawValue: name) else {
        throw CommandMessage.wrongUsage(
          "unknown-value", ["name": "--log-level", "known": .list(Logger.Level.allCases.map(\.rawValue))])
      }
      logLevel = level
    }
  }

  fileprivate static func port(_ port: Int, _ name: String) throws -> Int {
    guard (0...65535).contains(port) else {
      throw CommandMessage.wrongUsage("port-out-of-range", ["name": .text(name)])
    }
    return port
  }

  private static func localePair(_ text: String) throws -> (from: String, to: String) {
    let tags = text.split(separator: "=", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard tags.count == 2, !tags.contains("") else {
      throw CommandMessage.wrongUsage("no-locale-pair", ["value": .text(text)])
    }
    return (tags[0], tags[1])
  }

  /// An origin as browsers send it: a scheme and a host, and the port unless it is that of the scheme.
  private static func origin(_ text: String) throws -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text == "*" { return text }
    guard let url = URLComponents(string: text), let scheme = url.scheme, let host = url.host, !host.isEmpty,
      url.path.isEmpty, url.query == nil, url.user == nil
    else { throw CommandMessage.wrongUsage("no-origin", ["value": .text(text)]) }
    return "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")".lowercased()
  }

  private static func disclosure(
    _ flag: String?, _ name: String, _ environment: Environment
  ) throws -> Disclosure? {
    guard let text = flag ?? environment.text(name) else { return nil }
    guard let disclosure = Disclosure(rawValue: text) else {
      throw CommandMessage.wrongUsage(
        "unknown-value", ["name": .text("--\(name)"), "known": .list(Disclosure.allCases.map(\.rawValue))])
    }
    return disclosure
  }

  private var ceiling: Disclosure { service.disclosureCeiling ?? service.disclosure }

  /// All settings by the names of their flags, for the log.
  var described: Logger.Metadata {
    var settings: Logger.Metadata = [
      "host": "\(listening.host)", "port": "\(listening.port)", "watch": "\(watches)",
      "default-locale": "\(service.defaultLocale)", "disclosure": "\(service.disclosure)",
      "disclosure-ceiling": "\(ceiling)", "max-connections": "\(listening.maximumConnections)",
      "log-level": "\(logLevel)",
    ]
    let map = service.localeMap.map { "\($0)=\($1)" }.sorted().joined(separator: ",")
    if !map.isEmpty { settings["locale-map"] = "\(map)" }
    if !service.allowedOrigins.isEmpty {
      settings["cors"] = "\(service.allowedOrigins.sorted().joined(separator: ","))"
    }
    if let socket = listening.socketPath {
      settings["socket"] = "\(socket)"
      settings["host"] = nil
      settings["port"] = nil
    }
    if let adminPort { settings["admin-port"] = "\(adminPort)" }
    if let directory { settings["catalog-folder"] = "\(directory)" }
    if let overlay { settings["overlay"] = "\(overlay)" }
    return settings
  }
}

/// The environment variables `AUTH_COPY_*`, accessed by the names of the flags.
private struct Environment {
  private let variables: [String: String]

  init(_ variables: [String: String]) { self.variables = variables }

  private func name(_ flag: String) -> String { "AUTH_COPY_" + flag.uppercased().replacing("-", with: "_") }

  /// The value of a variable; nil also when it is empty, because many tools unset variables that way.
  func text(_ flag: String) -> String? {
    variables[name(flag)].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The elements of a variable that holds a list with commas.
  func texts(_ flag: String) -> [String] {
    text(flag)?.split(separator: ",").map(String.init) ?? []
  }

  func integer(_ flag: String) throws -> Int? {
    guard let text = text(flag) else { return nil }
    guard let integer = Int(text) else { throw CommandMessage.wrongUsage("no-integer", ["name": .text(name(flag))]) }
    return integer
  }

  func port(_ flag: String) throws -> Int? {
    try integer(flag).map { try ServeSettings.port($0, name(flag)) }
  }

  func flag(_ flag: String) throws -> Bool {
    switch text(flag)?.lowercased() {
    case nil, "0", "false", "no", "off": return false
    case "1", "true", "yes", "on": return true
    default: throw CommandMessage.wrongUsage("no-flag", ["name": .text(name(flag))])
    }
  }
}
