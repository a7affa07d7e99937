internal import AuthCopy

/// Reads the strings, plurals and arrays of Android's resources.
struct AndroidReader: CatalogReader {
  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    let xml = try XMLFile(file, format: "XML")
    guard xml.root.name == "resources" else {
      throw CatalogSyntaxError(.root, in: "strings.xml", at: xml.root.range.lowerBound)
    }
    let coding = AndroidCoding(entities: xml.entities)
    var list = EntryList()
    func add(_ key: String, _ element: XMLElement, _ detail: LocaleDocument.Detail? = nil) {
      list.add(key, coding.decode(file.bytes, element.content).text, element.content, detail)
    }
    for element in xml.root.children {
      guard let name = element["name"], element["translatable"] != "false" else { continue }
      switch element.name {
      case "string":
        // A reference to another resource is no text.
        if file.bytes[element.content].isReference || !list.isNew(name, at: element.range.lowerBound) { continue }
        add(name, element, LocaleDocument.Detail(syntax: element["formatted"] == "false" ? .plain : nil))
      case "plurals":
        if !list.isNew(name, at: element.range.lowerBound) { continue }
        let items = element.children("item").compactMap { item in
          item["quantity"].flatMap(PluralCategory.init).map { (category: $0, item: item) }
        }
        let categories = Set(items.map(\.category))
        for (category, item) in items where list.isNew("\(name).\(category.rawValue)", at: item.range.lowerBound) {
          let form = PluralForm(category: category, isGeneral: category == .other, categories: categories)
          add("\(name).\(category.rawValue)", item, LocaleDocument.Detail(form: form, message: name))
        }
      case "string-array":
        if !list.isNew(name, at: element.range.lowerBound) { continue }
        for (index, item) in element.children("item").enumerated() where !file.bytes[item.content].isReference {
          add("\(name)[\(index)]", item)
        }
      default: break
      }
    }
    return [
      LocaleDocument(
        file, format: .android, role: .undecided, declaredLocale: nil, list, syntax: .printf, coding: coding)
    ]
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text is a reference such as `@string/app_name` or `?attr/title`.
  fileprivate var isReference: Bool {
    guard let first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else { return false }
    return contains(UInt8(ascii: "/")) && !contains(UInt8(ascii: " "))
  }
}
