import AuthCopy
import Dispatch
import Foundation
import Logging
import Synchronization

/// Why a catalog was refused: lines that each say what is wrong and where.
struct CatalogRefusal: Error, Equatable {
  let lines: [String]
}
