import AuthCopy
import CatalogFormats

extension CodeTable {
  /// Returns the rules for recognizing and reading raw errors, and the codes of the exported surfaces.
  ///
  /// The surfaces come last, so that a reader finds what identifies the provider before them (``LazyCodeTable``).
  func json(_ selection: ExportSelection) -> JSONValue {
    .members(rawErrors(selection) + codes(selection) { $0.map { $0.json() } })
  }

  /// Returns the codes of the exported surfaces with short symbols, without phrases in raw errors.
  func codesJSON(_ selection: ExportSelection) -> JSONValue {
    .members(codes(selection) { groups in groups.filter { !$0.isPhrase }.map { $0.json(hasShortSymbols: true) } })
  }

  /// Returns the rules for recognizing and reading raw errors of the provider, with their phrases by surface.
  func rawErrorsJSON(_ selection: ExportSelection) -> JSONValue {
    let phrases = selection.surfaces(of: self).map { surface in
      (surface.id, JSONValue.array(CodeGroup.groups(of: surface).filter(\.isPhrase).map { $0.json() }))
    }
    return .members(rawErrors(selection) + [("phrases", .members(phrases))])
  }

  private func codes(
    _ selection: ExportSelection, _ encode: ([CodeGroup]) -> [JSONValue]
  ) -> [(String, JSONValue?)] {
    let surfaces = selection.surfaces(of: self)
    let domains = domains.mapValues { self.surfaces[$0].id }.filter { domain in
      surfaces.contains { $0.id == domain.value }
    }
    return [
      ("fallback", .strings(fallbacks.map(\.rawValue))),
      ("method", method.map { .string($0.rawValue) }),
      ("domains", .sorted(domains.mapValues(JSONValue.string))),
      ("surfaces", .array(surfaces.map { $0.json(encode(CodeGroup.groups(of: $0))) })),
    ]
  }

  private func rawErrors(_ selection: ExportSelection) -> [(String, JSONValue?)] {
    let ids = Set(selection.surfaces(of: self).map(\.id))
    let payloads = shapes.compactMap { shape in
      let exported = shape.surfaces.map { surfaces[$0].id }.filter(ids.contains)
      // The code in a shape without surfaces can be on any surface.
      return shape.surfaces.isEmpty || !exported.isEmpty ? shape.json(exported) : nil
    }
    return [("begins", .strings(codePrefixes)), ("named", .strings(systemNames)), ("payloads", .array(payloads))]
  }
}

extension CodeSurface {
  fileprivate func json(_ codes: [JSONValue]) -> JSONValue {
    .members([
      ("id", .string(id)),
      ("method", method.map { .string($0.rawValue) }),
      ("detailAfter", detailSeparator.map { .string(String($0)) }),
      ("also", .strings(alternatives)),
      ("derives", derivation.map { .object([("prefix", .string($0.prefix)), ("from", .string($0.source))]) }),
      ("codes", .array(codes)),
    ])
  }
}

extension PayloadShape {
  /// - Parameter surfaces: the ids of its exported surfaces.
  fileprivate func json(_ surfaces: [String]) -> JSONValue {
    .members([
      ("carrier", carrier.map { .string($0.rawValue) }),
      (isKey ? "key" : "code", code.map { .string($0.description) }),
      ("between", between.map { .strings([$0.before, $0.after]) }),
      ("description", description.map { .string($0.description) }),
      ("arguments", .sorted(arguments.mapValues { .string($0.description) })),
      ("surfaces", .strings(surfaces)),
    ])
  }
}
