import AuthCopy
import CatalogFormats

/// The Swift source of a compiled catalog, as the library without ICU embeds it: a packed text for each file.
struct ShippedFilesSource {
  /// The path in `Sources`, also in this library, where `Scripts/support/embed` writes it.
  static let path = "AuthCopy/WithoutICU/ShippedFiles.swift"

  let text: String

  /// - Parameter header: the comment at the top.
  init(_ content: ModuleContent, header: String) {
    // The locales that have all messages share their keys.
    let keys = content.messages.map(\.value.keys).max { $0.count < $1.count } ?? []
    let files =
      [("catalog.json", content.baseForSwiftPackage), ("keys.json", .strings(keys))]
      + content.providers.map { ("codes/\($0.key).json", $0.value) }
      + content.messages.map { ("copy/\($0.key).json", $0.value.keys == keys ? $0.value.withoutKeys : $0.value) }
    let entries = files.sorted { $0.0 < $1.0 }.map { name, json in
      let lines = json.text().split(separator: "\n").map { $0.drop { $0 == " " } }
      let content = PackedText.pack(lines.joined(separator: "\n"))
      // Without escapes, the compiler reads a megabyte in a second. The number of `#` keeps JSON from ending the string.
      var mark = "#"
      while content.contains("\"\(mark)") || content.contains("\\\(mark)") { mark += "#" }
      return "    ShippedFile(\n      \"\(name)\",\n\(mark)\"\"\"\n\(content)\n\"\"\"\(mark))"
    }
    text = """
      \(header)// swift-format-ignore-file

      extension ShippedFile {
        /// The files of the catalog in the binary, sorted by path.
        static let all: [ShippedFile] = [
      \(entries.joined(separator: ",\n"))
        ]
      }

      """
  }
}

extension JSONValue {
  /// The keys of an object.
  fileprivate var keys: [String] { if case .object(let members) = self { members.map(\.key) } else { [] } }

  /// The values of an object as an array.
  fileprivate var withoutKeys: JSONValue {
    if case .object(let members) = self { .array(members.map(\.value)) } else { self }
  }
}
