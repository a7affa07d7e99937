import AuthCopy
import Foundation
import TestSupport
import Testing

/// Every rendered string stands in a file, so that each change of the copy shows in review.
@Suite struct CopySnapshotTests {
  private let file = Project.root.appending(path: "Tests/Fixtures/rendered-copy.txt")

  /// A line for each key and locale, rendered with its defaults, and another with its examples where it has arguments.
  private var rendered: String {
    let catalog = Catalog.shipped
    var lines: [String] = []
    for (key, metadata) in catalog.keys {
      for locale in catalog.supportedLocales {
        let plain = catalog.preview(key, locale: locale, [:]) ?? ""
        lines.append("\(key) \(locale): \(plain)")
        guard !metadata.examples.isEmpty else { continue }
        let example = catalog.preview(key, locale: locale, metadata.examples) ?? ""
        lines.append("\(key) \(locale) with examples: \(example)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `AUTH_COPY_UPDATE_SNAPSHOT=1 swift test --filter CopySnapshotTests` writes the file anew.
  @Test func theRenderedCopyIsAsReviewed() throws {
    if ProcessInfo.processInfo.environment["AUTH_COPY_UPDATE_SNAPSHOT"] != nil {
      try rendered.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let actual = rendered.split(separator: "\n")
    for (line, other) in zip(actual, expected) where line != other {
      Issue.record("\(line)\nwas reviewed as\n\(other)")
    }
    #expect(actual.count == expected.count)
  }
}
