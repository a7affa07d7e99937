import ArgumentParser
import AuthCopy

/// Which catalog a command works with.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp("A catalog folder in place of the one inside the program.", valueName: "dir"))
  var directory: String?

  func load() throws -> Catalog {
    guard let directory else { return .shipped }
    do {
      return try Catalog.load(from: directory)
    } catch {
      throw failure(error, .inputOrOutput)
    }
  }
}
