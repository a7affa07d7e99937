// swift-tools-version:6.2

import PackageDescription

/// What `Scripts/bench` measures AuthCopy against. A package of its own, so that nobody who depends on AuthCopy sees it.
let package = Package(
  name: "Benchmarks",
  targets: [
    .systemLibrary(name: "CSystemICU", path: "Sources/CSystemICU", pkgConfig: "icu-i18n"),
    .executableTarget(name: "ParseMessages", dependencies: ["CSystemICU"]),
  ],
  cxxLanguageStandard: .cxx17
)
