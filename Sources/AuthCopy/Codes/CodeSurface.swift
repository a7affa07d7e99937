internal import MessageFiles

/// A place where a provider emits codes: an SDK, an endpoint, an error enum.
package final class CodeSurface: Sendable {
  package let id: String
  /// The sign-in method of this surface; nil if it is not certain or the provider determines it.
  package let method: SignInMethod?
  /// The character that separates the code from details, which are ignored.
  package let detailSeparator: Character?
  /// The ids of other surfaces that callers may mean by this one.
  package let alternatives: [String]
  /// The rule that derives codes from the codes of another surface.
  package let derivation: CodeDerivation?
  /// The sources in which the vendor documents the codes.
  package let sources: [CodeSource]
  package let rows: [CodeRow]
  /// Whether the codes are HTTP statuses, which match a response's status but never a number in its body.
  package let isHTTPStatus: Bool

  package init(
    id: String, method: SignInMethod?, detailSeparator: Character?, alternatives: [String], derivation: CodeDerivation?,
    sources: [CodeSource], rows: [CodeRow]
  ) {
    self.id = id
    self.method = method
    self.detailSeparator = detailSeparator
    self.alternatives = alternatives
    self.derivation = derivation
    self.sources = sources
    self.rows = rows
    isHTTPStatus = id == "http-status" || id.hasSuffix("/http-status")
  }
}

/// A rule that derives a client's codes from the codes of the surface `source`.
///
/// The code of the source surface is the derived code without `prefix`, in uppercase and with underscores:
/// `SOME_THING` for `auth/some-thing`.
package struct CodeDerivation: Equatable, Sendable {
  package let prefix: String
  package let source: String

  /// Returns the codes that a client derives from the source's codes: `auth/user-not-found` from `USER_NOT_FOUND`.
  package func codes(from source: CodeSurface) -> [(code: String, row: CodeRow)] {
    source.rows.filter { $0.match == .exact && !$0.code.contains(" ") }.map { row in
      (prefix + row.code.lowercased().replacing("_", with: "-"), row)
    }
  }

  /// Returns the code of the source surface from which a client derives a code.
  ///
  /// It is nil if the code lacks the prefix or contains a blank.
  func sourceCode(of code: String) -> String? {
    var code = code
    return code.withUTF8 { code in
      guard code.starts(with: prefix.utf8) else { return nil }
      let rest = code[prefix.utf8.count...]
      // An SDK derives no code that contains a blank: such a text is a code before a sentence.
      guard !rest.contains(where: \.isBlank) else { return nil }
      return String(unsafeUninitializedCapacity: rest.count) { derived in
        for (index, byte) in rest.enumerated() {
          // Codes are ASCII.
          let isLowercase = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
          derived[index] = byte == UInt8(ascii: "-") ? UInt8(ascii: "_") : isLowercase ? byte - 0x20 : byte
        }
        return rest.count
      }
    }
  }
}

/// A source in which a vendor documents its codes.
public struct CodeSource: Hashable, Sendable {
  /// The name of the document or SDK file, as a reader would search for it.
  public let name: String
  /// The date on which the source was last read, in ISO 8601 format such as `2026-11-20`.
  public let read: String

  /// - Parameters:
  ///   - name: the name of the document or SDK file.
  ///   - read: the date on which the source was last read, in ISO 8601 format.
  public init(name: String, read: String) {
    self.name = name
    self.read = read
  }
}
