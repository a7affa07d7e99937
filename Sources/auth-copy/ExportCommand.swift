import ArgumentParser
import AuthCopy
import CatalogExport
import Foundation

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes the catalog for another platform.",
    discussion: """
      auth-copy export swift --locale en,ko --provider firebase,kakao --out .
      auth-copy export typescript --locale en,ko --provider firebase --surface 'js*' --out auth-copy
      auth-copy export fallback > fallback.json
      auth-copy export xliff --locale ko,ja --out agency

      These formats resolve codes offline: swift writes a Swift package, AuthCopyCatalog; kotlin writes the sources of \
      the package that --package names; typescript and javascript write an npm package, or one source file. json \
      writes their data as a compiled catalog, which --catalog reads. xcstrings, android, arb (Flutter's gen-l10n) and \
      formatjs write the string files of the platforms, and codes.json with the kind of each code and its presentation. \
      fallback writes the text that a backend shows while it cannot reach the service. xliff and po write a file for each locale, with source and translation, for agencies; import reads it. Text that a \
      format cannot express is reported on standard error. Tables that a provider needs, such as oauth and the network \
      errors, are exported with it.

      A folder lists in .auth-copy-export.json what was exported to it: the next export of the format removes the files \
      that it no longer has. Other files, and exported files that you have changed, stay as they are; an export that \
      would overwrite one writes nothing, unless you add --force.
      """)

  /// The parts of the catalog to export.
  struct Selection: ParsableArguments {
    @Option(
      name: .customLong("locale"),
      help: ArgumentHelp("Only these locales; separate several with commas.", valueName: "locale,..."),
      completion: .locales)
    var locales: [String] = []

    @Option(
      name: .customLong("provider"),
      help: ArgumentHelp("Only these providers; separate several with commas.", valueName: "provider,..."),
      completion: .providers)
    var providers: [String] = []

    @Option(
      name: .customLong("surface"),
      help: ArgumentHelp(
        "Only the codes of surfaces that match one of these patterns, such as js*; separate several with commas.",
        valueName: "pattern,..."))
    var surfaces: [String] = []

    @Option(help: "Only the texts of errors, or only the UX copy. (default: both)")
    var only: ExportPart?
  }

  /// The packaging of exported code.
  struct CodeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The package of the Kotlin sources, such as com.example.login.", valueName: "name"))
    var package: String?

    @Option(help: "The name of the npm package; typescript and javascript only. (default: auth-copy)")
    var name: String?

    @Option(help: "The version of the npm package; typescript and javascript only. (default: 0.0.0)")
    var packageVersion: String?

    @Flag(help: "Write one ES module instead of an npm package; typescript and javascript only.")
    var singleFile = false
  }

  @Argument(help: ArgumentHelp("The format, which --format also names.", valueName: "format"))
  var formatArgument: ExportFormat?

  @Option(name: .customLong("format"), help: ArgumentHelp("The format.", valueName: "format"))
  var formatOption: ExportFormat?

  @OptionGroup(title: "SELECTION") var selection: Selection

  @OptionGroup(title: "CODE") var code: CodeOptions

  @Flag(help: "List each message that the format cannot express, not only the first of each type.")
  var verbose = false

  @Option(help: ArgumentHelp("The folder to write to; otherwise standard output.", valueName: "dir"))
  var out: String?

  @Flag(help: "Overwrite files that no export wrote, or that were changed since.")
  var force = false

  @OptionGroup(title: "DEPLOYMENT") var deployment: DeploymentOptions

  @OptionGroup(title: "CATALOG") var catalogOptions: CatalogOptions

  private var format: ExportFormat { formatOption ?? formatArgument ?? .json }

  func validate() throws {
    if formatOption == nil, formatArgument == nil {
      throw ValidationError("Missing expected argument '--format <format>'")
    }
    if formatOption != nil, let formatArgument {
      throw ValidationError("Unexpected argument '\(formatArgument.rawValue)'")
    }
    let options = [
      ("--name", code.name != nil), ("--package-version", code.packageVersion != nil),
      ("--single-file", code.singleFile),
    ]
    if let (option, _) = options.first(where: { $0.1 }), format != .typescript, format != .javascript {
      throw CommandMessage.usageError("option-of-modules", ["option": .text(option), "format": .text(format.rawValue)])
    }
  }

  func run() throws {
    let catalog = try catalogOptions.load().with(method: deployment.method, identifier: deployment.identifier)
    let defaults = NPMPackage()
    let npm = NPMPackage(name: code.name ?? defaults.name, version: code.packageVersion ?? defaults.version)
    let options = ExportOptions(
      locales: try selectedLocales(of: catalog),
      providers: try selectedProviders(of: catalog),
      surfaces: Self.elements(selection.surfaces) ?? [], part: selection.only, package: code.package, npm: npm,
      isSingleFile: code.singleFile)
    let export = try export(catalog, options)
    guard let first = export.files.first else {
      throw CommandMessage.usageError("nothing-to-export", ["format": .text(format.rawValue)])
    }
    if out == nil, export.files.count > 1 {
      throw CommandMessage.usageError("several-files", ["count": .integer(Int64(export.files.count))])
    }
    if let out {
      let folder = OutputFolder(out)
      try folder.report(command: "export") { () throws(OutputFolder.WriteError) in
        try folder.write(export, to: format, options, of: catalog, force: force)
      }
    } else {
      try StandardStreams.write(Array(first.text.utf8))
    }
    var lines = report(export.losses)
    if resolvesCodes, options.part != .copy, Self.needsMethod(options.providers, catalog) {
      lines.append(CommandMessage.text("no-method"))
    }
    for line in lines { StandardStreams.writeError("auth-copy: \(line)\n") }
  }

  private var resolvesCodes: Bool { [.swift, .kotlin, .typescript, .javascript, .json].contains(format) }

  /// Returns whether nothing determines how people sign in with one of the providers.
  private static func needsMethod(_ providers: [Provider]?, _ catalog: Catalog) -> Bool {
    catalog.method == nil
      && (providers ?? catalog.providers).contains { catalog.codeTable(of: $0)?.method == nil }
  }

  private func export(_ catalog: Catalog, _ options: ExportOptions) throws -> Export {
    do throws(Exporter.ExportError) {
      return try Exporter(catalog, catalogOptions: catalogOptions.specified + deployment.specified).export(
        to: format, options)
    } catch {
      switch error {
      case .notCompilable(let diagnostic): throw failure(CatalogError(diagnostic), .inputOrOutput)
      case .unknownSurfaces(let patterns):
        let text = CommandMessage.text("no-exported-surface", ["surfaces": .list(patterns.map(\.safeToShow))])
        throw failure(text, .notFound)
      case .noPackage(let name?):
        throw CommandMessage.usageError("invalid-package", ["package": .text(name.safeToShow)])
      case .invalidName(let name): throw CommandMessage.usageError("invalid-name", ["name": .text(name.safeToShow)])
      case .invalidVersion(let version):
        throw CommandMessage.usageError("invalid-version", ["version": .text(version.safeToShow)])
      case .wholeOnly: throw CommandMessage.usageError("whole-only", ["format": .text(format.rawValue)])
      case .noUXCopy(let locale): throw CommandMessage.usageError("no-ux-copy", ["locale": .text(locale)])
      case .noPackage(nil): throw CommandMessage.usageError("no-package")
      // `run` has already refused unknown locales and providers.
      case .unsupportedLocale, .unknownProvider: throw error
      }
    }
  }

  /// Returns a line for each loss or, unless `verbose`, for the first of each kind.
  private func report(_ losses: [ExportLoss]) -> [String] {
    let language = CommandMessage.language
    if verbose { return losses.map { $0.text(in: language) } }
    var seen: Set<String> = []
    return losses.filter { seen.insert($0.id).inserted }.map { first in
      let text = first.text(in: language)
      let more = losses.count { $0.id == first.id } - 1
      return more == 0
        ? text : CommandMessage.text("more-losses", ["text": .text(text), "count": .integer(Int64(more))])
    }
  }

  private func selectedLocales(of catalog: Catalog) throws -> [String]? {
    try Self.elements(selection.locales).map {
      try NameLookup.findAll($0, among: catalog.supportedLocales, messageID: "unsupported-locale")
    }
  }

  private func selectedProviders(of catalog: Catalog) throws -> [Provider]? {
    try Self.elements(selection.providers).map {
      try NameLookup.findAll($0, among: catalog.providers.map(\.rawValue), messageID: "unknown-provider")
        .map(Provider.init(rawValue:))
    }
  }

  /// Splits values at commas and returns each element once; nil if there are none.
  private static func elements(_ values: [String]) -> [String]? {
    var seen: Set<String> = []
    let elements = values.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    return elements.isEmpty ? nil : elements
  }
}
