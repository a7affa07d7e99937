import CatalogEditing

@main struct Edits {
  static func main() throws {
    for var catalog in try OpenCatalog.opening(CommandLine.arguments[1]) {
      try catalog.setText("{name}님, 안녕하세요", ofKey: "greeting", locale: "ko")
      for finding in catalog.findings { print(finding.rule, finding.key) }
      try catalog.save()
    }
  }
}
