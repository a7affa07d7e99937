import AuthCopy
import NIOCore

/// What the connections of one event loop share, without locks: the responder for the current catalog, the languages
/// that it has matched, frequent answers, the metrics, and whose turn it is.
final class LoopMemory {
  private let current: CurrentSnapshot
  private let service: ServiceState
  private(set) var responder: Responder
  private var replacements: Int
  private var languages = LanguageMemory()
  private var answers = AnswerMemory()
  private var recorder: MetricsRecorder
  let readyConnections = ReadyConnections()

  init(_ current: CurrentSnapshot, _ service: ServiceState, _ recorder: MetricsRecorder) {
    self.current = current
    self.service = service
    self.recorder = recorder
    replacements = current.replacements
    responder = Responder(current.snapshot, service)
  }

  /// Answers a request from the current catalog; nil when that takes long.
  func quickAnswer(_ head: RequestHead, body: [UInt8]) -> Answer? {
    let replacements = current.replacements
    if replacements != self.replacements {
      // Counted before it is taken: a catalog that comes between the two is taken again.
      self.replacements = replacements
      responder = Responder(current.snapshot, service)
      languages = LanguageMemory()
      answers = AnswerMemory()
    }
    let key = AnswerMemory.Key(head, body: body)
    if let key, let answer = answers[key] { return answer }
    guard let answer = responder.quickAnswer(head, body: body, remembering: languages) else { return nil }
    if let key { answers.insert(answer, for: key) }
    return answer
  }

  func record(_ answer: Answer, nanoseconds: Int64) { recorder.record(answer, nanoseconds: nanoseconds) }
}
