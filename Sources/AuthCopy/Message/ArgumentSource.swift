/// Where a message finds the values of its arguments.
protocol ArgumentSource {
  /// Nil for an argument without a value.
  func value(of argument: String) -> ArgumentValue?
}

extension [String: ArgumentValue]: ArgumentSource {
  func value(of argument: String) -> ArgumentValue? { self[few: argument] }
}
