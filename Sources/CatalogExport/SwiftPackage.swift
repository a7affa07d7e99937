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
    let header = ModuleHeader(
      catalog, selection, note: "For Swift 6.1, and iOS 16, macOS 13, watchOS 9, tvOS 16 or Linux.")
    let generated = [
      ExportedFile(name: "\(Self.folder)/Package.swift", text: Self.manifest(header)),
      ExportedFile(
        name: "\(Self.folder)/Sources/\(ShippedFilesSource.path)",
        text: ShippedFilesSource(content, header: header.comment("//")).text),
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
        .target(name: "ICUMessageFormat", swiftSettings: settings),
        .target(name: "AuthCopy", dependencies: ["ICUMessageFormat"], swiftSettings: settings),
      ]
    )

    """
  }
}
