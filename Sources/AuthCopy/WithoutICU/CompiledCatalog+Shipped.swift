internal import MessageFiles

extension CompiledCatalog {
  /// The catalog in the binary.
  static let shipped = {
    guard let file = ShippedFile.all.first(where: { $0.path == "catalog.json" })?.file,
      let root = try? JSONParser.parse(file.bytes)
    else { preconditionFailure("Scripts/support/embed has written catalog.json") }
    return CompiledCatalog(root, in: file, shipped: ShippedFile.all)
  }()
}

extension ReadingRules {
  /// The rules of the catalog in the binary.
  static let shipped = {
    guard let reading = CompiledCatalog.shipped.reading else {
      preconditionFailure("Scripts/support/embed has written the rules")
    }
    return reading.rules
  }()
}
