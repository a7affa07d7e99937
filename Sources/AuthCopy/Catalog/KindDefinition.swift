

extension ByFlow<Kind?> {
  /// The distinct concealment targets, in the order of the flows.
  package var targets: [Kind] {
    ([standard] + Flow.allCases.compactMap { byFlow[$0] }).compactMap(\.self).reduce(into: []) { targets, kind in
      if !targets.contains(kind) { targets.append(kind) }
    }
  }
}
