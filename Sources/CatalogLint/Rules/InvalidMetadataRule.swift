internal import MessageFiles

/// Finds an `x-slot` or `x-max-length` with an invalid value.
struct InvalidMetadataRule: SetRule {
  let name = "invalid-metadata"
  let severity = Finding.Severity.warning
  private static let slot: Diagnostic.ID = "invalid-metadata.slot"
  private static let maximumLength: Diagnostic.ID = "invalid-metadata.max-length"
  let ids = [slot, maximumLength]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    let known = TextSlot.allCases.map(\.rawValue).joined(separator: ", ")
    for file in set.files where file.hasSlots && (file.isSource || set.source == nil) {
      let metadataWithLimits = file.metadata.filter { $0.value.slot != nil || $0.value.maximumLength != nil }
      for (key, metadata) in metadataWithLimits.sorted(by: { $0.key < $1.key }) {
        if let slot = metadata.slot, slot.string.flatMap(TextSlot.init) == nil {
          findings.add(self, Self.slot, ["known": .text(known)], in: file, key: key, at: slot.range.lowerBound)
        }
        if let length = metadata.maximumLength, length.integer ?? 0 < 1 {
          findings.add(self, Self.maximumLength, in: file, key: key, at: length.range.lowerBound)
        }
      }
    }
  }
}
