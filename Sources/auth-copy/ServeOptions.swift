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
    help: """
      Another port, for /metrics and /v1/unmapped, which tell operators what strangers must not count, and for the \
      health routes.
      """)
  var adminPort: Int?

  @OptionGroup var catalog: CatalogOptions

  @Flag(help: "Load the catalog again when its files change; SIGHUP always does.")
  var watch = false

  @Option(help: "The locale for people whose own are not supported, a BCP 47 tag. (default: en)")
  var defaultLocale: String?

  @Option(
    help: """
      How much answers tell about accounts unless a request asks: strict (nothing), verified (the first factor was \
      right) or helpful (everything). (default: strict)
      """)
  var disclosure: String?

  @Option(help: "How much answers tell at most, whatever a request asks. (default: helpful)")
  var disclosureCeiling: String?

  @Option(
    help: """
      How many connections are open at most, as far as the limit of open files allows; more wait until one ends. \
      (default: 16384)
      """)
  var maxConnections: Int?

  @Option(help: "What is logged: trace, debug, info (a line a request), notice, warning, error. (default: notice)")
  var logLevel: String?

  func validate() throws { _ = try ServeSettings(self, ProcessInfo.processInfo.environment) }
}
