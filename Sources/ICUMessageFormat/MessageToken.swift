/// An apostrophe that is syntax and not printed.
package struct MessageToken: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case opensQuotation
    case closesQuotation
    /// The second of two apostrophes, which print one.
    case doubled
  }

  package let role: Role
  /// The offset in UTF-8 bytes of the message.
  package let offset: Int

  package init(role: Role, offset: Int) {
    self.role = role
    self.offset = offset
  }
}
