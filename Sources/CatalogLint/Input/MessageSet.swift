/// Files that say the same in several locales: a source and its translations.
struct MessageSet: Sendable {
  /// The source first, where there is one.
  let files: [MessageFile]

  var source: MessageFile? { files.first.flatMap { $0.isSource ? $0 : nil } }

  var translations: [MessageFile] { files.filter { !$0.isSource } }
}
