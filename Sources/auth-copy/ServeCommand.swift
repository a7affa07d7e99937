import ArgumentParser
import AuthCopy
import AuthCopyServer
import Foundation
import Hummingbird
import Logging
import NIOCore

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves copy over HTTP.",
    discussion: "auth-copy serve --port 8080\ncurl '127.0.0.1:8080/v1/errors/kakao/KOE320?locale=ko'")

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 picks a free one.")
  var port = 8080

  @OptionGroup var catalogOptions: CatalogOptions

  @Option(help: "The locale for people whose own are not supported, a BCP 47 tag.")
  var defaultLocale = "en"

  @OptionGroup var disclosureOptions: DisclosureOptions

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535.") }
  }

  func run() async throws {
    let catalog = try catalogOptions.load()
    guard catalog.bestLocale(for: [defaultLocale]) != nil else {
      let supported = catalog.supportedLocales.joined(separator: ", ")
      throw ValidationError("--default-locale \(defaultLocale) is not supported; there are \(supported).")
    }
    let service = Service(catalog: catalog, defaultLocale: defaultLocale, disclosure: disclosureOptions.disclosure)
    var logger = Logger(label: "auth-copy", factory: { StreamLogHandler.standardError(label: $0) })
    logger.logLevel = .error
    let application = buildApplication(service, host: host, port: port, logger: logger) { address in
      FileHandle.standardError.write(Data("auth-copy: listening on \(address)\n".utf8))
    }
    do {
      try await application.runService()
    } catch let error as IOError {
      throw failure(
        "cannot listen on \(host):\(port): \(String(cString: strerror(error.errnoCode)))", .inputOrOutput)
    }
  }
}
