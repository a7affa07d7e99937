/// Finds a translation of more than one word that equals the source's text.
struct UntranslatedRule: MessageRule {
  let name = "untranslated"
  let severity = Finding.Severity.info
  let gathered: String? = "report.untranslated"
  let triggers: TextFeatures = .sameAsSource
  let example: RuleExample? = RuleExample(
    source: "Forgot your password?", bad: "Forgot your password?", good: "비밀번호를 잊었나요?")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, let sourceFile = entry.sourceFile, sourceFile.language != entry.file.language,
      entry.text == source.text, let nodes = entry.nodes
    else { return }
    let all = nodes.allText
    let words = WordCount(entry.features.contains(.address) ? all.withoutAddresses : all)
    // A single word beside an argument counts too, unless it is an abbreviation.
    guard (words.count > 1 && words.longest > 1) || (!entry.entry.arguments.isEmpty && words.longestInLowerCase > 3)
    else { return }
    // The catalog writes in sentence case: what goes on in capitals is a name, such as `Apple Account` or `au ID`.
    if entry.file.isExported,
      entry.text.split(separator: " ").dropFirst().allSatisfy({ $0.first?.isUppercase ?? false })
    {
      return
    }
    findings.add(self, in: entry, at: 0..<entry.text.utf8.count)
  }
}

/// The words of a text, counted without taking it apart.
private struct WordCount {
  private(set) var count = 0
  /// The scalars of the longest word.
  private(set) var longest = 0
  /// The same of words that are not all capitals.
  private(set) var longestInLowerCase = 0

  init(_ text: String) {
    var length = 0
    var hasLowerCase = false
    func end() {
      if length == 0 { return }
      count += 1
      longest = max(longest, length)
      if hasLowerCase { longestInLowerCase = max(longestInLowerCase, length) }
      (length, hasLowerCase) = (0, false)
    }
    for scalar in text.unicodeScalars {
      if !scalar.isOfWord {
        end()
        continue
      }
      length += 1
      hasLowerCase = hasLowerCase || scalar.hasUpperCase
    }
    end()
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or a character that occurs inside words.
  fileprivate var isOfWord: Bool {
    if isASCII { return (0x61...0x7A).contains(value | 0x20) || self == "'" || self == "-" }
    return self == "’" || properties.isAlphabetic
  }

  /// Whether the scalar is another one in upper case.
  fileprivate var hasUpperCase: Bool {
    isASCII ? (0x61...0x7A).contains(value) : properties.changesWhenUppercased
  }
}
