internal import MessageFiles

/// Finds tags that differ from the source's tags or are not closed.
///
/// Tags that only format text are a matter of taste, so they are warnings. All other tags are links, name a component
/// of the program, or keep text unchanged.
struct TagMismatchRule: MessageRule {
  let name = "tag-mismatch"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .angle
  private static let unknown: Diagnostic.ID = "tag-mismatch.unknown"
  private static let missing: Diagnostic.ID = "tag-mismatch.missing"
  private static let unbalanced: Diagnostic.ID = "tag-mismatch.unbalanced"
  private static let nested: Diagnostic.ID = "tag-mismatch.nested"
  private static let attribute: Diagnostic.ID = "tag-mismatch.attribute"
  private static let removed: Diagnostic.ID = "tag-mismatch.removed"
  private static let printed: Diagnostic.ID = "tag-mismatch.printed"
  let ids = [unknown, missing, unbalanced, nested, attribute, removed, printed]
  let example: RuleExample? = RuleExample(
    source: "Read the <b>terms</b>", bad: "<b>약관을 읽으세요", good: "<b>약관</b>을 읽으세요")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.combinedFeatures.contains(.angle), let nodes = entry.nodes, let sourceNodes = entry.sourceNodes,
      !entry.text.isEmpty
    else { return }
    if entry.text.utf8.contains(UInt8(ascii: "=")),
      let tag = Tag.all(in: entry.text).first(where: \.hasMalformedAttribute),
      let original = Tag.all(in: entry.source?.text ?? "").first(where: { $0.name == tag.name && $0.form == tag.form }),
      !original.hasMalformedAttribute
    {
      findings.add(
        self, Self.attribute, ["tag": .text(tag.text)], in: entry, at: entry.text.range(ofText: tag.text))
      return
    }
    if hasOtherEscaping(entry, &findings) { return }
    // ICU runtimes need code for each tag; other programs, such as Swing and Android, print HTML.
    let isHTML = entry.file.dialect.printsHTML
    let allTags = Self.tags(in: nodes.allText, isHTML)
    let sourceTagsOfAllForms = Self.tags(in: sourceNodes.allText, isHTML)
    let names = Tag.markupNames(in: allTags + sourceTagsOfAllForms)
    let tags = allTags.filter { names.contains($0.name) }
    let sourceTags = sourceTagsOfAllForms.filter { names.contains($0.name) }
    let sourceNames = Set(sourceTags.map(\.name))
    let unbalanced = sourceTags.unbalanced == nil ? tags.unbalanced : nil
    // i18next prints HTML, in which a language may emphasize words with another tag.
    let mayReplaceEmphasis = entry.file.dialect == .i18next && sourceTags.contains(where: \.isEmphasis)
    // The rule unsafe-markup reports dangerous tags, and any new tag in AuthCopy's catalog.
    for tag in tags where !sourceNames.contains(tag.name) && !(tag.isDangerous || entry.options.isCatalog) {
      if mayReplaceEmphasis, tag.isEmphasis { continue }
      // If the source has tags, a translation may break lines where its language needs it.
      if isHTML, tag.name == "br", !sourceTags.isEmpty { continue }
      if tag == unbalanced { continue }
      // Swing's access key may be inside of the source's tag: `<&br>`.
      if isHTML, entry.source?.text.contains("<&\(tag.name)") ?? false { continue }
      // The source has probably lost the emphasis, or the mark of HTML, that several translations have.
      let wasInSource = (tag.isEmphasis || tag.name == "html") && entry.isShared { $0.text.contains("<\(tag.name)>") }
      findings.add(
        self, Self.unknown, ["tag": .text(tag.displayText)], in: entry, at: tag.range(in: entry.text),
        severity: tag.isFormatting ? (wasInSource ? .info : .warning) : nil)
      return
    }
    let translationNames = Set(tags.map(\.name))
    for tag in Self.tags(in: sourceNodes.commonText, isHTML)
    where names.contains(tag.name) && !translationNames.contains(tag.name) {
      // A translation may drop a closing tag that closes nothing in the source.
      if let stray = sourceTags.unbalanced, stray.form == .closing, stray.name == tag.name { continue }
      // The tag may enclose the number, which a form for a single number spells out.
      if !entry.entry.isGeneral { continue }
      if isHTML, tag.isBreak || (mayReplaceEmphasis && tag.isEmphasis && tags.contains(where: \.isEmphasis)) {
        continue
      }
      // `<html>` only marks a text with other tags as HTML.
      if isHTML, tag.name == "html", tags.isEmpty { continue }
      // The rule missing-argument reports an argument that is lost with its tag.
      if sourceNodes.commonText.contains("\(tag.text)\([MessageNode].argumentMark)</\(tag.name)>"),
        !sourceNodes.printedArguments.isSubset(of: nodes.printedArguments)
      {
        return
      }
      let severity: Finding.Severity = entry.quotesInstead ? .info : .warning
      findings.add(
        self, Self.missing, ["tag": .text("<\(tag.name)>")], in: entry, at: 0..<0,
        severity: tag.isFormatting ? severity : nil)
      return
    }
    if tags.count > sourceTags.count, let element = entry.text.emptyElement,
      tags.count(where: { $0.name == element.name }) > sourceTags.count(where: { $0.name == element.name })
    {
      let text = String(entry.text.text(inUTF8: element.range))
      findings.add(self, Self.unknown, ["tag": .text(text)], in: entry, at: element.range, severity: .warning)
    } else if let open = unbalanced {
      findings.add(
        self, Self.unbalanced, ["tag": .text(open.displayText)], in: entry, at: open.range(in: entry.text))
    } else if let inner = tags.nested, sourceTags.nested == nil {
      findings.add(
        self, Self.nested, ["tag": .text(inner.displayText)], in: entry, at: inner.range(in: entry.text),
        severity: .warning)
    }
  }

  /// Reports a tag of Android's resources that is an element where the source escapes it, or the reverse.
  private func hasOtherEscaping(_ entry: EntryContext, _ findings: inout FindingList) -> Bool {
    guard let source = entry.source, let sourceFile = entry.sourceFile, source.features.contains(.angle),
      let tags = AndroidTags(entry.entry, in: entry.file), let sourceTags = AndroidTags(source, in: sourceFile)
    else { return false }
    let element = tags.firstElement(whichIsTextIn: sourceTags)
    guard let (tag, range) = element ?? tags.firstText(whichIsElementIn: sourceTags) else { return false }
    findings.add(
      self, element == nil ? Self.printed : Self.removed, ["tag": .text(tag.text)], in: entry, at: range,
      severity: tag.isFormatting ? .warning : nil)
    return true
  }

  private static func tags(in text: String, _ isHTML: Bool) -> [Tag] {
    let tags = Tag.all(in: text)
    return isHTML ? tags.map(\.withLowercasedName) : tags
  }
}

extension EntryContext {
  /// Whether the translation encloses words in quotation marks that the source does not have, in place of emphasis.
  fileprivate var quotesInstead: Bool {
    let marks = "「『“«„".unicodeScalars
    return text.unicodeScalars.contains(where: marks.contains)
      && !(source?.text.unicodeScalars.contains(where: marks.contains) ?? false)
  }
}

extension [Tag] {
  /// The first tag without a partner; nil when all tags are paired.
  fileprivate var unbalanced: Tag? {
    var open: [Tag] = []
    for tag in self {
      switch tag.form {
      // HTML does not require these to be closed.
      case .opening where !["br", "hr", "html", "img", "input", "wbr"].contains(tag.name.lowercased()): open.append(tag)
      case .opening, .selfClosing: break
      case .closing:
        guard let index = open.lastIndex(where: { $0.name == tag.name }) else {
          if tag.name.lowercased() == "html" { continue }
          return tag
        }
        open.remove(at: index)
      }
    }
    return open.first
  }

  /// The first emphasis tag inside another one of the same name, where a closing tag was probably intended.
  fileprivate var nested: Tag? {
    var open: Set<String> = []
    for tag in self where tag.isEmphasis {
      switch tag.form {
      case .opening: if !open.insert(tag.name).inserted { return tag }
      case .closing: open.remove(tag.name)
      case .selfClosing: break
      }
    }
    return nil
  }
}

extension Tag {
  /// Returns the range of the tag in a message, up to the first argument in the tag.
  fileprivate func range(in text: String) -> Range<Int> {
    let start = self.text.prefix { $0 != [MessageNode].argumentMark }
    return text.range(ofText: String(start))
  }
}

extension String {
  /// The first element without a text, and its name.
  fileprivate var emptyElement: (name: String, range: Range<Int>)? {
    guard utf8.firstRange(of: "></".utf8) != nil, let match = firstMatch(of: /<([A-Za-z0-9]+)[^<>]*><\/\1>/) else {
      return nil
    }
    return (String(match.output.1), utf8Range(of: match.output.0))
  }
}
