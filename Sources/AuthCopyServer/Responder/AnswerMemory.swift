import AuthCopy
import NIOHTTP1

/// The answers of one snapshot that clients ask for again and again: few codes make most of the requests, and most
/// providers send the same bytes with each error of a code (`Scripts/bench http`).
///
/// An answer is found by all of the request that it can depend on, so it is the one that would be made again. Its size is
/// limited, because any client can ask for anything.
struct AnswerMemory {
  /// All that an answer can depend on.
  struct Key: Hashable {
    fileprivate let head: RequestHead
    /// A body itself could be about a person, and is not kept.
    fileprivate let body: BodyDigest?

    /// - Returns: nil for a request whose answer is not remembered.
    init?(_ head: RequestHead, body: [UInt8]) {
      guard head.method == .GET || (head.method == .POST && body.count <= AnswerMemory.maximumBody),
        head.target.utf8.count + head.size <= AnswerMemory.maximumHead
      else { return nil }
      self.head = head
      self.body = head.method == .POST ? BodyDigest(of: body) : nil
    }
  }

  /// The maximum length of a request's head, and of a body, in bytes.
  private static let maximumHead = 1_024
  private static let maximumBody = 4_096

  private var answers: RecentValues<Key, Answer>
  /// Bodies that came lately, each where its digest says: one that does not come again takes no other's place.
  private var lately = [BodyDigest?](repeating: nil, count: 256)

  /// - Parameter limit: the maximum number of answers.
  init(limit: Int = 512) { answers = RecentValues(limit: limit) }

  var count: Int { answers.count }

  /// The answer that a request had before.
  subscript(key: Key) -> Answer? {
    mutating get { answers[key] }
  }

  mutating func insert(_ answer: Answer, for key: Key) {
    // An unknown code can be any text, and other fields, such as the id of a request, are rarely the same again.
    guard answer.isForAnyone, answer.figures.unknown.isEmpty, answer.otherFields.isEmpty,
      answer.ownSize <= Self.maximumBody, hasComeBefore(key.body)
    else { return }
    answers.insert(answer, for: key)
  }

  private mutating func hasComeBefore(_ body: BodyDigest?) -> Bool {
    guard let body else { return true }
    let place = body.place(in: lately.count)
    defer { lately[place] = body }
    return lately[place] == body
  }
}

extension Answer {
  /// The size of the body, in bytes; 0 for a document, which all responses with it share.
  fileprivate var ownSize: Int { if case .bytes(let bytes) = body { bytes.count } else { 0 } }
}

/// 128 bits that tell bodies apart; nobody outside of the process can find two with equal bits.
private struct BodyDigest: Hashable {
  private let halves: (Int, Int)

  init(of body: [UInt8]) {
    func half(_ number: UInt8) -> Int {
      var hasher = Hasher()
      hasher.combine(number)
      body.withUnsafeBytes { hasher.combine(bytes: $0) }
      return hasher.finalize()
    }
    halves = (half(0), half(1))
  }

  /// A place in a list.
  func place(in count: Int) -> Int { Int(UInt(bitPattern: halves.0) % UInt(count)) }

  static func == (first: Self, second: Self) -> Bool { first.halves == second.halves }

  func hash(into hasher: inout Hasher) { hasher.combine(halves.0) }
}
