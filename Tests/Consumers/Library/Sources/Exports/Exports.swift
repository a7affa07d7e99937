import CatalogExport

@main struct Exports {
  static func main() throws {
    let export = try Exporter().export(to: .android, ExportOptions(locales: ["ko"]))
    for file in export.files where file.text.contains("resources") { print(file.name) }
  }
}
