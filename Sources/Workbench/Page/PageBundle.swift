/// The parts of the page joined, so that a browser has little to load.
enum PageBundle {
  /// The module that answers the script's calls.
  private enum Calls: String {
    /// By the workbench's server.
    case server = "api"
    /// From data in the file that `auth-copy review` writes.
    case file = "review"
  }

  /// The script of the workbench.
  static let script = script(.server)

  /// The script of the file that `auth-copy review` writes.
  static let reviewScript = script(.file)

  static let style = ["tokens", "layout", "card", "sheet"].map { text(of: "css/\($0).css") }.joined()

  /// The elements that the script fills, with the catalog's name to begin with.
  static func frame(name: String) -> String {
    text(of: "frame.html").replacing("></header>", with: "><span class=\"name\">\(name.inMarkup)</span></header>")
  }

  static let icon = text(of: "icon.svg")

  /// All modules in one, each a function that returns what the module exports.
  private static func script(_ calls: Calls) -> String {
    var parts: [String] = []
    var names: Set<String> = []
    func add(_ name: String) {
      guard names.insert(name).inserted else { return }
      let module = PageModule(text(of: "js/\(name == "api" ? calls.rawValue : name).js"))
      for other in module.imports { add(other.module) }
      parts.append(name == "main" ? module.body : module.function(name))
    }
    add("main")
    return "\n" + parts.joined(separator: "\n")
  }

  private static func text(of path: String) -> String {
    guard let text = PageFile.texts[path] else { preconditionFailure("\(path) is no part of the page") }
    return text
  }
}

/// A module of the page, whose imports are `import { names } from "./module.js";` and whose exports are declarations.
struct PageModule {
  struct Import: Equatable {
    let module: String
    let names: [String]
  }

  let imports: [Import]
  let exports: [String]
  let body: String

  init(_ text: String) {
    var imports: [Import] = []
    var exports: [String] = []
    // Line by line, because the first paint of the page waits for it.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("import "), let match = line.wholeMatch(of: /import \{([^}]*)\} from "\.\/([a-z]+)\.js";/) {
        let (_, names, module) = match.output
        imports.append(Import(module: String(module), names: names.split { " ,".contains($0) }.map(String.init)))
        return "const {\(names)} = $\(module);"
      }
      if line.hasPrefix("export "),
        let match = line.prefixMatch(of: /export (?:async )?(?:class|const|function) (\w+)/)
      {
        exports.append(String(match.output.1))
        return String(line.dropFirst("export ".count))
      }
      return String(line)
    }
    self.imports = imports
    self.exports = exports
    body = lines.joined(separator: "\n")
  }

  /// The module as a function that is called at once: names that others have too stay its own.
  func function(_ name: String) -> String {
    "const $\(name) = (() => {\n\(body)\nreturn { \(exports.joined(separator: ", ")) };\n})();"
  }
}
