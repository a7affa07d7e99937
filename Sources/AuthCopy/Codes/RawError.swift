internal import MessageFiles

/// A provider's raw error in any format, split into the objects and texts that can contain a code.
///
/// The formats are JSON, a form, a query or the URL of a redirect, and text such as a printed exception. Each can
/// contain others: a message is a text, a string can be JSON, a text can contain JSON and URLs. They are split breadth
/// first, so that outer objects and texts come before inner ones.
final class RawError {
  /// An object that is searched for payload shapes.
  final class Object {
    let node: JSONNode
    let carrier: PayloadShape.Carrier
    /// The position of the text from which the object was read; nil for an object of JSON or a form.
    let text: Int?
    /// The errors of an Apple platform in the object or its text; nil if there are none.
    let chain: ErrorChain?
    /// The values of the members that hold messages, one on each line.
    let message: String
    /// The part of the error's text that contains the object, for explanations.
    let origin: Range<Int>
    fileprivate let rules: ReadingRules

    init(
      node: JSONNode, carrier: PayloadShape.Carrier, text: Int?, chain: ErrorChain?, origin: Range<Int>,
      _ rules: ReadingRules
    ) {
      self.node = node
      self.carrier = carrier
      self.text = text
      self.chain = chain
      self.origin = origin
      self.rules = rules
      message = node.message(rules)
    }

    /// Returns the part of the error's text that contains a node of the object.
    func origin(of node: JSONNode) -> Range<Int> {
      // The ranges of other objects count from the start of the string or the text that contains them.
      origin == self.node.range && !node.range.isEmpty ? node.range : origin
    }

    /// What the object says whose only member is false, such as `{"active": false}`; nil for other objects.
    var state: (key: String, kind: Kind)? {
      guard carrier == .json, let members = node.members, members.count == 1, members[0].value.bool == false else {
        return nil
      }
      let key = members[0].key
      return rules[.stateKinds].first { $0.key.text == key }.map { (key, Kind(rawValue: $0.value)) }
    }

    /// The members that hold a code in the errors of many providers, each as its value and the node of it.
    ///
    /// A value counts if it looks like an identifier, or if the member's key begins with one of `codeKeyStarts`.
    var codes: [(value: String, node: JSONNode)] {
      let members = node.members ?? []
      let isCode = { [rules] (member: JSONMember) in rules[.authorizationCodeKeys].name(member.key) }
      let hasAuthorizationCode =
        members.contains(where: isCode) && members.containsAuthorizationCode(in: carrier, rules)
      return members.compactMap { member in
        guard member.key.utf8.count <= rules[.codeKeyLength], let value = member.value.string,
          value.utf8.count <= rules[.codeLength]
        else {
          return nil
        }
        let key = CaseFoldedBytes(member.key)
        let isAboutErrors = rules[.codeKeyStarts].begin(key.bytes[...])
        guard rules.codeKeys.contains(key.text), value.looksLikeName(rules) || isAboutErrors else { return nil }
        return hasAuthorizationCode && isCode(member) ? nil : (value, member.value)
      }
    }
  }

  private let rules: ReadingRules
  /// The last exception of a traceback, if it was raised during the handling of another one; nil for other errors.
  private(set) var lastException: RawError?
  /// The error as text.
  let text: RawErrorText
  /// The objects, outermost first.
  private(set) var objects: [Object] = []
  /// The texts, outermost first.
  private(set) var texts: [RawErrorText] = []
  /// What is wrong with single fields.
  private(set) var fieldErrors = FieldErrors()
  /// The sentences in members with other keys than those of messages, each after its key and a line end.
  ///
  /// Together they can be a phrase: `{"reset_password_token": ["has expired"]}`.
  private(set) var namedValues: [RawErrorText] = []

  /// Returns the HTTP status in the error, if it has a meaning without a code in a flow.
  func status(in flow: Flow?) -> Int? {
    // The number of an error of an Apple platform is no status.
    for (position, object) in objects.enumerated() where object.chain == nil {
      for key in rules[.statusKeys] {
        let status = object.node.values(ofErrorMember: key.text, in: object.carrier, rules).compactMap {
          $0.scalarText.flatMap { Int($0) }
        }
        .first
        guard let status else { continue }
        // Inner objects and codes have statuses of other responses.
        let isOwn = position == 0 && !rules.codeKeys.contains(CaseFoldedBytes(key.text).text)
        if rules.kind(ofStatus: status) != nil || isOwn && rules.kind(ofStatus: status, in: flow) != nil {
          return status
        }
      }
    }
    return texts.firstResult { $0.status(in: flow) }
  }

  /// A part of the error that has not been split yet.
  private enum Part {
    case node(JSONNode, PayloadShape.Carrier, depth: Int)
    case pairs([JSONMember], ofText: Int)
    case text(RawErrorText)
  }

  private var queue: [(part: Part, nesting: Int, origin: Range<Int>)] = []

  convenience init(_ bytes: some Collection<UInt8>, _ rules: ReadingRules) {
    self.init(start: Array(bytes.prefix(rules[.errorLength])), rules)
  }

  /// - Parameter offset: the offset of the error in the text of which it is a part, for explanations.
  private init(start: [UInt8], offset: Int = 0, _ rules: ReadingRules) {
    self.rules = rules
    let text = Array(PayloadEncoding.utf8(start)[...].trimmed)
    var whole = RawErrorText(text, rules)
    whole.origin = offset..<(offset + text.count)
    self.text = whole
    guard !text.isEmpty else { return }
    if let node = try? JSONParser.parse(text) {
      queue.append((.node(node, .json, depth: 0), 0, whole.origin))
    } else {
      // A line of a log often begins with a bracket, and a quoted text with a quotation mark.
      let forms = FormFields(rules)
      let isForm = !rules[.jsonStarts].contains(text[0]) && !text.isMarkup(rules) && forms.isForm(text[...])
      let form = isForm ? forms.object(text[...]) : nil
      if let form { queue.append((.node(form, .query, depth: 0), 0, whole.origin)) }
      // A form with blanks can also be a sentence, and is read as both.
      if form == nil || text.contains(where: \.isBlank) { queue.append((.text(whole), 0, whole.origin)) }
    }
    processQueue()
    fieldErrors = FieldErrors(objects, texts, rules)
  }

  private func processQueue() {
    var position = 0
    while position < queue.count {
      let (part, nesting, origin) = queue[position]
      position += 1
      switch part {
      case .node(let node, let carrier, let depth): add(node, carrier, depth: depth, nesting: nesting, origin)
      case .pairs(let members, let text):
        guard objects.count < rules[.objects] else { continue }
        let node = JSONNode(content: .object(members), range: 0..<0)
        objects.append(Object(node: node, carrier: .text, text: text, chain: nil, origin: origin, rules))
      case .text(let text): add(text, nesting: nesting, origin)
      }
    }
    queue = []
  }

  private func add(
    _ node: JSONNode, _ carrier: PayloadShape.Carrier, depth: Int, nesting: Int, _ origin: Range<Int>
  ) {
    // Ranges of nodes are ranges of the error's text only in its own JSON.
    let origin = nesting == 0 && carrier == .json ? node.range : origin
    switch node.content {
    case .object(let members):
      guard objects.count < rules[.objects] else { return }
      objects.append(
        Object(node: node, carrier: carrier, text: nil, chain: ErrorChain(node, rules), origin: origin, rules))
      for member in members {
        enqueue(member.value, key: member.key, carrier, depth: depth, nesting: nesting, origin)
      }
    case .array(let elements):
      for element in elements { enqueue(element, key: nil, carrier, depth: depth, nesting: nesting, origin) }
    case .string(let string):
      if depth == 0 { addText(string, nesting: nesting, origin) }
    case .number(let number):
      if depth == 0 { addText(number, nesting: nesting, origin) }
    case .bool, .null: break
    }
  }

  /// Adds the text of JSON that is a single string or number.
  private func addText(_ text: String, nesting: Int, _ origin: Range<Int>) {
    if let node = json(in: text, nesting: nesting) {
      queue.append((.node(node, .json, depth: 0), nesting + 1, origin))
    } else {
      queue.append((.text(RawErrorText(text, rules)), nesting + 1, origin))
    }
  }

  private func enqueue(
    _ node: JSONNode, key: String?, _ carrier: PayloadShape.Carrier, depth: Int, nesting: Int, _ origin: Range<Int>
  ) {
    let origin = nesting == 0 && carrier == .json ? node.range : origin
    guard queue.count < rules[.parts] else { return }
    switch node.content {
    case .object, .array:
      for case .string(let string)? in (node.array ?? []).map(\.content) { addNamedValue(string, key, origin) }
      if depth < rules[.depth] { queue.append((.node(node, carrier, depth: depth + 1), nesting, origin)) }
    case .string(let string):
      guard nesting < rules[.nesting] else { return }
      addNamedValue(string, key, origin)
      if let inner = json(in: string, nesting: nesting) {
        queue.append((.node(inner, .json, depth: 0), nesting + 1, origin))
      } else if key.map({ string.isMessage(of: $0, rules) }) ?? string.isSentence {
        queue.append((.text(RawErrorText(string, rules)), nesting + 1, origin))
      }
    case .number, .bool, .null: break
    }
  }

  private func addNamedValue(_ value: String, _ key: String?, _ origin: Range<Int>) {
    guard namedValues.count < rules[.texts], value.isSentence, let key, !rules[.messageKeys].name(key),
      !rules[.textKeys].name(key)
    else { return }
    var text = RawErrorText("\(key)\n\(value)", rules)
    text.origin = origin
    namedValues.append(text)
  }

  /// Parses a string that is itself JSON: an object, a list or a string; nil for other strings.
  private func json(in string: String, nesting: Int) -> JSONNode? {
    guard nesting < rules[.nesting], let first = string.utf8.first(where: { !$0.isBlank }),
      rules[.jsonStarts].contains(first)
    else { return nil }
    return try? JSONParser.parse(Array(string.utf8))
  }

  private func add(_ text: RawErrorText, nesting: Int, _ origin: Range<Int>) {
    guard texts.count < rules[.texts] else { return }
    let page = text.bytes.isMarkup(rules) ? text : nil
    var text = (page?.withoutMarkup ?? text).withoutFrames
    text.origin = origin
    let position = texts.count
    texts.append(text)
    if nesting == 0, page == nil, let start = text.lastExceptionOffset {
      let last = self.text.bytes[start...].trimmed
      lastException = RawError(start: Array(last), offset: last.startIndex, rules)
    }
    // The errors of an Apple platform in a text are stored as an object without members.
    if let chain = ErrorChain(text), objects.count < rules[.objects] {
      let node = JSONNode(content: .object([]), range: 0..<0)
      objects.append(Object(node: node, carrier: .text, text: position, chain: chain, origin: origin, rules))
    }
    guard nesting < rules[.nesting] else { return }
    for node in text.embeddedObjects { queue.append((.node(node, .json, depth: 0), nesting + 1, origin)) }
    if let unescaped = text.unescaped { queue.append((.text(unescaped), nesting + 1, origin)) }
    for node in (page?.embeddedForms(ofPage: true) ?? []) + text.embeddedForms(ofPage: false) {
      queue.append((.node(node, .query, depth: 0), nesting + 1, origin))
    }
    let pairs = text.pairs
    if !pairs.isEmpty { queue.append((.pairs(pairs, ofText: position), nesting, origin)) }
  }
}

extension JSONNode {
  /// Returns the values of an object's members that hold messages, one on each line.
  func message(_ rules: ReadingRules) -> String {
    let texts = (members ?? []).compactMap { member in
      rules[.messageKeys].contains { $0.text.isSame(as: member.key) } ? member.value.string : nil
    }
    return texts.joined(separator: "\n")
  }
}

extension String {
  /// Whether the text can be a sentence rather than a code or a token.
  @inline(never) var isSentence: Bool { utf8.contains { $0 == 0x20 || $0 >= 0x80 } }

  /// Returns whether the text is a message, judging by the text and its key.
  fileprivate func isMessage(of key: String, _ rules: ReadingRules) -> Bool {
    if isSentence { return !key.namesSecret(rules) }
    return rules[.textKeys].name(key) || rules[.messageKeys].name(key)
  }

  /// Returns whether the text, as a member's key, indicates a secret value.
  private func namesSecret(_ rules: ReadingRules) -> Bool {
    CaseFoldedBytes(self, limit: rules[.secretKeyLength]).bytes.withUnsafeBufferPointer { key in
      rules[.secrets].contains { key.offset(of: $0.bytes, from: 0) != nil }
    }
  }
}

extension Collection<UInt8> {
  /// Returns whether the text is an HTML page.
  fileprivate func isMarkup(_ rules: ReadingRules) -> Bool {
    guard let first = first(where: { !$0.isBlank }) else { return false }
    return rules[.pageStarts].contains { start in
      start.bytes.first == first
        && drop(while: \.isBlank).prefix(start.bytes.count)
          .elementsEqual(start.bytes) { $0 == $1 || $0.isUppercaseLetter && $0 | 0x20 == $1 }
    }
  }
}
