// swift-tools-version:6.2

import PackageDescription

/// The trait that enables the service and the command line.
///
/// A dependency with `.package(url: …, traits: [])` resolves and builds neither them nor the packages that only they
/// need.
let serviceTrait = "Service"

func onlyForService(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: [serviceTrait]))
}

/// Whether to build what needs Foundation: the library's conformances and initializers for its types.
///
/// Set `AUTH_COPY_WITHOUT_FOUNDATION` to build only the engine, for a C library or a small program.
let hasFoundation = Context.environment["AUTH_COPY_WITHOUT_FOUNDATION"] == nil

#if os(Linux)
  /// Whether to build what needs ICU: the parser of messages, catalogs in folders, the tools and the service.
  ///
  /// Without it, the package is the library with compiled catalogs, as on Apple platforms, and depends on no other
  /// package. Set `AUTH_COPY_WITHOUT_ICU` to test this on Linux.
  let hasICU = hasFoundation && Context.environment["AUTH_COPY_WITHOUT_ICU"] == nil
  let warnings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#else
  let hasICU = false
  // A newer compiler may warn of more, which must not stop the build of an app.
  let warnings: [SwiftSetting] = []
#endif

let swiftSettings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + warnings + (hasFoundation ? [] : [.define("AUTH_COPY_WITHOUT_FOUNDATION")])

/// The folders that these conditions leave out of a target.
func excluded(withICU: [String] = [], withoutICU: [String], withoutFoundation: [String] = []) -> [String] {
  (hasICU ? withICU : withoutICU) + (hasFoundation ? [] : withoutFoundation)
}

let package = Package(
  name: "AuthCopy",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9)],
  products: [.library(name: "AuthCopy", targets: ["AuthCopy"])],
  traits: [
    .trait(name: serviceTrait, description: "The HTTP service and the command line."),
    .default(enabledTraits: [serviceTrait]),
  ],
  targets: [
    .target(
      name: "ICUMessageFormat",
      dependencies: hasICU ? ["CICU"] : [],
      exclude: excluded(withICU: ["WithoutICU"], withoutICU: ["ICU"], withoutFoundation: ["Foundation"]),
      swiftSettings: swiftSettings),
    .target(
      name: "MessageFiles",
      dependencies: (hasICU ? ["EmbeddedCatalog"] : []) + ["ICUMessageFormat"],
      exclude: excluded(
        withICU: ["WithoutICU"],
        withoutICU: [
          "Samples", "Diagnostics/MessageBundle.swift", "Files/EmbeddedFileList.swift", "Files/Folder.swift",
          "Files/ParentFolder.swift",
        ],
        withoutFoundation: ["Foundation"]),
      swiftSettings: swiftSettings),
    .target(
      name: "AuthCopy",
      dependencies: ["ICUMessageFormat", "MessageFiles"],
      exclude: excluded(withICU: ["WithoutICU"], withoutICU: ["Tools"], withoutFoundation: ["Foundation"]),
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "MessageDump", dependencies: ["AuthCopy"], path: "Tests/MessageDump", swiftSettings: swiftSettings),
  ],
  cxxLanguageStandard: .cxx17
)

#if os(Linux)
  package.targets += [
    .systemLibrary(name: "CAuthCopyHeader"),
    .target(name: "CAuthCopy", dependencies: ["AuthCopy", "CAuthCopyHeader"], swiftSettings: swiftSettings),
  ]
  // With ICU, `Scripts/package` and the checks would build it for nothing.
  if !hasICU { package.products.append(.library(name: "authcopy", type: .dynamic, targets: ["CAuthCopy"])) }
#endif

if hasFoundation {
  package.targets += [
    // Only tests of the service open sockets, in a way that is Linux's.
    .target(
      name: "TestSupport", path: "Tests/TestSupport", exclude: excluded(withoutICU: ["RawConnection.swift"]),
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "ExportDriver", dependencies: ["AuthCopy"], path: "Tests/ExportDriver", swiftSettings: swiftSettings),
    .testTarget(
      name: "MessageFilesTests", dependencies: ["MessageFiles", "TestSupport"],
      exclude: excluded(withoutICU: ["ParentFolderTests.swift"]), swiftSettings: swiftSettings),
    .testTarget(
      name: "AuthCopyTests", dependencies: ["AuthCopy", "TestSupport"],
      exclude: excluded(withoutICU: ["Loading", "Tools"]),
      swiftSettings: swiftSettings),
  ]
}

if hasICU {
  package.products += [
    .library(name: "CatalogLint", targets: ["CatalogLint"]),
    .library(name: "AuthCopyLint", targets: ["AuthCopyLint"]),
    .library(name: "CatalogEditing", targets: ["CatalogEditing"]),
    .library(name: "CatalogExport", targets: ["CatalogExport"]),
    .library(name: "AuthCopyServer", targets: ["AuthCopyServer"]),
    .executable(name: "auth-copy", targets: ["auth-copy"]),
  ]
  package.dependencies += [
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ]
  package.targets += [
    .systemLibrary(
      name: "CSystemICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"])]
    ),
    .target(name: "CICU", dependencies: ["CSystemICU"]),
    .target(name: "EmbeddedCatalog"),
    .target(
      name: "EmbeddedFiles", dependencies: ["EmbeddedCatalog"],
      exclude: ["Runtimes", "Site", "Workbench", "openapi.json"]),
    .target(
      name: "CCompression",
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("brotlienc"), .linkedLibrary("brotlicommon")]
    ),
    .target(name: "CFiles"),
    .target(name: "CatalogFormats", dependencies: ["CFiles", "MessageFiles"], swiftSettings: swiftSettings),
    .target(name: "CatalogLint", dependencies: ["CatalogFormats", "MessageFiles"], swiftSettings: swiftSettings),
    .target(name: "AuthCopyLint", dependencies: ["AuthCopy", "CatalogLint"], swiftSettings: swiftSettings),
    .target(
      name: "CatalogEditing", dependencies: ["CatalogFormats", "CatalogLint", "MessageFiles"],
      swiftSettings: swiftSettings),
    .target(
      name: "LanguageServer",
      dependencies: ["CMemory", "CatalogEditing", "CatalogFormats", "CatalogLint", "MessageFiles"],
      swiftSettings: swiftSettings),
    .target(name: "CMemory"),
    .target(
      name: "Workbench",
      dependencies: ["AuthCopy", "AuthCopyLint", "CatalogEditing", "CatalogFormats", "CatalogLint", "EmbeddedFiles"],
      swiftSettings: swiftSettings),
    .target(
      name: "CatalogExport", dependencies: ["AuthCopy", "CatalogFormats", "EmbeddedFiles"],
      swiftSettings: swiftSettings),
    .target(
      name: "CatalogSite",
      dependencies: ["AuthCopy", "CatalogExport", "CatalogFormats", "EmbeddedFiles"],
      swiftSettings: swiftSettings),
    .target(name: "CodeDiscovery", dependencies: ["AuthCopy", "MessageFiles"], swiftSettings: swiftSettings),
    .target(
      name: "AuthCopyService",
      dependencies: [
        "AuthCopy",
        "CCompression",
        "CMemory",
        "EmbeddedFiles",
        onlyForService("Logging", "swift-log"),
        onlyForService("CoreMetrics", "swift-metrics"),
        onlyForService("NIOCore", "swift-nio"),
        onlyForService("NIOHTTP1", "swift-nio"),
        onlyForService("NIOPosix", "swift-nio"),
        onlyForService("ServiceLifecycle", "swift-service-lifecycle"),
        onlyForService("UnixSignals", "swift-service-lifecycle"),
      ],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AuthCopyServer",
      dependencies: [
        "AuthCopy",
        "AuthCopyService",
        onlyForService("Hummingbird", "hummingbird"),
        onlyForService("HTTPTypes", "swift-http-types"),
        onlyForService("NIOCore", "swift-nio"),
        onlyForService("NIOHTTP1", "swift-nio"),
      ],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "auth-copy",
      dependencies: [
        "AuthCopy",
        "AuthCopyLint",
        "AuthCopyService",
        "CMemory",
        "CatalogExport",
        "CatalogFormats",
        "CatalogLint",
        "CatalogSite",
        "CodeDiscovery",
        "LanguageServer",
        "Workbench",
        onlyForService("ArgumentParser", "swift-argument-parser"),
        onlyForService("Logging", "swift-log"),
        onlyForService("NIOCore", "swift-nio"),
        onlyForService("NIOHTTP1", "swift-nio"),
        onlyForService("ServiceLifecycle", "swift-service-lifecycle"),
      ],
      swiftSettings: swiftSettings
    ),
    .target(name: "ICUReference", dependencies: ["CSystemICU"], path: "Tests/ICUReference"),
    .executableTarget(
      name: "ExportCases", dependencies: ["AuthCopy"], path: "Tests/ExportCases",
      swiftSettings: swiftSettings),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "AuthCopy", "AuthCopyLint", "AuthCopyService", "CatalogFormats", "CatalogLint", "LanguageServer",
        onlyForService("NIOCore", "swift-nio"),
        onlyForService("NIOEmbedded", "swift-nio"), onlyForService("NIOHTTP1", "swift-nio"),
      ],
      path: "Tests/FuzzTargets", swiftSettings: swiftSettings),
    .testTarget(
      name: "ICUMessageFormatTests", dependencies: ["AuthCopy", "ICUMessageFormat", "ICUReference", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "CatalogFormatsTests", dependencies: ["CatalogFormats", "MessageFiles"], swiftSettings: swiftSettings),
    .testTarget(
      name: "CatalogLintTests",
      dependencies: ["AuthCopy", "AuthCopyLint", "CatalogFormats", "CatalogLint", "FuzzTargets", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "CatalogEditingTests",
      dependencies: ["AuthCopy", "AuthCopyLint", "CatalogEditing", "CatalogLint", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["AuthCopy", "AuthCopyLint", "CatalogEditing", "CatalogLint", "LanguageServer", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "AuthCopy", "AuthCopyLint", "CatalogEditing", "CatalogExport", "CatalogLint", "LanguageServer", "TestSupport",
        "Workbench",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "CatalogExportTests", dependencies: ["CatalogExport", "CatalogFormats", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "CatalogSiteTests", dependencies: ["CatalogExport", "CatalogSite", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "CodeDiscoveryTests", dependencies: ["AuthCopy", "CodeDiscovery", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "AuthCopyServiceTests",
      dependencies: [
        "AuthCopyService",
        "TestSupport",
        onlyForService("HTTPTypes", "swift-http-types"),
        onlyForService("CoreMetrics", "swift-metrics"),
        onlyForService("Logging", "swift-log"),
        onlyForService("NIOCore", "swift-nio"),
        onlyForService("NIOEmbedded", "swift-nio"),
        onlyForService("NIOHTTP1", "swift-nio"),
        onlyForService("ServiceLifecycle", "swift-service-lifecycle"),
      ],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "AuthCopyServerTests",
      dependencies: [
        "AuthCopyServer",
        "AuthCopyService",
        "TestSupport",
        onlyForService("Hummingbird", "hummingbird"),
        onlyForService("HummingbirdCore", "hummingbird"),
        onlyForService("HTTPTypes", "swift-http-types"),
        onlyForService("Logging", "swift-log"),
        onlyForService("NIOCore", "swift-nio"),
        onlyForService("NIOEmbedded", "swift-nio"),
        onlyForService("NIOHTTP1", "swift-nio"),
      ],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "AuthCopyService", "auth-copy", "TestSupport", onlyForService("ArgumentParser", "swift-argument-parser"),
      ],
      swiftSettings: swiftSettings
    ),
  ]
}

// Only `Scripts/check/fuzz` builds this target: libFuzzer needs unsafe flags, which SwiftPM refuses in dependencies.
if hasICU, Context.environment["AUTH_COPY_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzing",
      dependencies: ["FuzzTargets"],
      path: "Tests/Fuzzing",
      swiftSettings: swiftSettings + [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]
    ))
}

// Only `Scripts/docs` needs this plugin: packages that depend on AuthCopy must not fetch it.
if Context.environment["AUTH_COPY_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
  // `Scripts/docs` builds a copy of the articles, in which the links are DocC links.
  package.targets.first { $0.name == "AuthCopy" }?.exclude += ["AuthCopy.docc"]
}

// The scripts set this variable: an optimized engine inside a debug build halves the time of tests and checks. SwiftPM
// refuses unsafe flags in dependencies, so the variable is not set by default.
if Context.environment["AUTH_COPY_OPTIMIZED"] != nil {
  for target in package.targets where ["AuthCopy", "ICUMessageFormat", "MessageFiles"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"]))
  }
}
