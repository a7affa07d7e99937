internal import MessageFiles

/// Finds a letter directly after a web address, which mail and chat programs make part of the link.
///
/// In messages of other projects, which may be shown without links, it is an info.
///
/// An argument counts as an address only if its example in the source's metadata is one: elsewhere a program may replace
/// an argument such as `{url}` with a link that has its own end.
struct LetterAfterURLRule: MessageRule {
  let name = "letter-after-url"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  let example: RuleExample? = RuleExample(
    source: "See https://example.com/help", bad: "https://example.com/help에서 확인하세요",
    good: "다음 주소에서 확인하세요: https://example.com/help")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.isARB ? [.address, .brace] : .address
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: triggers(in: entry.file, entry.options)), let tree = entry.entry.tree else {
      return
    }
    var search = LinkSearch(entry)
    _ = search.read(tree.nodes, after: nil)
    for found in search.found where !found.letters.startsWithAccentedLatinLetter {
      let offset = tree.offset(inLiteral: found.node, textOffset: found.offset)
      findings.add(
        self, nil, ["text": .text(found.letters), "address": .text(found.address)], in: entry,
        at: offset..<offset + found.letters.utf8.count, severity: entry.options.isCatalog ? nil : .info)
    }
  }
}

extension String {
  /// Whether the text continues an address: languages in Latin letters write a space after one.
  fileprivate var startsWithAccentedLatinLetter: Bool {
    unicodeScalars.first.map { (0xC0..<0x250).contains($0.value) } ?? false
  }
}

/// Searches one message for letters after addresses.
private struct LinkSearch {
  private let entry: EntryContext
  private lazy var metadata = (entry.sourceFile ?? entry.file).metadata[entry.entry.key]
  private lazy var sourceAddresses = Set((entry.source?.text.addresses ?? []).map { Self.withoutSlash($0.text) })
  /// The letters that follow an address, with their offset in the text of a literal node.
  private(set) var found: [(letters: String, node: MessageNode, offset: Int, address: String)] = []

  init(_ entry: EntryContext) { self.entry = entry }

  /// What a text ends in, if the next node may continue it.
  enum Ending {
    /// An argument, which is a web address if its example is one.
    case argument(String)
    /// A web address, or the beginning of one.
    case address(String)
  }

  /// Reads nodes that follow a text with the given ending, and returns the ending of the nodes.
  mutating func read(_ nodes: [MessageNode], after start: Ending?) -> Ending? {
    var ending = start
    for node in nodes {
      switch node.content {
      case .literal(let text): ending = read(text, of: node, after: ending)
      case .argument(let argument): if !ending.isAddress { ending = .argument(argument.name) }
      case .formatted, .pound: if !ending.isAddress { ending = nil }
      case .plural(_, _, let branches), .select(_, let branches), .choice(_, let branches):
        var last: Ending?
        for branch in branches { last = read(branch.nodes, after: ending) ?? last }
        ending = last
      }
    }
    return ending
  }

  private mutating func read(_ text: String, of node: MessageNode, after ending: Ending?) -> Ending? {
    let bytes = Array(text.utf8)
    if let ending {
      // The part of the text that continues the address before it.
      let continued = bytes.prefix(while: String.isAddressPart).count
      if Ending?.some(ending).isAddress, continued == bytes.count { return ending }
      readStart(of: text, bytes, of: node, after: ending, continued: continued)
    }
    guard entry.features.contains(.address) else { return nil }
    let addresses = text.addresses.filter { $0.text.hasPrefix("http") }
    for address in addresses {
      let end = address.range.upperBound
      guard end < bytes.count, bytes[end] >= 0x80 else { continue }
      // After a slash the letters may be part of the path, unless the source has the address without them.
      if bytes[end - 1].isLetterOrDigit || sourceAddresses.contains(Self.withoutSlash(address.text)) {
        addLetters(of: text, at: end, of: node, address: address.text)
      }
    }
    if let scheme = ["https://", "http://"].first(where: text.hasSuffix) { return .address(scheme) }
    guard let last = addresses.last, bytes[last.range.upperBound...].allSatisfy(":?".utf8.contains) else { return nil }
    return .address(last.text)
  }

  /// Reads the start of a text that may continue an address.
  private mutating func readStart(
    of text: String, _ bytes: [UInt8], of node: MessageNode, after ending: Ending, continued: Int
  ) {
    // A particle in its tolerant form begins with a bracket.
    let hasParticle = text.hasPrefix("(으)") || text.hasPrefix("(이)")
    // A bracket, quote or full stop ends the address.
    guard hasParticle || continued == 0 || bytes[continued - 1].isLetterOrDigit else { return }
    var offset = hasParticle ? 0 : continued
    switch ending {
    case .address(let address): addLetters(of: text, at: offset, of: node, address: address)
    case .argument(let name):
      guard let example = webAddress(of: name) else { return }
      // An example that ends in a slash is only the beginning of an address.
      if let last = example.utf8.last, last.isLetterOrDigit, bytes.first?.isLetter ?? false { offset = 0 }
      addLetters(of: text, at: offset, of: node, address: "{\(name)}")
    }
  }

  /// Adds the letters at an offset of a text, if there are any.
  private mutating func addLetters(of text: String, at offset: Int, of node: MessageNode, address: String) {
    let rest = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)...]
    // The brackets of a particle in its tolerant form count as letters.
    let bracket = rest.first == "(" ? 3 : 0
    let letters = rest.prefix(bracket) + rest.dropFirst(bracket).prefix(while: \.properties.isAlphabetic)
    if letters.isEmpty { return }
    found.append((String(String.UnicodeScalarView(letters)), node, offset, address))
  }

  /// Returns the example of an argument if it is a web address; nil otherwise.
  private mutating func webAddress(of argument: String) -> String? {
    guard let example = metadata?.example(of: argument), !example.contains(" ") else { return nil }
    let isNamedURL = argument.lowercased().hasSuffix("url") && example.contains(".")
    return isNamedURL || example.firstLink == 0..<example.utf8.count ? example : nil
  }

  private static func withoutSlash(_ address: String) -> Substring {
    address.hasSuffix("/") ? address.dropLast() : address[...]
  }
}

extension LinkSearch.Ending? {
  fileprivate var isAddress: Bool {
    if case .address = self { true } else { false }
  }
}
