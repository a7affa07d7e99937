/// The version of AuthCopy, by semantic versioning: of the library's API, of kinds, keys, rule names and JSON fields.
package enum ProgramVersion {
  /// The release notes begin with it.
  package static let current = "2.0.0"
}
