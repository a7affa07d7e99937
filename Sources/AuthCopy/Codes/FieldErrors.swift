internal import MessageFiles

/// What a server reports about single fields of a form, whatever its framework.
///
/// Examples are `{"email": ["This field is required."]}`, `{"loc": ["body", "email"], "msg": "field required"}`, the
/// lines `email: This field is required.` and `"email" is required` of a text, and a list under the field's name.
///
/// A word of the sentence tells what is wrong with the field (`fieldFaults`), and both together determine the kind.
struct FieldErrors {
  struct Item {
    let field: FieldName
    let kind: Kind
    let sentence: String
    /// The part of the error's text that contains the sentence.
    let origin: Range<Int>
  }

  private(set) var items: [Item] = []

  init() {}

  init(_ objects: [RawError.Object], _ texts: [RawErrorText], _ rules: ReadingRules) {
    for object in objects where object.carrier == .json {
      let members = object.node.members ?? []
      for member in members {
        if let elements = member.value.array {
          for element in elements {
            add(element.string ?? element.message(rules), about: member.key, in: object.origin, rules)
          }
        } else if rules[.fieldContainers].name(member.key) {
          for inner in member.value.members ?? [] { addSentence(inner, in: object, rules) }
        }
      }
      // An object with other members holds the values of fields, and no errors.
      if members.allSatisfy({ rules.field(ofMember: $0.key) != nil }) {
        for member in members { addSentence(member, in: object, rules) }
      }
      if let name = object.node.fieldName(rules) { add(object.message, about: name, in: object.origin, rules) }
    }
    for text in texts {
      for (name, sentence) in text.fieldLines { add(sentence, about: name, in: text.origin, rules) }
    }
  }

  @inline(never)
  private mutating func addSentence(_ member: JSONMember, in object: RawError.Object, _ rules: ReadingRules) {
    if let text = member.value.string, text.isSentence { add(text, about: member.key, in: object.origin, rules) }
  }

  @inline(never)
  private mutating func add(
    _ sentence: String, about name: String, in origin: Range<Int>, _ rules: ReadingRules
  ) {
    guard items.count < rules[.texts], let field = rules.field(ofMember: name) else { return }
    let text = CaseFoldedBytes(sentence, limit: rules[.descriptionLength]).bytes[...]
    guard let fault = rules[.fieldFaults].first(where: { text.contains($0.key.bytes) })?.value,
      let kind = rules.kind(ofFault: fault, in: field)
    else { return }
    items.append(Item(field: field, kind: kind, sentence: sentence, origin: origin))
  }
}

extension JSONNode {
  /// Returns the name of the field that the object is about: the value of a member, or the last part of a path that is
  /// not the path of an address.
  fileprivate func fieldName(_ rules: ReadingRules) -> String? {
    for member in members ?? [] {
      if rules[.fieldKeys].name(member.key) { return member.value.string }
      guard rules[.fieldPathKeys].name(member.key) else { continue }
      let name = member.value.string ?? member.value.array?.last?.string
      if let name, !name.utf8.contains(UInt8(ascii: "/")) { return name }
    }
    return nil
  }
}

extension RawErrorText {
  /// The name of the field and the sentence of each line, if all lines are such as `email: This field is required.` or
  /// `The "email" field is required`, or follow a line that is only the field's name; otherwise empty.
  fileprivate var fieldLines: [(name: String, sentence: String)] {
    var found: [(name: String, sentence: String)] = []
    var label: String?
    for line in bytes.split(separator: 0x0A) {
      let line = line.drop { $0.isBlank || $0 == UInt8(ascii: "*") }
      guard found.count < rules[.texts] else { return [] }
      if let (name, sentence) = labelledSentence(line) ?? sentenceOfSubject(line), rules.field(ofMember: name) != nil {
        found.append((name, sentence))
      } else if line.count <= rules[.fieldNameLength], case let name = String(decoding: line, as: UTF8.self),
        rules.field(ofMember: name) != nil
      {
        label = name
      } else if let label {
        found.append((label, String(decoding: line, as: UTF8.self)))
      } else {
        return []
      }
    }
    return found
  }

  /// Returns what is before and after the colon of a line with one word before it.
  private func labelledSentence(_ line: ArraySlice<UInt8>) -> (name: String, sentence: String)? {
    let colon = line.prefix(rules[.fieldNameLength]).firstIndex(of: UInt8(ascii: ":"))
    guard let colon, byte(at: colon + 1) == 0x20, !line[..<colon].contains(where: \.isBlank) else { return nil }
    return (String(decoding: line[..<colon], as: UTF8.self), String(decoding: line[(colon + 2)...], as: UTF8.self))
  }

  /// Returns the subject of a line and what follows it, if the subject is one word and words such as `the` and `field`.
  private func sentenceOfSubject(_ line: ArraySlice<UInt8>) -> (name: String, sentence: String)? {
    var name: String?
    var rest = line
    while let end = rest.prefix(rules[.fieldNameLength]).firstIndex(of: 0x20) {
      let word = String(decoding: rest[..<end].filter { !rules[.quotes].contains($0) }, as: UTF8.self)
      if rules[.fieldVerbs].name(word) { return name.map { ($0, String(decoding: rest, as: UTF8.self)) } }
      if !rules[.fieldNouns].name(word) {
        if name != nil { return nil }
        name = word
      }
      rest = rest[(end + 1)...]
    }
    return nil
  }
}
