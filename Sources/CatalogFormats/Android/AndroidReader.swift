internal import MessageFiles

/// Reads the strings, plurals and arrays of Android resources.
struct AndroidReader: CatalogReader {
  /// - Returns: an empty array for a file of other resources, such as colors.
  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    guard file.name.contains("strings") || file.bytes.mayContainStrings else { return [] }
    let xml = try XMLFile(file, format: "XML")
    guard xml.root.name == "resources" else {
      throw CatalogSyntaxError(.root, in: "strings.xml", at: xml.root.range.lowerBound)
    }
    let coding = AndroidCoding(entities: xml.entities)
    var list = EntryList()
    var seen: Set<String> = []
    /// Records a key, and returns whether no resource of the same kind had it.
    func isNew(_ key: String, _ element: XMLElement) -> Bool {
      if seen.insert("\(element.name)/\(key)").inserted { return true }
      list.addDuplicate(key, at: element.range.lowerBound, isIdentical: false)
      return false
    }
    func add(_ key: String, _ element: XMLElement, _ detail: LocaleDocument.Detail? = nil) {
      list.add(key, coding.decode(file.bytes, element.content).text, element.content, detail)
    }
    for element in xml.root.children {
      guard let name = element["name"] else { continue }
      if element["translatable"] == "false" {
        list.untranslatableKeys.insert(name)
        continue
      }
      // A text for some devices only, such as tablets.
      let product = element["product"].flatMap { $0 == "default" ? nil : $0 }
      let key = product.map { "\(name).\($0)" } ?? name
      switch element.name {
      case "string":
        // A reference to another resource is not a text.
        if file.bytes[element.content].isReference || !isNew(key, element) { continue }
        let syntax: MessageSyntax? = element["formatted"] == "false" ? .plain : nil
        add(key, element, LocaleDocument.Detail(message: product == nil ? nil : name, syntax: syntax))
      case "plurals":
        if !isNew(key, element) { continue }
        let items = element.children("item").compactMap { item in item["quantity"].map { (quantity: $0, item: item) } }
        let categories = Set(items.compactMap { PluralCategory(rawValue: $0.quantity) })
        for (quantity, item) in items where isNew("\(key).\(quantity)", item) {
          let form = PluralForm(quantity, categories: categories, requiresOther: true)
          add("\(key).\(quantity)", item, LocaleDocument.Detail(form: form, message: name))
        }
      case "string-array":
        if !isNew(key, element) { continue }
        for (index, item) in element.children("item").enumerated() where !file.bytes[item.content].isReference {
          add("\(key)[\(index)]", item)
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

extension [UInt8] {
  /// Whether the file seems to contain a string, a plural or an array of strings; a quick check without parsing.
  fileprivate var mayContainStrings: Bool {
    var index = startIndex
    while let open = self[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      if self[index...].starts(with: "string".utf8) || self[index...].starts(with: "plurals".utf8) { return true }
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text is a reference such as `@string/app_name` or `?attr/title`.
  fileprivate var isReference: Bool {
    guard let first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else { return false }
    return contains(UInt8(ascii: "/")) && !contains(UInt8(ascii: " "))
  }
}
