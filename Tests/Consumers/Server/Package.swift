// swift-tools-version:6.2

import PackageDescription

/// Mounts the routes in another application.
let package = Package(
  name: "Server",
  dependencies: [
    .package(name: "AuthCopy", path: "../../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [
        .product(name: "AuthCopyServer", package: "AuthCopy"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ])
  ]
)
