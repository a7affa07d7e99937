// swift-tools-version:6.2

import PackageDescription

/// The benchmarks of `Scripts/bench`.
///
/// They are a separate package, so that packages that depend on AuthCopy do not fetch their dependencies.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "AuthCopy", path: "../..", traits: []),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .systemLibrary(name: "CICUForBenchmarks", path: "Sources/CSystemICU", pkgConfig: "icu-i18n"),
    .executableTarget(name: "ParseMessages", dependencies: ["CICUForBenchmarks"]),
    .target(name: "ICUReference", dependencies: ["CICUForBenchmarks"]),
    .target(name: "Workloads", dependencies: ["ICUReference", .product(name: "AuthCopy", package: "AuthCopy")]),
    .executableTarget(
      name: "InProcess", dependencies: ["Workloads", .product(name: "Benchmark", package: "swift-benchmark")]),
    .executableTarget(name: "HotPaths", dependencies: ["Workloads"]),
    .executableTarget(
      name: "CatalogCosts", dependencies: ["Workloads", .product(name: "AuthCopy", package: "AuthCopy")]),
    .executableTarget(name: "Hello", dependencies: [.product(name: "Hummingbird", package: "hummingbird")]),
    .executableTarget(
      name: "BareNIO",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
