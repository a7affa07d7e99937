import AuthCopy
import CatalogLint
import Foundation

/// The terminal of standard output, if there is one.
enum Terminal {
  private static var isTerminal: Bool { StandardStreams.isTerminal(STDOUT_FILENO) }

  /// Colors on a terminal with colors, unless `NO_COLOR` is set.
  ///
  /// An empty variable counts as unset (no-color.org).
  static var style: TextStyle {
    TextStyle(usesColor: isTerminal && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb")
  }

  /// The width in columns; nil if there is no terminal.
  static var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns the text without control characters for a terminal, and unchanged for a program.
  static func withoutControlCharacters(_ text: String) -> String { isTerminal ? text.safeToShowInLines : text }

  static func text(_ table: TextTable) -> String { table.text(width: width, style) }

  /// Returns the text wrapped to the width of the terminal; wrapped lines keep the indentation of their first line.
  static func wrapped(_ text: String) -> String {
    guard let width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indentation = String(line.prefix { $0 == " " })
      return line.dropFirst(indentation.count).description.wrapped(to: max(20, width - indentation.count))
        .map { indentation + $0 }
    }.joined(separator: "\n")
  }

  /// Returns the documentation of a rule, with its headings (the lines without indentation) in bold.
  static func explanation(_ text: String) -> String {
    wrapped(text).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(" ") ? String(line) : style.text(String(line), .bold)
    }.joined(separator: "\n")
  }

  /// Returns a unified diff with lines colored as in git.
  static func diff(_ bytes: [UInt8]) -> [UInt8] {
    guard style.usesColor else { return bytes }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return Array(
      lines.map { line in
        let text = String(line)
        if text.hasPrefix("+++") || text.hasPrefix("---") { return style.text(text, .bold) }
        return switch text.first {
        case "+": style.text(text, .green)
        case "-": style.text(text, .red)
        case "@": style.text(text, .cyan)
        default: text
        }
      }.joined(separator: "\n").utf8)
  }

  private static func variable(_ name: String) -> String { CommandContext.current.environment[name, default: ""] }
}
