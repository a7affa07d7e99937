package import AuthCopy
internal import EmbeddedFiles

/// The explanation of a kind for developers, from `Catalogs/guide`.
package struct KindGuide: Sendable {
  /// A description of the error and its usual causes.
  package let meaning: String
  /// Advice on what to check, whether to retry and what to log.
  package let advice: String

  init(_ meaning: String, _ advice: String) {
    self.meaning = meaning
    self.advice = advice
  }

  /// The guides for all kinds of the shipped catalog.
  package static let shipped = {
    guard let topics = try? JSONParser.parse(EmbeddedFileList(embedded_files)["guide/en.json"]).members else {
      preconditionFailure("the shipped guide is not JSON")
    }
    let kinds = topics.flatMap { $0.value["kinds"]?.members ?? [] }
    return Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        (
          Kind(rawValue: kind.key),
          KindGuide(kind.value["meaning"]?.string ?? "", kind.value["advice"]?.string ?? "")
        )
      })
  }()
}
