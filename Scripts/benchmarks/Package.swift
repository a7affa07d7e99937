// swift-tools-version:6.2

import PackageDescription

/// What `Scripts/bench` measures AuthCopy against. A package of its own, so that nobody who depends on AuthCopy sees it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "AuthCopy", path: "../..", traits: []),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .systemLibrary(name: "CICUForBenchmarks", path: "Sources/CSystemICU", pkgConfig: "icu-i18n"),
    .executableTarget(name: "ParseMessages", dependencies: ["CICUForBenchmarks"]),
    .target(name: "ICUYardstick", dependencies: ["CICUForBenchmarks"]),
    .executableTarget(
      name: "InProcess",
      dependencies: [
        "ICUYardstick",
        .product(name: "AuthCopy", package: "AuthCopy"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
