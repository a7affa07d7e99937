internal import MessageFiles

/// Reads XLIFF 1.2 and 2.x, which contain each translation next to its source.
///
/// Elements inside a text are arguments: `<x id="NAME"/>` is `{NAME}`. A unit without a translation is not an entry of
/// the translation's document.
struct XLIFFReader: CatalogReader {
  private static let format = "XLIFF"

  /// Whether the segments of a unit are joined to one text under the key of the unit.
  ///
  /// Otherwise each segment is an entry, and keys contain the name of the `file` element if there are several.
  var joinsSegments = false

  /// A text with its translation, each in one or several elements.
  struct Segment {
    let key: String
    let unit: XMLElement
    let sources: [XMLElement]
    /// The elements of the translation; empty if there is none.
    let targets: [XMLElement]
    /// The attribute for the state of the translation; nil if there is none.
    let stateAttribute: XMLElement.Attribute?

    private var state: String? { stateAttribute?.value }

    var needsReview: Bool { ["new", "initial"].contains(state) || state?.hasPrefix("needs-") ?? false }

    /// Whether the file marks the text as not translated yet, so that the target may be a copy of the source.
    func isUntranslated(_ translation: String, of source: String) -> Bool {
      state == "needs-translation" || (state == "new" && translation == source)
    }
  }

  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    let xml = try XMLFile(file, format: Self.format)
    let root = xml.root
    guard root.localName == "xliff", let version = root["version"], ["1.", "2."].contains(where: version.hasPrefix)
    else { throw CatalogSyntaxError(.version, in: Self.format, at: root.range.lowerBound) }
    let isVersion1 = version.hasPrefix("1.")
    let files = root.children("file")
    let (sourceAttribute, targetAttribute) =
      isVersion1 ? ("source-language", "target-language") : ("srcLang", "trgLang")
    if joinsSegments {
      for name in [sourceAttribute, targetAttribute] {
        guard let other = files.first(where: { $0[name] != files[0][name] }) else { continue }
        throw CatalogSyntaxError(otherLanguageAt: (other.attribute(name)?.range ?? other.range).lowerBound)
      }
    }
    let coding = XMLText(entities: xml.entities) { tag, bytes in Self.replacement(of: tag, in: bytes) }
    var sources = EntryList()
    var translations = EntryList()
    var kinds: [LocaleDocument.SourceTextKind] = []
    /// Whether Angular wrote the file: its plurals begin with `{VAR_`, and its placeholders are elements.
    var isAngular = files.contains { $0["original"]?.hasSuffix(".template") ?? false }
    var firstUnits: [String: (source: String, target: String)] = [:]
    for (key, segment) in segments(in: root) {
      isAngular =
        isAngular
        || segment.sources.contains { source in
          !source.children.isEmpty || file.bytes[source.content].starts(with: "{VAR_".utf8)
        }
      func text(of parts: [XMLElement]) -> String {
        parts.map { coding.decode(file.bytes, $0.content).text }.joined()
      }
      let source = text(of: segment.sources)
      let translation = text(of: segment.targets)
      guard sources.insertKey(key, at: segment.unit.range.lowerBound) else {
        let isIdentical = firstUnits[key].map { $0 == (source, translation) } ?? false
        translations.addDuplicate(key, at: segment.unit.range.lowerBound, isIdentical: isIdentical)
        continue
      }
      firstUnits[key] = (source, translation)
      let kind = LocaleDocument.SourceTextKind(source, hasName: segment.unit["resname"] != nil)
      sources.add(
        key, source, segment.sources[0].content, kind == .text ? nil : LocaleDocument.Detail(sourceTextKind: kind))
      kinds.append(kind)
      guard let target = segment.targets.first else { continue }
      if translation.isEmpty || (!joinsSegments && segment.isUntranslated(translation, of: source)) { continue }
      translations.add(
        key, translation, target.content, LocaleDocument.Detail(needsReview: segment.needsReview))
    }
    let sourceTextKind = LocaleDocument.SourceTextKind.majority(of: kinds)
    // Symfony marks files of ICU messages with `+intl-icu`. If sources are names, only translations have placeholders.
    let syntax: MessageSyntax =
      file.name.contains("intl-icu")
      ? .icu
      : .used(
        in: (sourceTextKind == .text ? sources : translations).entries.lazy.map(\.text),
        of: isAngular ? [.angular, .printf] : [.symfony, .brace, .printf, .icu],
        otherwise: isAngular ? .angular : .brace)
    // The locales are declared by the first `file` element in version 1, and by the root in version 2.
    let holder = isVersion1 ? files.first : root
    func document(_ role: LocaleDocument.Role, _ list: EntryList, _ attribute: String) -> LocaleDocument {
      let locale = holder?.attribute(attribute).map {
        LocaleDocument.DeclaredLocale(text: $0.value, key: attribute, offset: $0.range.lowerBound)
      }
      return LocaleDocument(
        file, format: .xliff, role: role, declaredLocale: locale, sourceTextKind: sourceTextKind, list, syntax: syntax,
        coding: coding)
    }
    let isTranslated = !translations.entries.isEmpty || holder?.attribute(targetAttribute) != nil
    let source = document(.source(isReferenceOnly: isTranslated), sources, sourceAttribute)
    return isTranslated ? [source, document(.translation, translations, targetAttribute)] : [source]
  }

  /// Returns the texts of a file, with their keys.
  func segments(in root: XMLElement) -> [(key: String, segment: Segment)] {
    let isVersion1 = root["version"]?.hasPrefix("1.") ?? false
    let files = root.children("file")
    return files.flatMap { element in
      let fileName = element["original"] ?? element["id"] ?? ""
      let prefix = files.count > 1 && !joinsSegments ? fileName : ""
      return (isVersion1 ? Self.transUnits(of: element) : segments(of: element)).map { segment in
        (prefix.isEmpty ? segment.key : "\(prefix)#\(segment.key)", segment)
      }
    }
  }

  private static func transUnits(of element: XMLElement) -> [Segment] {
    element.children.flatMap { child -> [Segment] in
      guard child.localName == "trans-unit" else {
        return ["body", "group"].contains(child.localName) ? transUnits(of: child) : []
      }
      guard child["translate"] != "no", let source = child.child("source") else { return [] }
      let target = child.child("target")
      return [
        Segment(
          key: child["resname"] ?? child["id"] ?? "", unit: child, sources: [source],
          targets: target.map { [$0] } ?? [], stateAttribute: target?.attribute("state"))
      ]
    }
  }

  private func segments(of element: XMLElement) -> [Segment] {
    element.children.flatMap { child -> [Segment] in
      guard child.localName == "unit" else { return child.localName == "group" ? segments(of: child) : [] }
      guard child["translate"] != "no" else { return [] }
      let key = child["name"] ?? child["id"] ?? ""
      if joinsSegments { return Self.joinedSegment(of: child, key: key).map { [$0] } ?? [] }
      let segments = child.children("segment")
      return segments.enumerated().compactMap { index, segment in
        segment.child("source").map { source in
          Segment(
            key: segments.count > 1 ? "\(key)[\(index)]" : key, unit: child, sources: [source],
            targets: segment.child("target").map { [$0] } ?? [], stateAttribute: segment.attribute("state"))
        }
      }
    }
  }

  /// Joins the segments of an XLIFF 2 unit and the `ignorable` elements between them.
  ///
  /// An `ignorable` element is the same in both languages unless it has a target. The unit is translated if every
  /// segment is.
  private static func joinedSegment(of unit: XMLElement, key: String) -> Segment? {
    let parts = unit.children.filter { ["segment", "ignorable"].contains($0.localName) && $0.child("source") != nil }
    let segments = parts.filter { $0.localName == "segment" }
    guard !segments.isEmpty else { return nil }
    // An empty target translates only an empty source.
    let isTranslated = segments.allSatisfy { segment in
      segment.child("target").map { !$0.content.isEmpty || (segment.child("source")?.content.isEmpty ?? true) } ?? false
    }
    let ordered = parts.enumerated().map { index, part in
      (order: part.child("target")?["order"].flatMap { Int($0) } ?? index + 1, index: index, part: part)
    }.sorted { ($0.order, $0.index) < ($1.order, $1.index) }
    return Segment(
      key: key, unit: unit, sources: parts.compactMap { $0.child("source") },
      targets: isTranslated ? ordered.compactMap { $0.part.child("target") ?? $0.part.child("source") } : [],
      // The unit needs review if any segment does.
      stateAttribute: segments.lazy.compactMap { $0.attribute("state") }.first { $0.value == "initial" })
  }

  /// Returns the replacement of an inline element.
  private static func replacement(of tag: XMLTag, in bytes: [UInt8]) -> XMLText.TagReplacement {
    func attribute(_ name: String) -> String? { tag.value(of: name, in: bytes) }
    func argument(_ prefix: String = "") -> String {
      let id = attribute("equiv") ?? attribute("id") ?? attribute("startRef") ?? ""
      return "{\(prefix)\(String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }))}"
    }
    return switch tag.name {
    case "x", "bx", "ex": .text(argument())
    case "ph", "it": .element(argument())
    case "bpt", "ept", "sc", "ec": .element(argument("\(tag.name)_"))
    case "cp":
      .text(attribute("hex").flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init).map(String.init) ?? "")
    // The id relates the element of a translation to the element of the source.
    case "g", "pc":
      .text(
        tag.form == .end
          ? "</\(tag.name)>"
          : "<\(tag.name)\(attribute("id").map { " id=\"\($0)\"" } ?? "")\(tag.form == .empty ? "/" : "")>")
    case "mrk", "sm", "em", "sub": .hidden
    default: .asWritten
    }
  }
}
