/// A provider's raw error in any format, split into the objects and texts that can contain a code.
///
/// The formats are JSON, a form, a query or the URL of a redirect, and text such as a printed exception. Each can
/// contain others: a message is a text, a string can be JSON, a text can contain JSON and URLs. They are split breadth
/// first, so that outer objects and texts come before inner ones.
struct RawError {
  /// An object that is searched for payload shapes.
  struct Object {
    let node: JSONNode
    let carrier: PayloadShape.Carrier
    /// The text from which the object was read; nil for an object of JSON or a form.
    let text: RawErrorText?
    /// The errors of an Apple platform in the object or its text; nil if there are none.
    let chain: ErrorChain?
    /// The values of the members that hold messages, one on each line.
    let message: String
    /// The start of the text, or else of the message, which selects among rows of one code.
    let start: CaseFoldedBytes

    init(node: JSONNode, carrier: PayloadShape.Carrier, text: RawErrorText?, chain: ErrorChain?) {
      self.node = node
      self.carrier = carrier
      self.text = text
      self.chain = chain
      message = node.message
      start = CaseFoldedBytes(text?.string ?? message, limit: CaseFoldedBytes.descriptionLimit)
    }

    /// The values of members that hold a code in the errors of many providers.
    ///
    /// A value counts if it looks like an identifier, or if the member's key begins with `err` or `sdkerr`.
    var codes: [String] {
      let members = node.members ?? []
      let isCode = { (member: JSONMember) in member.key.equalsIgnoringCase("code") }
      let hasAuthorizationCode = members.contains(where: isCode) && members.containsAuthorizationCode(in: carrier)
      return members.compactMap { member in
        // No key in `codeKeys` is longer, even with separators.
        guard member.key.utf8.count <= 16, let value = member.value.string,
          value.utf8.count <= RawError.maximumCodeLength
        else {
          return nil
        }
        let key = CaseFoldedBytes(member.key)
        let isAboutErrors = key.bytes.starts(with: "err".utf8) || key.bytes.starts(with: "sdkerr".utf8)
        guard RawError.foldedCodeKeys.contains(key), value.looksLikeName || isAboutErrors else { return nil }
        return hasAuthorizationCode && isCode(member) ? nil : value
      }
    }
  }

  /// The keys of members that hold the error's message.
  static let messageKeys = [
    "message", "msg", "error_description", "error_message", "errorMessage", "errorDescription", "errorSummary",
    "description", "long_message", "detail", "details", "reason", "error_msg", "errMsg", "errorMsg", "developerMessage",
    "localizedDescription",
  ]
  /// The keys of members that hold a code in the errors of many providers, in the form of ``CaseFoldedBytes``.
  static let codeKeys = [
    "code", "error", "errorcode", "errcode", "sdkerrorcode", "errorname", "errortype", "errorreason", "errorsubtype",
    "errorid", "errorkey", "name", "type", "reason", "exception",
  ]
  fileprivate static let foldedCodeKeys = Set(codeKeys.map { CaseFoldedBytes($0) })
  /// The keys of members that hold an HTTP status.
  static let statusKeys = [
    "status", "statusCode", "status_code", "httpStatus", "httpStatusCode", "http_status", "code",
  ]
  /// Parts of the keys of members whose value is secret, in the form of ``CaseFoldedBytes``.
  static let secretKeyParts = ["token", "secret", "assertion", "cookie"]
  fileprivate static let foldedSecretKeyParts = secretKeyParts.map { Array($0.utf8) }
  /// The number of bytes of an error that are read.
  static let maximumLength = 65_536
  /// The maximum length of a text that is looked up as a code, in bytes.
  static let maximumCodeLength = 256
  /// Limits that no provider's errors reach.
  private enum Limit {
    static let objects = 64
    static let texts = 32
    /// The maximum number of levels of objects and lists in JSON.
    static let depth = 8
    /// The maximum number of levels of texts inside texts.
    static let nesting = 4
  }

  /// The error as text.
  let text: RawErrorText
  /// The objects, outermost first.
  private(set) var objects: [Object] = []
  /// The texts, outermost first.
  private(set) var texts: [RawErrorText] = []

  /// The HTTP status in the error, if it has a meaning without a code: 408, 429 or 5xx.
  var status: Int? {
    for object in objects {
      for key in Self.statusKeys {
        let status = object.node.values(ofErrorMember: key, in: object.carrier).compactMap {
          $0.scalarText.flatMap { Int($0) }
        }
        .first
        if let status, status == 408 || status == 429 || (500...599).contains(status) { return status }
      }
    }
    return nil
  }

  /// A part of the error that has not been split yet.
  private enum Part {
    case node(JSONNode, PayloadShape.Carrier, depth: Int)
    case pairs([JSONMember], of: RawErrorText)
    case text(RawErrorText)
  }

  private var queue: [(part: Part, nesting: Int)] = []

  init(_ bytes: some Collection<UInt8>) {
    let prefix = Array(bytes.prefix(Self.maximumLength))
    let text = Array(PayloadEncoding.utf8(prefix).trimmingBlanks)
    self.text = RawErrorText(text)
    guard !text.isEmpty else { return }
    if let node = try? JSONParser.parse(text) {
      queue.append((.node(node, .json, depth: 0), 0))
    } else {
      // A line of a log often begins with a bracket, and a quoted text with a quotation mark.
      let beginsLikeJSON = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\"")].contains(text[0])
      let isForm = !beginsLikeJSON && !text.isMarkup && FormFields.isForm(text[...])
      let form = isForm ? FormFields.object(text[...]) : nil
      if let form { queue.append((.node(form, .query, depth: 0), 0)) }
      // A form with blanks can also be a sentence, and is read as both.
      if form == nil || text.contains(where: \.isBlank) { queue.append((.text(self.text), 0)) }
    }
    processQueue()
  }

  private mutating func processQueue() {
    var position = 0
    while position < queue.count {
      let (part, nesting) = queue[position]
      position += 1
      switch part {
      case .node(let node, let carrier, let depth): add(node, carrier, depth: depth, nesting: nesting)
      case .pairs(let members, let text):
        guard objects.count < Limit.objects else { continue }
        objects.append(
          Object(node: JSONNode(content: .object(members), range: 0..<0), carrier: .text, text: text, chain: nil))
      case .text(let text): add(text, nesting: nesting)
      }
    }
    queue = []
  }

  private mutating func add(_ node: JSONNode, _ carrier: PayloadShape.Carrier, depth: Int, nesting: Int) {
    switch node.content {
    case .object(let members):
      guard objects.count < Limit.objects else { return }
      objects.append(Object(node: node, carrier: carrier, text: nil, chain: ErrorChain(node)))
      for member in members { enqueue(member.value, key: member.key, carrier, depth: depth, nesting: nesting) }
    case .array(let elements):
      for element in elements { enqueue(element, key: nil, carrier, depth: depth, nesting: nesting) }
    case .string(let string):
      if depth == 0 { addText(string, nesting: nesting) }
    case .number(let number):
      if depth == 0 { addText(number, nesting: nesting) }
    case .bool, .null: break
    }
  }

  /// Adds the text of JSON that is a single string or number.
  private mutating func addText(_ text: String, nesting: Int) {
    if let node = json(in: text, nesting: nesting) {
      queue.append((.node(node, .json, depth: 0), nesting + 1))
    } else {
      queue.append((.text(RawErrorText(text)), nesting + 1))
    }
  }

  private mutating func enqueue(
    _ node: JSONNode, key: String?, _ carrier: PayloadShape.Carrier, depth: Int, nesting: Int
  ) {
    guard queue.count < 4 * Limit.objects else { return }
    switch node.content {
    case .object, .array:
      if depth < Limit.depth { queue.append((.node(node, carrier, depth: depth + 1), nesting)) }
    case .string(let string):
      guard nesting < Limit.nesting else { return }
      if let inner = json(in: string, nesting: nesting) {
        queue.append((.node(inner, .json, depth: 0), nesting + 1))
      } else if key.map(string.isMessage(of:)) ?? string.isSentence {
        queue.append((.text(RawErrorText(string)), nesting + 1))
      }
    case .number, .bool, .null: break
    }
  }

  /// Parses a string that is itself JSON: an object, a list or a string; nil for other strings.
  private func json(in string: String, nesting: Int) -> JSONNode? {
    guard nesting < Limit.nesting, let first = string.utf8.first(where: { !$0.isBlank }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "\"")
    else { return nil }
    return try? JSONParser.parse(Array(string.utf8))
  }

  private mutating func add(_ text: RawErrorText, nesting: Int) {
    guard texts.count < Limit.texts else { return }
    let text = (text.bytes.isMarkup ? text.withoutMarkup : text).withoutFrames
    texts.append(text)
    // The errors of an Apple platform in a text are stored as an object without members.
    if let chain = ErrorChain(text), objects.count < Limit.objects {
      objects.append(
        Object(node: JSONNode(content: .object([]), range: 0..<0), carrier: .text, text: text, chain: chain))
    }
    guard nesting < Limit.nesting else { return }
    for node in text.embeddedJSON { queue.append((.node(node, .json, depth: 0), nesting + 1)) }
    if let unescaped = text.unescaped { queue.append((.text(unescaped), nesting + 1)) }
    for node in text.embeddedForms { queue.append((.node(node, .query, depth: 0), nesting + 1)) }
    let pairs = text.pairs
    if !pairs.isEmpty { queue.append((.pairs(pairs, of: text), nesting)) }
  }
}

extension JSONNode {
  /// The values of an object's members that hold messages, one on each line.
  fileprivate var message: String {
    let texts = (members ?? []).compactMap { member in
      RawError.messageKeys.contains { $0.isSame(as: member.key) } ? member.value.string : nil
    }
    return texts.joined(separator: "\n")
  }
}

extension String {
  /// Whether the text can be a sentence rather than a code or a token.
  fileprivate var isSentence: Bool { utf8.contains { $0 == 0x20 || $0 >= 0x80 } }

  /// Returns whether the text is a message, judging by the text and its key.
  fileprivate func isMessage(of key: String) -> Bool {
    if isSentence { return !key.namesSecret }
    return key.equalsIgnoringCase("error") || RawError.messageKeys.contains(where: key.equalsIgnoringCase)
  }

  /// Whether the text, as a member's key, indicates a secret value.
  private var namesSecret: Bool {
    CaseFoldedBytes(self, limit: 64).bytes.withUnsafeBufferPointer { key in
      RawError.foldedSecretKeyParts.contains { key.offset(of: $0, from: 0) != nil }
    }
  }
}

extension Collection<UInt8> {
  /// Whether the text is an HTML page.
  fileprivate var isMarkup: Bool {
    guard let first = first(where: { !$0.isBlank }), first == UInt8(ascii: "<") else { return false }
    let start = String(decoding: drop(while: \.isBlank).prefix(10), as: UTF8.self).lowercased()
    return start.hasPrefix("<!doctype") || start.hasPrefix("<html") || start.hasPrefix("<head")
  }
}

extension [UInt8] {
  /// The bytes without blanks at both ends.
  fileprivate var trimmingBlanks: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
      return []
    }
    return self[first...last]
  }
}
