/// The version of AuthCopy; semantic versioning covers the library's API, kinds, keys, rule names and JSON fields.
package enum ProgramVersion {
  /// The current version, the first one in the release notes.
  package static let current = "3.0.0"
}
