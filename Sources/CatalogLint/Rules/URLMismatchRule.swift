internal import CatalogFormats
internal import Foundation
internal import MessageFiles

/// Finds a web or email address that differs from the source.
///
/// An additional address, the same page in another language, and the same address with another scheme are infos.
struct URLMismatchRule: MessageRule {
  let name = "url-mismatch"
  let severity = Finding.Severity.warning
  let triggers: TextFeatures = [.address, .path, .link, .bracket]
  private static let missing: Diagnostic.ID = "url-mismatch.missing"
  private static let added: Diagnostic.ID = "url-mismatch.added"
  private static let differs: Diagnostic.ID = "url-mismatch.differs"
  let ids = [missing, added, differs]
  /// The maximum number of addresses that are compared with each other.
  private static let maximumCount = 100
  let example: RuleExample? = RuleExample(
    source: "See https://example.com/help", bad: "https://example.org/help 참고", good: "https://example.com/help 참고")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, !entry.text.isBlank, !entry.isExample else { return }
    if source.features.contains(.path), entry.text.losesFolder(of: source.text) {
      findings.add(
        self, Self.differs, ["address": .text(entry.text), "sourceAddresses": .list([source.text])], in: entry,
        at: 0..<entry.text.utf8.count)
      return
    }
    if source.features.contains(.link) || (source.features.contains(.bracket) && source.text.utf8.contains(0x5B)),
      let target = entry.text.unknownPath(besides: source.text, in: entry.file)
    {
      findings.add(
        self, Self.differs,
        ["address": .text(String(target)), "sourceAddresses": .list(source.text.linkedPaths.map { String($0) })],
        in: entry, at: entry.text.utf8Range(of: target))
      return
    }
    guard entry.combinedFeatures.contains(.address) else { return }
    // An address that gettext looks up is a name, and its translation a text.
    if entry.file.document.format == .po, source.text.isAddress, entry.text.addresses.isEmpty { return }
    let found = entry.text.addresses.map { (text: $0.text.withoutFinalSlash, range: $0.range) }
    let wanted = source.text.addresses.map(\.text.withoutFinalSlash)
    func localizesSource(_ address: String) -> Bool {
      wanted.contains { address.isLocalized($0, in: entry.file.locale) }
    }
    guard !found.isEmpty || !wanted.isEmpty, Set(found.map(\.text)) != Set(wanted),
      max(found.count, wanted.count) <= Self.maximumCount
    else { return }
    var missing = wanted.filter { wanted in
      !found.contains { $0.text == wanted || $0.text.isLocalized(wanted, in: entry.file.locale) }
    }.map(ComparedAddress.init)
    // Each missing address may be replaced once.
    let unexpected = found.first { address in
      guard !wanted.contains(address.text), !localizesSource(address.text) else { return false }
      // The source may have the address without its scheme.
      if wanted.isEmpty, source.text.contains(ComparedAddress(address.text).host) { return false }
      guard let index = missing.firstIndex(where: { $0.canBeReplaced(by: address.text) }) else { return true }
      missing.remove(at: index)
      return false
    }
    // A translation may leave out a placeholder mailbox, or write a made-up address in letters that none can have.
    if unexpected == nil { missing.removeAll { $0.isPlaceholderMailbox || $0.isMadeUp } }
    if unexpected == nil, missing.isEmpty { return }
    let spot = unexpected?.range ?? 0..<0
    if let unexpected {
      let parameters: Diagnostic.Parameters = ["address": .text(unexpected.text), "sourceAddresses": .list(wanted)]
      // A value that is an address and nothing else may be that of a local page of the same site.
      let isLocalPage = source.text.isAddress && entry.text.isAddress && wanted[0].isOnSite(of: unexpected.text)
      let isHarmless = wanted.isEmpty || isLocalPage || wanted.contains { $0.isSamePage(as: unexpected.text) }
      findings.add(
        self, wanted.isEmpty ? Self.added : Self.differs, parameters, in: entry, at: spot,
        severity: isHarmless && !entry.options.isCatalog ? .info : nil)
    } else {
      findings.add(self, Self.missing, ["addresses": .list(missing.map(\.address))], in: entry, at: spot)
    }
  }
}

extension String {
  /// The targets of Markdown links that are paths of the same site, `[text](/path)`, and of wiki links,
  /// `[[target|text]]`.
  fileprivate var linkedPaths: [Substring] {
    let paths = split(separator: "](").dropFirst().compactMap { rest -> Substring? in
      guard rest.first == "/", let end = rest.firstIndex(of: ")") else { return nil }
      return rest[..<end]
    }
    guard contains("[[") else { return paths }
    let targets = split(separator: "[[", omittingEmptySubsequences: false).dropFirst().compactMap {
      rest -> Substring? in
      guard let end = rest.firstIndex(where: { "|]".contains($0) }), rest[end] == "|" else { return nil }
      let target = rest[..<end]
      // Other rules check placeholders and addresses.
      return target.isEmpty || target.contains { " %{".contains($0) } || target.contains("://") ? nil : target
    }
    return paths + targets
  }

  /// Returns the first linked path that a source with as many paths does not have, and that is not in the language of
  /// the translation.
  fileprivate func unknownPath(besides source: String, in file: MessageFile) -> Substring? {
    let (paths, wanted) = (linkedPaths, source.linkedPaths)
    guard paths.count == wanted.count else { return nil }
    return paths.first { path in
      !wanted.contains(path) && !path.split { "/._-?=#".contains($0) }.contains { $0.lowercased() == file.language }
    }
  }

  /// Whether the text is an address and nothing else.
  fileprivate var isAddress: Bool {
    let addresses = addresses
    return addresses.count == 1 && addresses[0].range == 0..<utf8.count
  }

  /// Returns whether the text is an address of the same file as a relative source address, in another folder.
  fileprivate func losesFolder(of source: String) -> Bool {
    guard let slash = source.lastIndex(of: "/"), source.hasPrefix("../") else { return false }
    let name = source[slash...].dropFirst()
    return self != source && name.contains(".") && !source.contains(where: \.isWhitespace)
      && (self == name || hasSuffix("/\(name)"))
  }

  fileprivate var withoutFinalSlash: String { hasSuffix("/") ? String(dropLast()) : self }

  /// Returns whether both addresses differ only in the scheme, in `www.` and in the code of a language: `help.en.html`.
  fileprivate func isSamePage(as other: String) -> Bool {
    func parts(_ address: String) -> [Substring] {
      let address = address.lowercased()
      let rest = address.range(of: "://").map { address[$0.upperBound...] } ?? address[...]
      return (rest.hasPrefix("www.") ? rest.dropFirst(4) : rest).split(
        omittingEmptySubsequences: false, whereSeparator: { "/._-?=&".contains($0) })
    }
    let (parts, otherParts) = (parts(self), parts(other))
    return parts.count == otherParts.count
      && zip(parts, otherParts).allSatisfy {
        $0 == $1 || (($0 == "en" || $0 == "us") && (2...3).contains($1.count) && $1.allSatisfy(\.isLetter))
      }
  }

  /// Returns whether the addresses have different hosts of one domain: `donate.example.org` and `de.example.org`.
  fileprivate func isOnSite(of other: String) -> Bool {
    let (host, otherHost) = (ComparedAddress(self).host, ComparedAddress(other).host)
    return host != otherHost && host.split(separator: ".").suffix(2) == otherHost.split(separator: ".").suffix(2)
  }

  /// Returns whether the address is a localized form of a source address: `ja.example.org` for `en.example.org` or
  /// `example.org`, `example.org/ja/help` or `example.org/jp/help` for `example.org/en/help` or `example.org/help`.
  ///
  /// A localized page may have another path; the host may differ only in the language.
  fileprivate func isLocalized(_ source: String, in locale: String) -> Bool {
    let tags = [locale.lowercased(), locale.prefix { $0 != "-" }.lowercased()]
    func isLanguageTag(_ part: Substring) -> Bool { tags.contains(part.lowercased().replacing("_", with: "-")) }
    func host(_ address: String) -> ArraySlice<Substring> {
      address.split(separator: "/", omittingEmptySubsequences: false).prefix(3)
    }
    let country = Locale.Language(likelyFor: locale).region?.identifier
    func isInLanguage(_ address: String) -> Bool {
      address.split(separator: "/").dropFirst(2).contains { part in
        part.lowercased() == country?.lowercased()
          || part.split { ".-_?=&#".contains($0) }.contains(where: isLanguageTag)
      }
    }
    if host(self) == host(source), isInLanguage(self), !isInLanguage(source) { return true }
    let parts = split(omittingEmptySubsequences: false) { "/.".contains($0) }
    let sourceParts = source.split(omittingEmptySubsequences: false) { "/.".contains($0) }
    guard let index = parts.firstIndex(where: isLanguageTag) else { return false }
    let head = parts[..<index]
    guard sourceParts.count >= index, sourceParts[..<index] == head else { return false }
    let rest = parts[(index + 1)...]
    if sourceParts[index...].elementsEqual(rest) { return true }
    // The language may replace `en` or `www`.
    let sourceRest = sourceParts[index...].dropFirst()
    guard let language = sourceParts[index...].first, language.hasPrefix("en") || language == "www" else {
      return false
    }
    // On a localized host, a page may have another path; the first part of the host has the index 2.
    return sourceRest.elementsEqual(rest) || (index == 2 && rest.prefix(2).elementsEqual(sourceRest.prefix(2)))
  }
}

/// An address of the source, which a translation may replace if it is only an example.
private struct ComparedAddress {
  let address: String
  private let isMail: Bool
  let host: Substring
  private let path: Substring
  private var hasPath: Bool { path.count > 1 }

  init(_ address: String) {
    self.address = address
    isMail = address.contains("@")
    let rest = isMail ? address[...] : address[(address.range(of: "://")?.upperBound ?? address.startIndex)...]
    host = isMail ? address[address.index(after: address.lastIndex(of: "@")!)...] : rest.prefix { !"/:?#".contains($0) }
    path = isMail ? "" : rest.drop { $0 != "/" }
  }

  /// Placeholder words in hosts and mailboxes.
  private static let placeholderWords = [
    "example", "exemple", "ejemplo", "exemplo", "esempio", "beispiel", "voorbeeld", "przyklad", "priklad", "exempel",
    "eksempel", "esimerkki", "ornek", "pelda", "exemplu", "your", "myserver", "mydomain", "mysite", "server", "domain",
    "company", "institution", "website", "siteweb", "sitioweb", "username", "someone", "sunucu", "contoh", "primer",
  ]

  private var isPlaceholder: Bool {
    // A host without a domain is not a public one.
    isPlaceholderMailbox || (!isMail && !host.contains(".")) || (!hasPath && hasExampleHost)
  }

  private var hasExampleHost: Bool {
    // The top-level domain does not count: `.example` is reserved for documentation, where a difference matters.
    let labels = host.split(separator: ".").dropLast().joined(separator: ".").lowercased()
    return Self.placeholderWords.contains(where: labels.contains)
  }

  /// Hosts that RFC 2606 reserves for examples.
  private static let reservedHosts: Set<Substring> = ["example.com", "example.net", "example.org"]

  /// Whether the address is a placeholder mailbox: `example@…`.
  var isPlaceholderMailbox: Bool {
    isMail && Self.placeholderWords.contains(where: address.prefix { $0 != "@" }.lowercased().hasPrefix)
  }

  /// Whether the address is words in the form of one: `https://the.link.to/your/resource`.
  var isMadeUp: Bool { !isMail && path.split(separator: "/").contains("your") }

  /// Returns whether a translation may replace the address with another one of the same kind.
  ///
  /// The address has to be an example, and the other one an example or in the same top-level domain.
  func canBeReplaced(by other: String) -> Bool {
    let other = ComparedAddress(other)
    if isMadeUp { return !other.isMail }
    // The words of a path may be translated.
    if !isMail, host == other.host, hasExampleHost || ["example", "your"].contains(where: path.contains) {
      return path.count { $0 == "/" } == other.path.count { $0 == "/" }
    }
    if isMail, other.isMail, Self.reservedHosts.contains(host) { return true }
    // A host for examples may be in another language.
    if !isMail, !other.isMail, hasExampleHost, other.hasExampleHost, path == other.path, !other.host.contains("example")
    {
      return true
    }
    guard isPlaceholder, isMail == other.isMail, !other.hasPath || !host.contains(".") else { return false }
    return other.isPlaceholder || host.split(separator: ".").last == other.host.split(separator: ".").last
  }
}
