public import MessageFiles

/// A file that was named, or that looks like a message file in a named folder, but was not linted.
public struct SkippedFile: Hashable, Sendable {
  /// The reason why a file was not linted; the raw value is a selector in the message.
  public enum Reason: String, CaseIterable, Sendable {
    /// Its path has no recognizable locale, and no other file confirms one.
    case noLocale
    /// It contains translations, but neither its header nor its path says in which language.
    case noLanguage
    /// It translates the source language into itself, as `en.po` does.
    case sourceLanguage
    /// It is in a pseudo-locale, which programs generate to test an interface.
    case pseudoLocale
    /// It shares hardly any keys with the files next to it.
    case otherKeys
    /// It contains no messages, and its source does not either.
    case noMessages
    /// Its format is not supported.
    case format
    /// It is a link to a folder, which could lead in a circle.
    case link

    fileprivate var parameters: Diagnostic.Parameters { ["reason": .text(rawValue)] }

    /// Formats the reason as the reports do.
    public func text(in language: MessageLanguage = .en) -> String {
      MessageBundle.messages(in: language).text(SkippedFile.id.rawValue, parameters)
    }
  }

  private static let id: Diagnostic.ID = "unreadable-file.skipped"

  /// The path, as the caller named it or as it was found.
  public let path: String
  /// The reason why the file was not linted.
  public let reason: Reason

  /// The reason as a diagnostic of the file.
  var diagnostic: Diagnostic {
    Diagnostic(Self.id, reason.parameters, at: Diagnostic.Place(SourceLocation(path: path)))
  }
}
