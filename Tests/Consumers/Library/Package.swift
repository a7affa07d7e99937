// swift-tools-version:6.2

import PackageDescription

/// Uses the libraries without the service, so that no dependency of AuthCopy is fetched, together with an exported
/// package in this folder.
let package = Package(
  name: "Library",
  dependencies: [.package(name: "AuthCopy", path: "../../..", traits: []), .package(path: "AuthCopyCatalog")],
  targets: [
    .executableTarget(
      name: "Both",
      dependencies: [
        .product(name: "AuthCopy", package: "AuthCopy"),
        .product(name: "AuthCopyCatalog", package: "AuthCopyCatalog"),
      ]),
    .executableTarget(name: "Texts", dependencies: [.product(name: "AuthCopy", package: "AuthCopy")]),
    .executableTarget(name: "Edits", dependencies: [.product(name: "CatalogEditing", package: "AuthCopy")]),
    .executableTarget(name: "Exports", dependencies: [.product(name: "CatalogExport", package: "AuthCopy")]),
    .executableTarget(name: "Findings", dependencies: [.product(name: "CatalogLint", package: "AuthCopy")]),
  ]
)
