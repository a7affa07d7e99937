import AuthCopy
import Dispatch
import Foundation
import Logging
import Synchronization

/// Why a catalog was refused: one line per error, with its place.
struct CatalogRefusal: Error, Equatable {
  let lines: [String]
}
