import AuthCopy
import EmbeddedFiles

/// A Swift package of one module: the library's source files without ICU, and the compiled catalog.
struct SwiftPackage {
  let files: [ExportedFile]

  init(_ content: ModuleContent, _ catalog: Catalog, _ selection: ExportSelection) {
    let header = ModuleHeader(
      catalog, selection, note: "For Swift 6.1, and iOS 16, macOS 13, watchOS 9, tvOS 16 or Linux.")
    let embedded = EmbeddedFileList(embedded_files)
    let librarySources = embedded.paths.filter { $0.hasPrefix("Engine/") }.map { path in
      (path.dropFirst("Engine/".count), Self.source(embedded.text(path)))
    }
    let sources =
      librarySources + [
        ("Trusted.swift", embedded.text("Runtimes/Trusted.swift")),
        (ShippedFilesSource.path[...], ShippedFilesSource(content, header: header.comment("//")).text),
      ]
    let manifest = ExportedFile(name: "\(Self.name)/Package.swift", text: Self.manifest(header))
    files = ([manifest] + sources.map { ExportedFile(name: "\(Self.name)/Sources/\(Self.name)/\($0)", text: $1) })
      .sorted { $0.name < $1.name }
  }

  /// The name of the package, its product, its target and its module.
  private static let name = "AuthCopyCatalog"

  /// Returns a source file of the library as a file of the only module.
  ///
  /// What the library's modules share is internal here, so that the compiler removes what nothing uses.
  private static func source(_ text: String) -> String {
    withoutICU(text).replacing(
      /(?m)^ *(?:internal|package|public) import (?:ICUMessageFormat|MessageFiles)\n+/, with: ""
    )
    .replacing(/(?m)^( *(?:@[A-Za-z_()]+ )*)package (?:internal\(set\) )?(?=[a-z])/) { $0.output.1 }
  }

  /// Resolves the conditions on ICU, because its module can be visible where a package is built with the library.
  private static func withoutICU(_ text: String) -> String {
    var lines: [Substring] = []
    // For each open condition, whether its lines are kept; nil for a condition that remains.
    var conditions: [Bool?] = []
    let text = text.replacing("!canImport(CICU) && ", with: "").replacing("canImport(CICU) || ", with: "")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let directive = line.drop { $0 == " " }
      if directive == "#if canImport(CICU)" || directive == "#if !canImport(CICU)" {
        conditions.append(directive.contains("!"))
      } else if directive == "#else", case let isKept?? = conditions.last {
        conditions[conditions.count - 1] = !isKept
      } else if directive == "#endif", case _?? = conditions.last {
        conditions.removeLast()
      } else {
        if directive.hasPrefix("#if ") { conditions.append(nil) }
        if directive == "#endif" { conditions.removeLast() }
        if !conditions.contains(false) { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func manifest(_ header: ModuleHeader) -> String {
    """
    // swift-tools-version:6.1
    \(header.comment("//"))
    import PackageDescription

    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]

    let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9)],
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [.target(name: "\(name)", swiftSettings: settings)]
    )

    """
  }
}
