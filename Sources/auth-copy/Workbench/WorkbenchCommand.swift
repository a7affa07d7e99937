import ArgumentParser
import AuthCopy
import AuthCopyLint
import AuthCopyService
import CatalogLint
import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import Workbench

struct WorkbenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workbench", abstract: "Starts a web page on which translators edit messages.",
    discussion: """
      auth-copy workbench Catalogs

      The page shows a preview of each message while you type, with the values that its arguments can have, and the \
      linter's findings with their fixes. Saving changes only the texts and their records.

      The printed address is valid once, in one browser; press Enter for a new address. The page is available only on \
      this machine. On a shared machine, note that browsers send cookies to every port of the machine.
      """)

  @Argument(
    help: ArgumentHelp(
      "A catalog, an overlay, or any folder of ARB, JSON, PO, XLIFF or other message files.", valueName: "dir"))
  var folder = "Catalogs"

  @Option(
    help: ArgumentHelp(
      "The catalog folder that an overlay overrides. (default: the built-in catalog)", valueName: "dir"))
  var catalog: String?

  @Option(help: ArgumentHelp("The port to listen on. (default: a free port)", valueName: "port"))
  var port: Int?

  @Flag(help: "Show the messages without allowing changes.")
  var readOnly = false

  @Option(
    help: ArgumentHelp(
      "The locale to show first. (default: the language of the page, else the first translation)",
      valueName: "locale"))
  var locale: String?

  @Option(help: "The language of the page: en, ko or ja. (default: the browser's)")
  var messages: MessageLanguage?

  func validate() throws {
    guard (0...65_535).contains(port ?? 0) else {
      throw CommandMessage.usageError("port-out-of-range", ["name": .text("--port")])
    }
  }

  func run() async throws {
    signal(SIGPIPE, SIG_IGN)
    let host = WorkbenchHost(try open())
    let logger = Logger(label: "auth-copy") { _ in SwiftLogNoOpLogHandler() }
    var options = ListeningOptions()
    options.port = port ?? 0
    // Saving a large folder can take long, and only one person waits for it.
    options.timeouts.response = .hours(1)
    let server = HTTPServer(options, makeResponder: { WorkbenchResponder(host) }) { address in
      StandardStreams.writeError("\(CommandMessage.text("workbench-open"))\n")
      do {
        try StandardStreams.printLine(await host.listen(on: address?.port ?? 0))
      } catch {
        // Without its address, the workbench cannot be opened.
        Self.exit(withError: error)
      }
    }
    let group = ServiceGroup(configuration: ServiceGroupConfiguration(services: [server], logger: logger))
    let signalSources = Self.shutDownOnSignals(host, group)
    Self.printAddressesOnEnter(host)
    let checking = Task { await host.run() }
    defer { checking.cancel() }
    do {
      try await group.run()
    } catch let error as IOError {
      throw ServeCommand.cannotListen(on: ["127.0.0.1:\(port ?? 0)"], error.errnoCode)
    }
    withExtendedLifetime(signalSources) {}
  }

  private func open() throws -> Workbench {
    var options = Workbench.Options()
    options.isReadOnly = readOnly
    options.locale = locale
    options.language = messages
    let workbench: Workbench
    do throws(WorkbenchFolder.OpenError) {
      workbench = Workbench(
        try WorkbenchFolder(folder, over: catalog, Linter(rules: .authCopy)), port: port ?? 0, options)
    } catch {
      throw failure(Self.text(of: error), .inputOrOutput)
    }
    if let locale, !workbench.locales.contains(locale) {
      throw failure(
        CommandMessage.text(
          "workbench-no-locale", ["locale": .text(locale), "known": .list(workbench.locales)]), .inputOrOutput)
    }
    return workbench
  }

  private static func text(of error: WorkbenchFolder.OpenError) -> String {
    switch error {
    case .notAFolder(let path): CommandMessage.text("workbench-not-a-folder", ["path": .text(path)])
    case .noMessages(let path): CommandMessage.text("workbench-no-messages", ["path": .text(path)])
    case .notAnOverlay(let path): CommandMessage.text("workbench-not-an-overlay", ["path": .text(path)])
    case .linksOutside(let path): CommandMessage.text("workbench-leaves", ["path": .text(path)])
    }
  }

  /// Ends the workbench on SIGINT and SIGTERM, but the first Ctrl-C only warns if there are unsaved changes.
  private static func shutDownOnSignals(_ host: WorkbenchHost, _ group: ServiceGroup) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Task { @Sendable in
          if number == SIGINT, await host.shouldWarnAboutUnsavedChanges() {
            StandardStreams.writeError("\(CommandMessage.text("workbench-unsaved"))\n")
            return
          }
          await group.triggerGracefulShutdown()
        }
      }
      source.activate()
      return source
    }
  }

  /// Prints a new address for each line of standard input.
  private static func printAddressesOnEnter(_ host: WorkbenchHost) {
    Thread.detachNewThread {
      while readLine() != nil {
        Task { try? StandardStreams.printLine(await host.renewAddress()) }
      }
    }
  }
}
