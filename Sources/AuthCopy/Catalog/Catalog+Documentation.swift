extension Catalog {
  /// The page of the code that an error had; nil for an unknown code, and where it would tell what is concealed.
  ///
  /// A symbol or a number leads to the page of its code.
  package func documentationPath(of error: LoginError, under disclosure: Disclosure) -> DocumentationPath? {
    guard let row = error.resolution.row, let surface = row.surface, let code = row.code else { return nil }
    let kind = kinds.resolve(error.resolution, under: disclosure)
    if kind.isConcealing || kind.hidesCode { return nil }
    return codes[row.provider]?.documentationPath(surface: surface, code: code)
  }
}
