import AuthCopy
import CatalogFormats

extension CodeTable {
  /// The codes, and where they stand in raw errors.
  var json: JSONValue {
    .members([
      ("fallback", .strings(layers.map(\.rawValue))),
      ("method", method.map { .string($0.rawValue) }),
      ("domains", .sorted(domains.mapValues { .string(surfaces[$0].id) })),
      ("begins", .strings(beginnings)),
      ("named", .strings(systemNames)),
      ("payloads", .array(payloads.map { $0.json(surfaces.map(\.id)) })),
      ("surfaces", .array(surfaces.map(\.json))),
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
  fileprivate func json(_ ids: [String]) -> JSONValue {
    .members([
      ("carrier", carrier.map { .string($0.rawValue) }),
      (isKey ? "key" : "code", code.map { .string($0.description) }),
      ("between", between.map { .strings([$0.before, $0.after]) }),
      ("description", description.map { .string($0.description) }),
      ("arguments", .sorted(arguments.mapValues { .string($0.description) })),
      ("surfaces", .strings(surfaces.map { ids[$0] })),
    ])
  }
}
