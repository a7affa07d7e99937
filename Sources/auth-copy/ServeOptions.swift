import ArgumentParser
import AuthCopy
import AuthCopyService
import Foundation
import Logging

/// The options of `serve`; each falls back to its environment variable `AUTH_COPY_*`, then to its default.
struct ServeOptions: ParsableArguments {
  /// The addresses of the service and its number of connections.
  struct ListeningFlags: ParsableArguments {
    @Option(name: ServeSetting.host.name, help: ServeSetting.host.help)
    var host: String?

    @Option(name: ServeSetting.port.name, help: ServeSetting.port.help)
    var port: Int?

    @Option(name: ServeSetting.socket.name, help: ServeSetting.socket.help)
    var socket: String?

    @Option(name: ServeSetting.adminPort.name, help: ServeSetting.adminPort.help)
    var adminPort: Int?

    @Option(name: ServeSetting.maxConnections.name, help: ServeSetting.maxConnections.help)
    var maxConnections: Int?
  }

  /// The catalog files.
  struct CatalogFiles: ParsableArguments {
    @Option(name: ServeSetting.catalog.name, help: ServeSetting.catalog.help)
    var catalog: String?

    @Option(name: ServeSetting.overlay.name, help: ServeSetting.overlay.help)
    var overlay: String?

    @Flag(name: ServeSetting.watch.name, help: ServeSetting.watch.help)
    var watch = false

    @Flag(name: ServeSetting.startWithoutOverlay.name, help: ServeSetting.startWithoutOverlay.help)
    var startWithoutOverlay = false
  }

  /// The language and disclosure of responses.
  struct TextOptions: ParsableArguments {
    @Option(name: ServeSetting.defaultLocale.name, help: ServeSetting.defaultLocale.help)
    var defaultLocale: String?

    @Option(name: ServeSetting.localeMap.name, help: ServeSetting.localeMap.help)
    var localeMap: [String] = []

    @Flag(name: ServeSetting.wholeCards.name, help: ServeSetting.wholeCards.help)
    var wholeCards = false

    @Option(name: ServeSetting.method.name, help: ServeSetting.method.help)
    var method: String?

    @Option(name: ServeSetting.identifier.name, help: ServeSetting.identifier.help)
    var identifier: String?

    @Option(name: ServeSetting.disclosure.name, help: ServeSetting.disclosure.help)
    var disclosure: String?

    @Option(name: ServeSetting.disclosureCeiling.name, help: ServeSetting.disclosureCeiling.help)
    var disclosureCeiling: String?
  }

  /// The options for browsers and web pages.
  struct Web: ParsableArguments {
    @Option(name: ServeSetting.cors.name, help: ServeSetting.cors.help)
    var cors: [String] = []

    @Option(name: ServeSetting.docsURL.name, help: ServeSetting.docsURL.help)
    var docsURL: String?

    @Flag(name: ServeSetting.noPage.name, help: ServeSetting.noPage.help)
    var noPage = false
  }

  /// The options for operators.
  struct Operation: ParsableArguments {
    @Option(name: ServeSetting.logLevel.name, help: ServeSetting.logLevel.help)
    var logLevel: String?
  }

  @OptionGroup(title: "LISTENING") var listening: ListeningFlags

  @OptionGroup(title: "CATALOG") var files: CatalogFiles

  @OptionGroup(title: "LANGUAGE AND DISCLOSURE") var text: TextOptions

  @OptionGroup(title: "WEB") var web: Web

  @OptionGroup(title: "OPERATION") var operation: Operation

  func validate() throws { _ = try ServeSettings(self, CommandContext.current.environment) }
}
