package import ICUMessageFormat
package import MessageFiles

extension Catalog {
  private var loaded: LoadedCatalog {
    guard let loaded = content as? LoadedCatalog else {
      preconditionFailure("with ICU, every catalog is compiled from a document")
    }
    return loaded
  }

  /// The coverage of codes and translations.
  public var coverage: Coverage { loaded.report.value.coverage }

  /// The keys of overlays that no catalog has, probably because they are misspelled, and their codes that reveal whether
  /// an account exists.
  package var overlayWarnings: [Diagnostic] {
    loaded.document.unknownOverlayKeys + loaded.document.revealingRowsOfOverlays
  }

  /// Returns the part of the copy that a locale has; nil for all of it.
  package func tier(ofLocale locale: String) -> CopyTier? { LocaleTag(locale).flatMap(loaded.document.tier) }

  /// Returns the direction in which a supported locale is written.
  package func direction(ofLocale locale: String) -> TextDirection {
    PseudoLocale(rawValue: locale)?.direction ?? LocaleTag(locale).map(loaded.document.direction) ?? .leftToRight
  }

  /// Returns whether a locale may lack a key of the source because of its tier.
  package func isOptional(_ key: String, inLocale locale: String) -> Bool {
    tier(ofLocale: locale) != nil && loaded.report.value.uxKeys.contains(key)
  }

  /// The metadata of each key in the source locale, in the order of its files.
  package var keys: [(key: String, metadata: KeyMetadata)] { loaded.report.value.keys }

  /// The supported locales without the pseudo-locales, which only developers request.
  package var writtenLocales: [String] { supportedLocales.filter { PseudoLocale(rawValue: $0) == nil } }

  /// The supported locales without the private ones of overlays, which tenants need not know of each other.
  package var listedLocales: [String] {
    let hidden = Set(loaded.document.privateOverlayLocales.map(\.description))
    return supportedLocales.filter { !hidden.contains($0) }
  }

  /// Returns where the text of a key comes from: its locale, its place in the files and whether it is stale.
  ///
  /// The result is nil unless the locale has a file and the source has the key.
  package func translation(ofKey key: String, locale: String) -> Translation? {
    loaded.translations.value[key, locale]
  }

  /// The codes of a provider that a site documents, in the order of the table.
  package func documentedCodes(of provider: Provider) -> [DocumentedCode] { documentation(of: provider)?.codes ?? [] }

  fileprivate func documentation(of provider: Provider) -> CodeDocumentation? {
    loaded.documentation[provider.rawValue]?.value
  }

  /// Creates the copy and the codes in advance, so that a service responds to its first requests at once.
  ///
  /// Does nothing for the shipped catalog and overlays on it, whose copy and codes are created fast enough on first use.
  package func prepare() {
    guard loaded.document.layers.first?.files.isShipped != true else { return }
    _ = Parallel.map(writtenLocales) { localeCopy(for: $0).prepare() }
    // The lookup compiles the table.
    _ = Parallel.map(providers) { codeTable(of: $0)?.provider }
  }
}

extension Catalog {
  /// Returns the explanation of an error's code for developers; nil if the code is unknown or the kind is concealed.
  package func explanation(of error: LoginError, under disclosure: Disclosure) -> String? {
    let kind = kinds.resolve(error.resolution, under: disclosure)
    guard let row = error.resolution.rowSource, !kind.isConcealing, let table = codes[row.provider] else { return nil }
    return table.surfaces.first { $0.id == row.surface }?.rows
      .first { $0.code == row.code && $0.kind == error.resolution.meaning.kinds.standard }?.explanation
  }

  /// Returns the page that explains an error's code; nil if the code is unknown or the kind is concealed.
  ///
  /// A symbol or a number leads to the page of its code.
  package func documentationPath(of error: LoginError, under disclosure: Disclosure) -> DocumentationPath? {
    guard let row = error.resolution.rowSource, let surface = row.surface, let code = row.code else { return nil }
    let kind = kinds.resolve(error.resolution, under: disclosure)
    if kind.isConcealing || kind.hidesCode { return nil }
    return documentation(of: row.provider)?.documentedPath(
      for: DocumentationPath(row.provider, surface: surface, code: code))
  }
}

extension CopyWriter {
  /// - Parameters:
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  ///   - site: the address of the site that explains each code, ending in `/`; nil if there is none.
  package init(_ catalog: Catalog, locale: String, disclosure: Disclosure, documentedAt site: String?) {
    self.init(catalog, locale: locale, disclosure: disclosure) { error in
      guard let site else { return nil }
      return catalog.documentationPath(of: error, under: disclosure).map { site + $0.description }
    }
  }
}
