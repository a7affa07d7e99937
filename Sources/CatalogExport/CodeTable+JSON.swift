import AuthCopy
import CatalogFormats

extension CodeTable {
  /// The codes of the exported surfaces, and where they stand in raw errors.
  func json(_ selection: ExportSelection) -> JSONValue {
    let kept = selection.surfacesWithSources(of: self)
    let ids = Set(kept.map(\.id))
    let isOfKept = { (index: Int) in ids.contains(self.surfaces[index].id) }
    let payloads = payloads.filter { $0.surfaces.isEmpty || $0.surfaces.contains(where: isOfKept) }
    return .members([
      ("fallback", .strings(layers.map(\.rawValue))),
      ("method", method.map { .string($0.rawValue) }),
      ("domains", .sorted(domains.filter { isOfKept($0.value) }.mapValues { .string(surfaces[$0].id) })),
      ("begins", .strings(beginnings)),
      ("named", .strings(systemNames)),
      ("payloads", .array(payloads.map { $0.json($0.surfaces.filter(isOfKept).map { surfaces[$0].id }) })),
      ("surfaces", .array(kept.map(\.json))),
    ])
  }
}

extension CodeSurface {
  fileprivate var json: JSONValue {
    .members([
      ("id", .string(id)),
      ("method", method.map { .string($0.rawValue) }),
      ("detailAfter", detailSeparator.map { .string(String($0)) }),
      ("also", .strings(also)),
      ("derives", derivation.map { .object([("prefix", .string($0.prefix)), ("from", .string($0.source))]) }),
      ("codes", .array(CodeGroup.groups(of: self).map(\.json))),
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
