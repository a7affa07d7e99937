// swift-tools-version:6.2
import PackageDescription

// An app that uses the exported package next to it, with the settings of a new project.
let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self), .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
]
let catalog: Target.Dependency = .product(name: "AuthCopyCatalog", package: "AuthCopyCatalog")

let package = Package(
  name: "App",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(path: "../AuthCopyCatalog")],
  targets: [
    .target(name: "Login", dependencies: [catalog], swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    // Tests/ExportDriver.
    .executableTarget(
      name: "Driver", dependencies: [catalog, "Login"], swiftSettings: settings + [.swiftLanguageMode(.v6)]),
  ]
)
