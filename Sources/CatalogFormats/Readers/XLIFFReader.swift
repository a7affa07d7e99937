internal import AuthCopy

/// Reads XLIFF 1.2 and 2.x, in which each translation stands beside its source.
///
/// Elements inside of a text are arguments: `<x id="NAME"/>` is `{NAME}`. A unit without a translation is none of the
/// translation's.
struct XLIFFReader: CatalogReader {
  private static let format = "XLIFF"

  /// One text with its translation.
  private struct Segment {
    let key: String
    let unit: XMLElement
    let source: XMLElement
    let target: XMLElement?
    let state: String?
  }

  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    let xml = try XMLFile(file, format: Self.format)
    let root = xml.root
    guard root.localName == "xliff", let version = root["version"], ["1.", "2."].contains(where: version.hasPrefix)
    else { throw CatalogSyntaxError(.version, in: Self.format, at: root.range.lowerBound) }
    let isFirst = version.hasPrefix("1.")
    let files = root.children("file")
    let coding = XMLText(entities: xml.entities) { name, tag, isClosing in Self.text(of: name, tag, isClosing) }
    var sources = EntryList()
    var translations = EntryList()
    for element in files {
      let prefix = files.count > 1 ? element["original"] ?? element["id"] ?? "" : ""
      for segment in isFirst ? Self.transUnits(of: element) : Self.segments(of: element) {
        let key = prefix.isEmpty ? segment.key : "\(prefix)#\(segment.key)"
        guard sources.isNew(key, at: segment.unit.range.lowerBound) else { continue }
        sources.add(key, coding.decode(file.bytes, segment.source.content).text, segment.source.content)
        guard let target = segment.target else { continue }
        let text = coding.decode(file.bytes, target.content).text
        if text.isEmpty { continue }
        let needsReview = ["new", "initial"].contains(segment.state) || segment.state?.hasPrefix("needs-") ?? false
        translations.add(key, text, target.content, LocaleDocument.Detail(needsReview: needsReview))
      }
    }
    let units = files.flatMap { isFirst ? Self.transUnits(of: $0) : Self.segments(of: $0) }
    let texts = LocaleDocument.SourceTexts(
      sources.entries.lazy.map(\.text), isHint: units.count { $0.unit["resname"] != nil } * 2 > units.count)
    let isAngular = units.contains { !$0.source.children.isEmpty }
    let syntax: MessageSyntax =
      file.name.contains("intl-icu")
      ? .icu
      : .used(
        in: (texts == .texts ? sources : translations).entries.lazy.map(\.text),
        of: isAngular ? [.angular, .printf] : [.symfony, .brace, .printf, .angular],
        otherwise: isAngular ? .angular : .brace)
    // Duplicates are told once.
    let holder = isFirst ? files.first : root
    let (from, to) = isFirst ? ("source-language", "target-language") : ("srcLang", "trgLang")
    func document(_ role: LocaleDocument.Role, _ list: EntryList, _ attribute: String) -> LocaleDocument {
      let locale = holder?.attribute(attribute).map {
        LocaleDocument.DeclaredLocale(text: $0.value, key: attribute, offset: $0.range.lowerBound)
      }
      return LocaleDocument(
        file, format: .xliff, role: role, declaredLocale: locale, sourceTexts: texts, list, syntax: syntax,
        coding: coding)
    }
    let isTranslated = !translations.entries.isEmpty || holder?.attribute(to) != nil
    let source = document(.source(isBesideTranslation: isTranslated), sources, from)
    return isTranslated ? [source, document(.translation, translations, to)] : [source]
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
          key: child["resname"] ?? child["id"] ?? "", unit: child, source: source, target: target,
          state: target?["state"])
      ]
    }
  }

  private static func segments(of element: XMLElement) -> [Segment] {
    element.children.flatMap { child -> [Segment] in
      guard child.localName == "unit" else { return child.localName == "group" ? segments(of: child) : [] }
      guard child["translate"] != "no" else { return [] }
      let key = child["name"] ?? child["id"] ?? ""
      let segments = child.children("segment")
      return segments.enumerated().compactMap { index, segment in
        segment.child("source").map { source in
          Segment(
            key: segments.count > 1 ? "\(key)[\(index)]" : key, unit: child, source: source,
            target: segment.child("target"), state: segment["state"])
        }
      }
    }
  }

  /// What an element inside of a text stands for.
  private static func text(of name: String, _ tag: Substring, _ isClosing: Bool) -> XMLText.TagText {
    func argument(_ prefix: String = "") -> String {
      let id = tag.attribute("equiv") ?? tag.attribute("id") ?? tag.attribute("startRef") ?? ""
      return "{\(prefix)\(String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }))}"
    }
    return switch name {
    case "x", "bx", "ex": .text(argument())
    case "ph", "it": .element(argument())
    case "bpt", "ept", "sc", "ec": .element(argument("\(name)_"))
    case "cp":
      .text(tag.attribute("hex").flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init).map(String.init) ?? "")
    // Their marks of a span stand where they are needed: the name is enough.
    case "g", "pc": .text(isClosing ? "</\(name)>" : "<\(name)>")
    case "mrk", "sm", "em", "sub": .hidden
    default: .asWritten
    }
  }
}
