import AuthCopy
import Foundation
import TestSupport
import Testing

/// A snapshot of every text that people can see, so that a review shows each change of the copy.
@Suite struct CopySnapshotTests {
  private let file = Project.root.appending(path: "Tests/Fixtures/rendered-copy.txt")

  /// Names that are difficult in a sentence: long, empty, in brackets, Latin, with a digit, with an emoji.
  private static let hardNames = [
    "아주 길어서 두 줄이 되는 서비스의 이름", "", "(주)토스", "The Very Long Name of a Company, Inc.", "LINE", "Web3", "민수🐶",
  ]

  /// One line for each text of a key in a locale, and one for each hard name if the key has a text argument.
  private var rendered: String {
    let catalog = Catalog.shipped
    let sampler = MessageSampler(catalog)
    var lines: [String] = []
    for (key, metadata) in catalog.keys {
      let texts = metadata.placeholders?.filter { $0.value == .text }.map(\.key) ?? []
      // A locale without the text, such as the pseudo-locale, has no lines of its own.
      for locale in catalog.supportedLocales
      where catalog.translation(ofKey: key, locale: locale)?.locale == locale {
        for sample in sampler.samples(ofKey: key, locale: locale) {
          lines.append("\(key) \(locale): \(sample.text.replacing("\n", with: "⏎"))")
        }
        for name in Self.hardNames where !texts.isEmpty {
          let values = metadata.examples.merging(texts.map { ($0, name) }) { $1 }
          let text = catalog.preview(key, locale: locale, values) ?? ""
          lines.append("\(key) \(locale), “\(name)”: \(text.replacing("\n", with: "⏎"))")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `AUTH_COPY_UPDATE_SNAPSHOT=1 swift test --filter CopySnapshotTests` rewrites the file.
  @Test func renderedCopyEqualsTheSnapshot() throws {
    if ProcessInfo.processInfo.environment["AUTH_COPY_UPDATE_SNAPSHOT"] != nil {
      try rendered.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let actual = rendered.split(separator: "\n")
    for (line, other) in zip(actual, expected) where line != other {
      Issue.record("\(line)\nbut the snapshot contains\n\(other)")
    }
    #expect(actual.count == expected.count)
  }
}
