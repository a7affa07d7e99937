import AuthCopy
import Foundation
import TestSupport

/// The shipped catalog with an overlay of `Tests/Exports`, loaded once for all tests.
enum OverlaidCatalog: String, CaseIterable {
  case difficult, strings

  private static let catalogs = allCases.map { overlay in
    Result { try Catalog.load(overlay: Project.root.appending(path: "Tests/Exports/\(overlay)").path) }
  }

  func load() throws -> Catalog { try Self.catalogs[self == .difficult ? 0 : 1].get() }
}
