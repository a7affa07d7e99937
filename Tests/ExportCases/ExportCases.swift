import AuthCopy
import Foundation

/// Prints calls of the exported modules with their expected results, one per line.
///
///     ExportCases [--every N] [--catalog DIR] [--overlay DIR] [--locale L,...] [--provider P,...] [--payloads FILE]
///                 [--mutations N --errors FILE [--seed N]]
///
/// `--every` prints only every Nth case. The payloads and errors are lines of JSON with `provider` and `payload`.
/// `--mutations` prints only N raw errors, made from the errors and from the tables.
@main
struct ExportCases {
  static func main() throws {
    let options = Self.options(CommandLine.arguments.dropFirst())
    let catalog = try Catalog.load(from: options["catalog"], overlay: options["overlay"])
    let locales = options["locale"]?.split(separator: ",").map(String.init)
    let providers = options["provider"]?.split(separator: ",").map { Provider(rawValue: String($0)) }
    var writer = CaseWriter(catalog, every: options["every"].flatMap { Int($0) } ?? 1)
    if let count = options["mutations"].flatMap({ Int($0) }), let errors = options["errors"] {
      var mutations = try Mutations(
        catalog, providers: providers ?? catalog.providers, errors: String(contentsOfFile: errors, encoding: .utf8),
        seed: options["seed"].flatMap { UInt64($0) } ?? 1)
      for _ in 0..<count { writer.add(mutations.next()) }
      writer.flush()
      return
    }
    var source = CaseSource(
      catalog, locales: locales ?? catalog.writtenLocales,
      providers: providers ?? catalog.providers)
    source.addCodes(to: &writer)
    source.addUnknownProviders(to: &writer)
    source.addKinds(to: &writer)
    source.addTexts(to: &writer)
    source.addErrorTexts(to: &writer)
    source.addLocales(to: &writer)
    if let path = options["payloads"] {
      try source.addPayloads(String(contentsOfFile: path, encoding: .utf8), to: &writer)
    }
    writer.flush()
  }

  private static func options(_ arguments: ArraySlice<String>) -> [String: String] {
    var options: [String: String] = [:]
    var queue = arguments
    while let name = queue.popFirst(), let value = queue.popFirst() { options[String(name.dropFirst(2))] = value }
    return options
  }
}

/// Writes every Nth case.
struct CaseWriter {
  private let catalog: Catalog
  private let every: Int
  private var count = 0
  private var lines = ""

  init(_ catalog: Catalog, every: Int) {
    self.catalog = catalog
    self.every = every
  }

  mutating func add(_ exportCase: @autoclosure () -> ExportCase) {
    defer { count += 1 }
    guard count % every == 0 else { return }
    lines += exportCase().line(catalog) + "\n"
    if lines.utf8.count > 1 << 20 { flush() }
  }

  mutating func flush() {
    FileHandle.standardOutput.write(Data(lines.utf8))
    lines = ""
  }
}
