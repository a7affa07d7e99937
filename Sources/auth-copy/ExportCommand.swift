import ArgumentParser
import AuthCopy
import CatalogExport
import CatalogFormats
import CatalogLint
import Foundation

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes the catalog for another platform.",
    discussion: """
      auth-copy export --format swift --locale en,ko --provider firebase,kakao --out .
      auth-copy export --format typescript > auth-copy.ts

      auth-copy export --format xliff --locale ko,ja --out agency

      swift writes a Swift package, AuthCopyCatalog, and kotlin, typescript and javascript write one source file, that \
      resolve codes offline; json writes what they hold, a compiled catalog, which --catalog reads. xcstrings and android write the string files of the platforms. xliff and po write a file for \
      each locale with the source beside its translation, for agencies; import reads it back. What a format cannot say as AuthCopy does is reported on standard error. Tables that a \
      provider needs, such as those of oauth and of the network, are exported with it.
      """)

  @Option(help: "The format.")
  var format: ExportFormat

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("Only these locales; separate several with commas.", valueName: "locale,..."))
  var locales: [String] = []

  @Option(
    name: .customLong("provider"),
    help: ArgumentHelp("Only these providers; separate several with commas.", valueName: "provider,..."))
  var providers: [String] = []

  @Option(help: ArgumentHelp("The folder to write to; otherwise standard output.", valueName: "dir"))
  var out: String?

  @OptionGroup var catalogOptions: CatalogOptions

  func run() throws {
    let catalog = try catalogOptions.load()
    let export = try Self.export(
      catalog, options: catalogOptions, to: format, locales: try selectedLocales(of: catalog),
      providers: try Self.elements(providers)?.map { try catalog.table(of: $0).provider })
    guard let first = export.files.first else {
      throw CommandMessage.wrongUsage("nothing-to-export", ["format": .text(format.rawValue)])
    }
    if out == nil, export.files.count > 1 {
      throw CommandMessage.wrongUsage("several-files", ["count": .integer(Int64(export.files.count))])
    }
    for loss in export.losses { StandardStreams.writeError("auth-copy: \(loss.text(in: CommandMessage.language))\n") }
    if let out {
      for file in export.files { try write(file, to: out) }
    } else {
      try StandardStreams.write(Array(first.text.utf8))
    }
  }

  private static func export(
    _ catalog: Catalog, options: CatalogOptions, to format: ExportFormat, locales: [String]?, providers: [Provider]?
  ) throws -> Export {
    do throws(Exporter.Refusal) {
      return try Exporter(catalog, catalogOptions: options.named).export(
        to: format, locales: locales, providers: providers)
    } catch {
      guard case .notCompilable(let diagnostic) = error else { throw error }
      throw failure(CatalogError(diagnostic), .inputOrOutput)
    }
  }

  private func selectedLocales(of catalog: Catalog) throws -> [String]? {
    let known = catalog.supportedLocales
    return try Self.elements(locales)?.map { name in
      if let locale = known.first(where: { $0.lowercased() == name.lowercased() }) { return locale }
      throw failure(
        CommandMessage.text(
          "unsupported-locale", ["locale": .text(name.safeToShow), "known": .list(known)]), .notFound)
    }
  }

  private func write(_ file: ExportedFile, to folder: String) throws {
    let path = "\(folder)/\(file.name)"
    // Where the folder cannot be made, the file cannot be written, which is reported.
    try? FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    do throws(CatalogError) {
      try AtomicFile.replace(path, with: Array(file.text.utf8))
    } catch {
      throw failure(error, .inputOrOutput)
    }
  }

  /// The elements of values that are lists, each once; nil for none.
  private static func elements(_ values: [String]) -> [String]? {
    var seen: Set<String> = []
    let elements = values.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    return elements.isEmpty ? nil : elements
  }
}
