/// The name of a member of a JSON object; one type for all objects, because each type of keys would add code to an app.
package struct MemberName: CodingKey, ExpressibleByStringLiteral {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init(stringLiteral value: String) { stringValue = value }
  package init?(intValue: Int) { nil }
}
