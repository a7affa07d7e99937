/// An apostrophe that is not printed.
package struct MessageToken: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case opensQuotation
    case closesQuotation
    /// The second of two, which print one.
    case doubled
  }

  package let role: Role
  /// In UTF-8 bytes of the message.
  package let offset: Int
}
