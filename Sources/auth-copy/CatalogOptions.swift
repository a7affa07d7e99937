import ArgumentParser
import AuthCopy

/// The options that select the catalog of a command.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "A catalog folder, or a compiled catalog, to use instead of the built-in catalog.", valueName: "path"))
  var directory: String?

  @Option(help: ArgumentHelp("A folder that overrides the catalog, key by key.", valueName: "dir"))
  var overlay: String?

  /// The options that are set, with their names.
  var specified: [(name: String, value: String)] {
    [("catalog", directory), ("overlay", overlay)].compactMap { name, value in value.map { (name, $0) } }
  }

  func load() throws -> Catalog {
    do {
      return try Catalog.load(from: directory, overlay: overlay)
    } catch {
      throw failure(error, .inputOrOutput)
    }
  }
}

/// How files are written.
struct WritingOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write into files instead of replacing them, also through hard links and links out of the folder.",
      discussion: "A crash may then leave a part of the new content."))
  var inPlace = false
}
