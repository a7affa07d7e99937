package import MessageFiles

extension Catalog {
  /// Loads a compiled catalog from a file.
  ///
  /// All of it is checked: syntax, arguments, concealment, and codes that map to no kind.
  ///
  /// - Parameters:
  ///   - path: a compiled catalog, which `auth-copy export --format json` writes; nil loads the shipped catalog.
  ///   - method: the sign-in method to assume if neither the request nor the provider specifies one.
  ///   - identifier: the identifier that people enter together with a password in this deployment.
  ///   - fallsBackByCard: whether a missing part makes the whole copy of an error fall back to the next locale.
  /// - Throws: the first error, with its file, line and column.
  public static func load(
    from path: String? = nil, method: SignInMethod? = nil, identifier: SignInIdentifier? = nil,
    fallsBackByCard: Bool = false
  ) throws(CatalogError) -> Catalog {
    guard let path else {
      return shipped.with(method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
    }
    let document = CatalogDocument([CatalogFiles(compiledAt: path)])
    if let first = document.diagnostics(limit: 1).first { throw CatalogError(first) }
    return Catalog(compiling: document, method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
  }
}
