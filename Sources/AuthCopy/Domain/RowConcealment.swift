/// How a single code is concealed, where it differs from its kind.
package enum RowConcealment: Hashable, Sendable {
  /// The code reveals nothing about accounts, although its kind can.
  case open
  /// The code reveals whether an account exists: it is concealed as `target`, and further as `target` is.
  case concealed(as: Kind)
  /// How the code is concealed could not be read: it is concealed as its kind is, or else as wrong sign-in details.
  case unreadable
}
