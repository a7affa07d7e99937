internal import AuthCopy
internal import EmbeddedFiles
internal import Foundation

/// A file of the page, without its comments.
struct PageFile: Sendable {
  /// The path in `Sources/EmbeddedFiles/Workbench`.
  let path: String
  let bytes: [UInt8]

  /// The elements that the script fills.
  static let frame = PageFile("frame.html")
  static let icon = PageFile("icon.svg")
  /// The style sheets of the workbench, in the order in which they apply.
  static let workbenchStyle =
    EmbeddedFileList(embedded_files).text("tokens.css")
    + ["base", "layout", "card", "scene", "columns"].map { PageFile("css/\($0).css").text }.joined()
  /// The style sheets of the file that `auth-copy review` writes.
  static let reviewStyle = workbenchStyle + PageFile("css/sheet.css").text
  /// The modules of the workbench, which call its server.
  static let workbenchModules = modules(with: "server/")
  /// The modules of the file that `auth-copy review` writes, which read embedded data instead.
  static let reviewModules = modules(with: "review/")
  static let workbenchImportMap = importMap(of: workbenchModules, at: \.address)
  static let reviewImportMap = importMap(of: reviewModules, at: \.dataURL)

  /// The files that the workbench serves, by address.
  static let servedFiles = Dictionary(uniqueKeysWithValues: (workbenchModules + [icon]).map { ($0.address, $0) })

  private init(_ path: String) {
    self.path = path
    let lines = EmbeddedFileList(embedded_files).text("Workbench/\(path)").split(separator: "\n")
    bytes = Array(lines.filter { !Self.isComment($0.drop { $0 == " " }) }.joined(separator: "\n").utf8)
  }

  /// Whether a line without its indentation is a comment, or a line of one.
  private static func isComment(_ line: Substring) -> Bool {
    ["//", "/**", "* ", "*/"].contains(where: line.hasPrefix) || line == "*"
      || line.hasPrefix("/*") && line.hasSuffix("*/")
  }

  /// - Parameter folder: the folder of the modules that only this page has.
  private static func modules(with folder: String) -> [PageFile] {
    let folders = ["Workbench/js/", "Workbench/\(folder)"]
    let paths = EmbeddedFileList(embedded_files).paths.filter { path in folders.contains { path.hasPrefix($0) } }
    return paths.map { PageFile(String($0.dropFirst("Workbench/".count))) }
  }

  /// Returns the import map for modules, which import each other as `page/NAME.js`.
  private static func importMap(of modules: [PageFile], at address: (PageFile) -> String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("imports")
      json.object { json in
        for module in modules { json.member("page/\(module.path.drop { $0 != "/" }.dropFirst())", address(module)) }
      }
    }
    return json.text
  }

  /// The path at which the workbench serves the file.
  var address: String { "/\(path)" }

  /// A URL that contains the file.
  var dataURL: String { "data:\(mediaType);base64,\(Data(bytes).base64EncodedString())" }

  var mediaType: String { path.hasSuffix(".js") ? "text/javascript" : "image/svg+xml" }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
