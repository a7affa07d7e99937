internal import MessageFiles

/// A code of a catalog that is being checked, with its place.
struct CheckedCode {
  let row: CodeRow
  private let table: CodesDocument
  private let surface: CodeSurface
  private let offset: Int

  init(_ code: CodesDocument.Code, on surface: CodeSurface, in table: CodesDocument) {
    row = code.row
    self.table = table
    self.surface = surface
    offset = code.kindOffset
  }

  /// The provider, the surface and the code.
  var name: String { [table.provider.rawValue, surface.id, row.code].joined(separator: " ") }

  var place: Diagnostic.Place { Diagnostic.Place(table.file.location(at: offset), key: name) }
}

extension CatalogDocument {
  /// The codes of all layers except the shipped one, whose codes are checked by tests.
  var codes: some Sequence<CheckedCode> {
    layers.lazy.flatMap(\.codes).flatMap { table in
      zip(table.surfaces, table.codes).lazy.flatMap { surface, codes in
        codes.lazy.map { CheckedCode($0, on: surface, in: table) }
      }
    }
  }
}
