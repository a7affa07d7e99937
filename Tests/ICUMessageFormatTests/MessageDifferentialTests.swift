import AuthCopy
import Foundation
import TestSupport
import Testing

/// The library prints the same bytes as `icu::MessageFormat`.
@Suite struct MessageDifferentialTests {
  static let locales = ["ko", "ja", "en", "ar", "ru", "pl", "fr", "cy"]

  /// Checks a tenth of the patterns, or all with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: locales) func generatedPatternsEqualICU(locale: String) {
    let count = Exhaustive.count(800, sample: 80)
    var generator = PatternGenerator(seed: UInt64(locale.utf8.reduce(0) { $0 * 31 + Int($1) }))
    var formatted = 0
    for _ in 0..<count {
      let pattern = generator.message()
      let arguments = generator.arguments()
      let expected = icuFormat(pattern, locale: locale, arguments)
      #expect(ourFormat(pattern, locale: locale, arguments) == expected, "\(pattern) \(arguments)")
      if expected != nil { formatted += 1 }
    }
    #expect(formatted > count * 5 / 8, "most generated patterns should be valid")
  }

  /// Integers, and the plural categories of small integers, are formatted without ICU.
  ///
  /// Checks the first 1,200 numbers and a sample of the others, or all with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: Catalog.shipped.writtenLocales + ["de", "es", "hi", "ar", "pl", "fr-CH"])
  func integersEqualICU(locale: String) throws {
    let isShipped = Catalog.shipped.supportedLocales.contains(locale)
    let edges = [0, 7, 31, 62].flatMap { shift in [Int64(1) << shift, -(Int64(1) << shift), .max - Int64(shift), .min] }
    let all = (0..<1_200) + (1_200...Int64(isShipped ? 100_000 : 12_000)).sampled(every: 97) + edges
    var compiled: [Int: Message] = [:]
    for start in stride(from: 0, to: all.count, by: 200) {
      let numbers = Array(all[start..<min(start + 200, all.count)])
      let pattern = numbers.indices.map { index in
        "{n\(index)} {n\(index), plural, zero {0#} one {1#} two {2#} few {3#} many {4#} other {#}}"
          + "{n\(index), selectordinal, one {1#} two {2#} few {3#} other {#}}"
      }.joined(separator: "|")
      let arguments = Dictionary(
        uniqueKeysWithValues: numbers.enumerated().map { ("n\($0.offset)", ArgumentValue.integer($0.element)) })
      // Patterns for the same count of numbers are equal.
      let message = try compiled[numbers.count] ?? Message(pattern, locale: locale, resolvesParticles: false)
      compiled[numbers.count] = message
      let ours = try message.format(arguments)
      #expect(ours == icuFormat(pattern, locale: locale, arguments), "from \(numbers.first ?? 0)")
    }
  }

  @Test func shippedMessagesEqualICU() throws {
    let folder = Project.catalogs.appending(path: "copy")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let locale = file.deletingPathExtension().lastPathComponent
      let checked = try compare(file, locales: [locale])
      #expect(checked > 250, "\(file.lastPathComponent) should have more messages")
    }
  }

  @Test(arguments: ["library/en.json", "library/ar.json", "library/ru.json", "library/ja.json", "kitchen/app_ko.arb"])
  func fixtureMessagesEqualICU(path: String) throws {
    let checked = try compare(Project.fixtures.appending(path: "catalogs/\(path)"), locales: Self.locales)
    #expect(checked > 70)
  }

  @Test(.enabled(if: Project.hasCorpora, "needs the corpora, which are not next to this clone"))
  func corpusMessagesEqualICU() throws {
    var checked = 0
    let corpora = Project.shared.appending(path: "corpora")
    for folder in try FileManager.default.contentsOfDirectory(at: corpora, includingPropertiesForKeys: nil) {
      for locale in ["en", "ko", "ja"] {
        for suffix in ["json", "arb"] {
          let file = folder.appending(path: "\(locale).\(suffix)")
          guard FileManager.default.fileExists(atPath: file.path) else { continue }
          checked += try compare(file, locales: [locale, Self.locales[checked % Self.locales.count]])
        }
      }
    }
    #expect(checked > 10_000)
  }

  /// Compares every message of a file with ICU's output, and returns the number of messages that ICU formats.
  private func compare(_ file: URL, locales: [String]) throws -> Int {
    var checked = 0
    for pattern in try messages(of: JSONParser.parse([UInt8](Data(contentsOf: file)))) {
      for (number, text) in [(ArgumentValue.integer(1), "카카오"), (.integer(12_345), "other"), (.number(2.5), "")] {
        guard let nodes = try? MessageParser().parse(pattern).nodes else { continue }
        var arguments: [String: ArgumentValue] = [:]
        for argument in nodes.arguments { arguments[argument.name] = number }
        for name in nodes.textArguments { arguments[name] = .text(text) }
        for locale in locales {
          let expected = icuFormat(pattern, locale: locale, arguments)
          #expect(ourFormat(pattern, locale: locale, arguments) == expected, "\(pattern)")
          if expected != nil { checked += 1 }
        }
      }
    }
    // Each message is formatted with three sets of arguments.
    return checked / 3
  }

  private func messages(of node: JSONNode) -> [String] {
    if let string = node.string { return [string] }
    return (node.array ?? []).flatMap(messages) + (node.members ?? []).flatMap { messages(of: $0.value) }
  }
}

extension [MessageNode] {
  /// The arguments that accept text, because only a plain `{x}` or a select uses them.
  fileprivate var textArguments: Set<String> {
    let texts = Set(uses.filter { $0.use == .plain || $0.use == .keyword }.map(\.argument.name))
    let numbers = Set(uses.filter { $0.use == .number || $0.use == .date }.map(\.argument.name))
    return texts.subtracting(numbers)
  }
}
