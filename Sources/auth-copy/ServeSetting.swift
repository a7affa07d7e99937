import ArgumentParser
import AuthCopy
import AuthCopyService
import CatalogLint
import Logging

/// The settings of `serve`: their flags, environment variables, defaults and help.
enum ServeSetting: String, CaseIterable {
  case host
  case port
  case socket
  case adminPort = "admin-port"
  case catalog
  case overlay
  case watch
  case startWithoutOverlay = "start-without-overlay"
  case defaultLocale = "default-locale"
  case localeMap = "locale-map"
  case disclosure
  case disclosureCeiling = "disclosure-ceiling"
  case method
  case identifier
  case wholeCards = "whole-cards"
  case cors
  case docsURL = "docs-url"
  case noPage = "no-page"
  case maxConnections = "max-connections"
  case logLevel = "log-level"

  private static let variablePrefix = "AUTH_COPY_"

  var flag: String { "--\(rawValue)" }
  var variable: String { Self.variablePrefix + rawValue.uppercased().replacing("-", with: "_") }
  var name: NameSpecification { .customLong(rawValue) }

  /// The default as operators would write it; nil if there is none.
  var defaultValue: String? {
    let listening = ListeningOptions()
    let service = CopyService.Options()
    switch self {
    case .host: return listening.host
    case .port: return String(listening.port)
    case .defaultLocale: return service.defaultLocale
    case .disclosure: return service.disclosure.rawValue
    case .disclosureCeiling: return "the value of \(Self.disclosure.flag)"
    case .maxConnections: return String(listening.maximumConnections)
    case .logLevel: return ServeSettings.defaultLogLevel.rawValue
    case .socket, .adminPort, .catalog, .overlay, .watch, .startWithoutOverlay, .localeMap, .method, .identifier,
      .wholeCards, .cors,
      .docsURL, .noPage:
      return nil
    }
  }

  var help: ArgumentHelp {
    ArgumentHelp(abstract + (defaultValue.map { " (default: \($0))" } ?? ""), valueName: valueName)
  }

  private var abstract: String {
    switch self {
    case .host: "The address to listen on."
    case .port: "The port to listen on; 0 selects a free port."
    case .socket: "A Unix domain socket to listen on instead of an address and a port."
    case .adminPort:
      "A separate port for operators: /metrics, /v1/unmapped and /v1/explain, which must not be public, and the health routes."
    case .catalog: "A catalog folder, or a compiled catalog, to use instead of the built-in catalog."
    case .overlay: "A folder that overrides the catalog, key by key."
    case .watch: "Reload the catalog when its files change. SIGHUP always reloads it."
    case .startWithoutOverlay:
      """
      Start without the overlay if it is invalid, and report it in the log and at /readyz. The service uses the overlay \
      once it is valid and loaded again.
      """
    case .defaultLocale: "The locale to use if no requested locale is supported, a BCP 47 tag."
    case .localeMap: "Replaces one locale with another, such as ko=ko-x-haeyo. Can be repeated."
    case .disclosure:
      """
      How much responses disclose about accounts by default: strict (nothing), verified (why a sign-in failed after a \
      correct first factor) or helpful (everything).
      """
    case .disclosureCeiling: "The maximum disclosure; no request can exceed it."
    case .method:
      """
      How people sign in, if neither the request nor the provider determines it: password, code, passkey or provider. \
      With password, the text for wrong credentials is "Email or password is incorrect".
      """
    case .identifier: "The identifier that people enter with a password: email, username, phone or any."
    case .wholeCards:
      "If a language lacks the title, message or action of an error, use the fallback locale for all three."
    case .cors:
      """
      An origin whose web pages may read responses to GET, such as https://example.com, or * for all. Can be repeated.
      """
    case .docsURL:
      """
      The address of the site that auth-copy site wrote, such as https://docs.example.com/errors/; responses about \
      known codes then link to the page of the code.
      """
    case .noPage: "Do not serve a page for browsers at /."
    case .maxConnections: "The maximum number of open connections, within the limit of open files; others wait."
    case .logLevel:
      "The minimum level to log: trace, debug, info (one line per request), notice, warning, error or critical."
    }
  }

  private var valueName: String? {
    switch self {
    case .socket: "path"
    case .catalog, .overlay: "dir"
    case .localeMap: "from=to"
    case .cors: "origin"
    case .docsURL: "url"
    default: nil
    }
  }

  /// Returns the environment variables that begin with the program's prefix but belong to no setting, each with the most
  /// similar variable of a setting.
  static func unknownVariables(in environment: [String: String]) -> [(name: String, suggestion: String?)] {
    // Names are compared without the common prefix, which would make any two names similar.
    let known = Set(allCases.map { String($0.variable.dropFirst(variablePrefix.count)) })
    let unknown = environment.keys.filter { $0.hasPrefix(variablePrefix) }.map { $0.dropFirst(variablePrefix.count) }
      .filter {
        // Kubernetes sets AUTH_COPY_SERVICE_HOST and AUTH_COPY_PORT_80_TCP for a Service named auth-copy.
        !known.contains(String($0)) && !$0.contains("SERVICE_") && !$0.contains("_TCP")
      }
    return unknown.sorted().map { name in
      let suggestion = NameSuggestion(String(name), known: known)?.name
      return (variablePrefix + name, suggestion.map { variablePrefix + $0 })
    }
  }
}
