import AuthCopy
import CatalogFormats
import EmbeddedFiles
import Foundation

/// A Swift package of this library's source files without ICU, and the compiled catalog.
struct SwiftPackage {
  let files: [ExportedFile]

  init(_ content: ModuleContent, _ catalog: Catalog, _ selection: ExportSelection) {
    let embedded = EmbeddedFileList(embedded_files)
    let librarySources = embedded.paths.filter { $0.hasPrefix("Engine/") }.map { path in
      ExportedFile(name: "\(Self.folder)/Sources/\(path.dropFirst("Engine/".count))", text: embedded.text(path))
    }
    let data =
      [("catalog.json", content.baseForSwiftPackage)] + content.providers.map { ("codes/\($0.key).json", $0.value) }
      + content.messages.map { ("copy/\($0.key).json", $0.value) }
    let header = ModuleHeader(
      catalog, selection, note: "For Swift 6.1, and iOS 16, macOS 13, watchOS 9, tvOS 16 or Linux.")
    let generated = [
      ExportedFile(name: "\(Self.folder)/Package.swift", text: Self.manifest(header)),
      ExportedFile(
        name: "\(Self.folder)/Sources/EmbeddedCatalog/files.c",
        text: header.comment("//") + Self.source(of: data.sorted { $0.0 < $1.0 })),
    ]
    files = (librarySources + generated).sorted { $0.name < $1.name }
  }

  private static let folder = "AuthCopyCatalog"

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
      name: "AuthCopyCatalog",
      platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9)],
      products: [.library(name: "AuthCopyCatalog", targets: ["AuthCopy"])],
      targets: [
        .target(name: "EmbeddedCatalog"),
        .target(name: "ICUMessageFormat", swiftSettings: settings),
        .target(name: "AuthCopy", dependencies: ["EmbeddedCatalog", "ICUMessageFormat"], swiftSettings: settings),
      ]
    )

    """
  }

  /// Returns a C file that embeds the content of files, as declared in the header of EmbeddedCatalog.
  private static func source(of files: [(name: String, json: JSONValue)]) -> String {
    var text = "#include \"EmbeddedCatalog.h\"\n\n"
    for (index, file) in files.enumerated() {
      let lines = file.json.text().split(separator: "\n").map { line in
        let withoutIndentation = line.drop { $0 == " " }
        return "    \"\(literal(withoutIndentation))\""
      }
      text += "static const char file\(index)[] =\n\(lines.joined(separator: "\n"));\n"
    }
    text += "\nstatic const EmbeddedFile files[] = {\n"
    for (index, file) in files.enumerated() {
      text += "    {\"\(file.name)\", (const uint8_t *)file\(index), sizeof file\(index) - 1},\n"
    }
    return text + """
      };

      const EmbeddedFile *embedded_catalog(size_t *count) {
        *count = sizeof files / sizeof *files;
        return files;
      }

      """
  }

  /// Escapes JSON for a C string literal: `??` could begin a trigraph; control characters are escaped in JSON already.
  private static func literal(_ json: Substring) -> String {
    String(json).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("?", with: "\\?")
  }
}
