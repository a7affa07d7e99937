import AuthCopy
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import Synchronization

/// An answer that was given before, as the bytes and the headers of its response.
struct ReadyAnswer: Sendable {
  let body: ByteBuffer
  private let tag: EntityTag
  private let unmodified: HTTPHeaders
  private let whole: HTTPHeaders
  /// Whose error it is, for the figures.
  let provider: Provider

  /// - Parameter answer: one that may be kept.
  init(_ answer: Answer, of provider: Provider) {
    body = ByteBuffer(bytes: answer.body)
    tag = EntityTag(of: answer.body)
    unmodified = HTTPHeaders(answer.headers(tag).map { ($0.name.rawName, $0.value) })
    var whole = unmodified
    whole.add(name: "Content-Type", value: answer.mediaType.rawValue)
    whole.add(name: "Content-Length", value: String(answer.body.count))
    self.whole = whole
    self.provider = provider
  }

  /// The head of the response, 304 for a client that has the bytes already.
  ///
  /// - Parameter knownTags: the header `If-None-Match`.
  func head(for knownTags: String?) -> HTTPResponseHead {
    if let knownTags, tag.isAmong(knownTags) {
      return HTTPResponseHead(version: .http1_1, status: .notModified, headers: unmodified)
    }
    return HTTPResponseHead(version: .http1_1, status: .ok, headers: whole)
  }
}

/// The answers of one catalog that were given before, by what asked for them.
///
/// There is a bound, since strangers choose what they ask for: when it is reached all are forgotten, and come again as
/// they are asked for.
final class ReadyAnswers: Sendable {
  /// In bytes, with what asked for them.
  private static let limit = 4 << 20
  /// What an answer takes beside its bytes: its headers, and its place.
  private static let overhead = 1 << 10

  private enum Entry {
    case fixed(ReadyAnswer)
    /// By the header `Accept-Language`; empty without one.
    case byLanguage([String: ReadyAnswer])
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var size = 0
  }

  private let state = Mutex(State())

  subscript(target: String, language: String) -> ReadyAnswer? {
    state.withLock { state in
      switch state.entries[target] {
      case .fixed(let answer): answer
      case .byLanguage(let answers): answers[language]
      case nil: nil
      }
    }
  }

  /// - Parameters:
  ///   - target: the path and the query.
  ///   - language: the header `Accept-Language`, where the answer depends on it.
  func keep(_ answer: ReadyAnswer, for target: String, language: String?) {
    let size = target.utf8.count + (language?.utf8.count ?? 0) + answer.body.readableBytes + Self.overhead
    state.withLock { state in
      if state.size + size > Self.limit { state = State() }
      state.size += size
      guard let language else {
        state.entries[target] = .fixed(answer)
        return
      }
      var answers: [String: ReadyAnswer] = [:]
      if case .byLanguage(let known)? = state.entries.removeValue(forKey: target) { answers = known }
      answers[language] = answer
      state.entries[target] = .byLanguage(answers)
    }
  }
}
