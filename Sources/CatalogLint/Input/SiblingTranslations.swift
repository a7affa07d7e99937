internal import CatalogFormats

/// The translations of the same source in other files than those of a set, such as the files of one gettext template.
///
/// Few messages need them, so each file is read when the first message does.
struct SiblingTranslations: Sendable {
  /// The files of all locales, which may include those of the set.
  let files: [LintInput.PathWithLocale]
  let reader: MessageGroupReader

  /// Returns the translations of a message in other files than those at some paths.
  func entries(of key: String, besides paths: Set<String>) -> some Sequence<MessageEntry> {
    files.lazy.filter { !paths.contains($0.path) }
      .compactMap { file in reader.readNeighbor(file).first { $0.document.role == .translation }?[key] }
  }
}
