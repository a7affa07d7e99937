/// The concealment of a single code, where it differs from the concealment of its kind.
package enum RowConcealment: Hashable, Sendable {
  /// The code reveals nothing about accounts, although its kind can.
  case open
  /// The code reveals whether an account exists: it is concealed as this kind, which can be concealed in turn.
  case concealed(as: Kind)
  /// The concealment could not be decoded: the code is concealed like its kind, or else as `invalidCredentials`.
  case unreadable
}
