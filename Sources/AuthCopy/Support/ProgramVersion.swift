/// The version of AuthCopy; semantic versioning covers the library's API, kinds, keys, rule names and JSON fields.
package enum ProgramVersion {
  /// The current version, with which the release notes begin.
  package static let current = "2.0.0"
}
