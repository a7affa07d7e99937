import AuthCopy
import NIOHTTP1

/// The answers of one snapshot that clients ask for again and again: few codes make most of the requests
/// (`Scripts/bench http`).
///
/// An answer is found by all of the request that it can depend on, so it is the one that would be made again. Only what
/// any cache may store is stored: answers with arguments rarely come again. Its size is limited, because any client can
/// ask for anything.
struct AnswerMemory {
  /// The maximum length of a request's head, and of a body, in bytes.
  private static let maximumHead = 1_024
  private static let maximumBody = 4_096

  private var answers: RecentValues<RequestHead, Answer>

  /// - Parameter limit: the maximum number of answers.
  init(limit: Int = 512) { answers = RecentValues(limit: limit) }

  var count: Int { answers.count }

  /// The answer that a request had before.
  subscript(head: RequestHead) -> Answer? {
    mutating get { head.method == .GET && head.size <= Limits.headers ? answers[head] : nil }
  }

  mutating func insert(_ answer: Answer, for head: RequestHead) {
    // An unknown code can be any text, and other fields, such as the id of a request, are rarely the same again.
    guard head.method == .GET, answer.cachePolicy == .shared, answer.figures.unknown.isEmpty,
      answer.otherFields.isEmpty,
      case .bytes(let body) = answer.body, body.count <= Self.maximumBody,
      head.target.utf8.count + head.size <= Self.maximumHead
    else { return }
    answers.insert(answer, for: head)
  }
}
