import ArgumentParser
import AuthCopy
import AuthCopyServer
import Foundation
import Logging

/// The options of `serve`; each falls back to its environment variable `AUTH_COPY_*`, then to its default.
struct ServeOptions: ParsableArguments {
  @Option(help: "The address to listen on. (default: 127.0.0.1)")
  var host: String?

  @Option(help: "The port to listen on; 0 picks a free one. (default: 8080)")
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "A Unix domain socket to listen on instead of an address and a port.", valueName: "path"))
  var socket: String?

  @Option(
    help: """
      A separate port for operators: /metrics and /v1/unmapped, which must not be public, and the health routes.
      """)
  var adminPort: Int?

  @OptionGroup var catalog: CatalogOptions

  @Flag(help: "Reload the catalog when its files change. SIGHUP always reloads it.")
  var watch = false

  @Option(help: "The locale to use when none of the requested ones is supported, a BCP 47 tag. (default: en)")
  var defaultLocale: String?

  @Option(
    help: ArgumentHelp(
      "Answers one locale with another, such as ko=ko-x-haeyo. Can be repeated.", valueName: "from=to"))
  var localeMap: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      An origin whose web pages may read responses to GET, such as https://example.com, or * for all. Can be repeated.
      """, valueName: "origin"))
  var cors: [String] = []

  @Option(
    help: """
      How much responses disclose about accounts by default: strict (nothing), verified (after a correct first factor) \
      or helpful (everything). (default: strict)
      """)
  var disclosure: String?

  @Option(help: "The maximum disclosure; no request can exceed it. (default: the value of --disclosure)")
  var disclosureCeiling: String?

  @Option(
    help: """
      The maximum number of open connections, within the limit of open files; further ones wait. (default: 16384)
      """)
  var maxConnections: Int?

  @Option(
    help:
      "The minimum level to log: trace, debug, info (one line per request), notice, warning or error. (default: notice)"
  )
  var logLevel: String?

  func validate() throws { _ = try ServeSettings(self, ProcessInfo.processInfo.environment) }
}
