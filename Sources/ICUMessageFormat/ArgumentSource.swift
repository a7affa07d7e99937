/// A source of argument values for a message.
package protocol ArgumentSource {
  /// Returns the value of an argument; nil if there is none.
  func value(of argument: String) -> ArgumentValue?
}

extension [String: ArgumentValue]: ArgumentSource {
  package func value(of argument: String) -> ArgumentValue? { self[few: argument] }
}
