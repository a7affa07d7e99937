/// The files of the page as parts of one.
enum PageBundle {
  /// What takes the place of a module: the calls are answered from the data in the file.
  private static let replacements = ["api": "review"]

  /// All modules in one, each a function that returns what the module exports.
  static let script: String = {
    var parts: [String] = []
    var names: Set<String> = []
    func add(_ name: String) {
      guard names.insert(name).inserted else { return }
      let module = PageModule(text(of: "/js/\(replacements[name] ?? name).js"))
      module.imports.forEach(add)
      parts.append(name == "main" ? module.body : module.function(name))
    }
    add("main")
    return "\n" + parts.joined(separator: "\n")
  }()

  /// All style sheets in one, in the order of the page.
  static let style = text(of: "/").matches(of: /href="(\/css\/[a-z]+\.css)"/)
    .map { text(of: String($0.output.1)) }.joined()

  /// The elements that the scripts fill.
  static let frame: String = {
    let page = text(of: "/")
    guard let start = page.firstRange(of: "<body>\n"), let end = page.firstRange(of: "\n</body>") else { return "" }
    return String(page[start.upperBound..<end.lowerBound])
  }()

  private static func text(of path: String) -> String {
    String(decoding: PageFile.all[path]?.bytes ?? [], as: UTF8.self)
  }
}

/// A module of the page, whose imports are `import { names } from "./module.js";` and whose exports are declarations.
struct PageModule {
  let imports: [String]
  let body: String
  private let exports: [String]

  init(_ text: String) {
    let imported = /import \{([^}]*)\} from "\.\/([a-z]+)\.js";/
    let exported = /^export ((?:async )?(?:class|const|function) (\w+))/.anchorsMatchLineEndings()
    imports = text.matches(of: imported).map { String($0.output.2) }
    exports = text.matches(of: exported).map { String($0.output.2) }
    body = text.replacing(imported) { "const {\($0.output.1)} = $\($0.output.2);" }.replacing(exported) { $0.output.1 }
  }

  /// The module as a function that is called at once: names that others have too stay its own.
  func function(_ name: String) -> String {
    "const $\(name) = (() => {\n\(body)\nreturn { \(exports.joined(separator: ", ")) };\n})();"
  }
}
