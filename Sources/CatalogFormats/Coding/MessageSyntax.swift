/// How messages write what a program puts into them.
package enum MessageSyntax: String, Sendable {
  /// ICU MessageFormat.
  case icu
  /// `{{name}}` and `$t(key)`.
  case i18next
  /// `%s`, `%1$d`, `%@`, `%(name)s`.
  case printf
  /// `java.text.MessageFormat`: `{0}`.
  case java
  /// Text without placeholders.
  case plain

  /// The syntax that most placeholders of a file have.
  ///
  /// - Parameters:
  ///   - candidates: what the format allows.
  ///   - otherwise: the syntax of a file that shows none.
  static func used(
    in texts: some Sequence<String>, of candidates: [MessageSyntax], otherwise: MessageSyntax
  ) -> MessageSyntax {
    var counts: [MessageSyntax: Int] = [:]
    for text in texts where text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") }) {
      // Only ICU has branches.
      if candidates.contains(.icu), text.contains(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/) { return .icu }
      for candidate in candidates where candidate != .icu {
        counts[candidate, default: 0] += candidate.placeholders(in: text).count
      }
      if candidates.contains(.icu) { counts[.icu, default: 0] += text.matches(of: /\{\s*[A-Za-z_]\w*\s*[,}]/).count }
    }
    let best = candidates.max { counts[$0, default: 0] < counts[$1, default: 0] }
    return best.flatMap { counts[$0, default: 0] > 0 ? $0 : nil } ?? otherwise
  }
}
