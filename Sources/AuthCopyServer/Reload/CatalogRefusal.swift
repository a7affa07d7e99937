/// Why a catalog was refused: one line per error, with its place.
struct CatalogRefusal: Error, Equatable {
  let lines: [String]
}
