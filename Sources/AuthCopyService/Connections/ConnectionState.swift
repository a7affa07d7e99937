import NIOCore

/// The state of a connection, without its I/O.
///
/// The owner reports events and performs actions until ``next(at:)`` returns nil.
struct ConnectionState<Request> {
  enum Action {
    /// Respond to the request, then call ``responded(at:)``.
    case respond(Request)
    /// Tell the client, which is waiting, to send the body.
    case sendContinue
    /// Write the problem as the last response.
    case refuse(ServiceProblem)
    /// Close the output once everything is written; the input is still read, so that the client gets the response.
    case close
    /// Close the connection at once.
    case abort
  }

  private enum Reading { case nothing, head, body }

  private enum Phase {
    case open
    /// The last response is a stream, which lasts as long as the connection.
    case streaming
    /// The last response has been written; if `isReported`, the owner has been told to close the output.
    case closing(since: NIODeadline, isReported: Bool)
    /// The connection closes at once; if `isReported`, the owner has been told, or has closed it.
    case aborted(isReported: Bool)
  }

  private struct PendingRequest {
    let request: Request
    let persistence: Persistence
  }

  /// The number of pending requests beyond which nothing more is read.
  static var maximumPending: Int { 16 }
  /// How long an idle connection stays open while the server drains: its next request may be under way.
  static var drainingTime: TimeAmount { .milliseconds(250) }
  /// How long input is discarded after the last response, so that the client can read the response.
  static var closingTime: TimeAmount { .seconds(1) }

  private let timeouts: ConnectionTimeouts
  private var phase = Phase.open
  private var reading = Reading.nothing
  /// When the head or the body that is being read began.
  private var readingSince: NIODeadline
  /// When the last request was read, or its response was written.
  private var lastProgress: NIODeadline
  private var pendingRequests = CircularBuffer<PendingRequest>()
  /// The persistence that the current request requires; nil if no response is being created.
  private var currentPersistence: Persistence?
  private var isWritable = true
  private var needsContinue = false
  /// The problem that is written after the responses to all earlier requests.
  private var refusal: ServiceProblem?
  /// Whether no further request will arrive or be read.
  private var isLastRead = false
  private var drainingSince: NIODeadline?

  init(timeouts: ConnectionTimeouts, at now: NIODeadline) {
    self.timeouts = timeouts
    readingSince = now
    lastProgress = now
  }

  // MARK: Events

  /// Bytes have arrived that are not decoded yet.
  ///
  /// - Returns: whether the bytes begin a head.
  mutating func received(at now: NIODeadline) -> Bool {
    guard reading == .nothing, !discardsInput else { return false }
    reading = .head
    readingSince = now
    return true
  }

  /// The head of a request has been decoded.
  ///
  /// - Parameter expectsContinue: whether the client waits for the status 100 before it sends the body.
  mutating func receivedHead(expectsContinue: Bool = false, at now: NIODeadline) {
    reading = .body
    readingSince = now
    needsContinue = expectsContinue
  }

  /// A request has been read completely.
  mutating func receivedEnd(of request: Request, _ persistence: Persistence, at now: NIODeadline) {
    guard !discardsInput else { return }
    reading = .nothing
    needsContinue = false
    lastProgress = now
    pendingRequests.append(PendingRequest(request: request, persistence: persistence))
    if persistence == .close { isLastRead = true }
  }

  /// The input cannot be served: the problem is the last response, after the responses to earlier requests.
  mutating func refuse(_ problem: ServiceProblem, at now: NIODeadline) {
    guard !discardsInput else { return }
    refusal = problem
    isLastRead = true
    reading = .nothing
    lastProgress = now
  }

  /// The client will send nothing more.
  ///
  /// If a request is incomplete, the decoder has already reported an error, and ``refuse(_:at:)`` was called.
  mutating func inputEnded() {
    isLastRead = true
    if case .streaming = phase { phase = .aborted(isReported: false) }
  }

  /// The response to the current request is ready.
  ///
  /// - Returns: whether the connection stays open after the response.
  mutating func responded(at now: NIODeadline) -> Persistence {
    let persistence = currentPersistence ?? .persistent
    currentPersistence = nil
    lastProgress = now
    // While reading was paused, the client could not send the rest of a request, so its time starts again.
    if pendingRequests.count + 1 >= Self.maximumPending { readingSince = now }
    // While the server drains, only a request with a complete head is still read.
    let readsNoRequest = isLastRead || (drainingSince != nil && reading != .body)
    let isLast = pendingRequests.isEmpty && refusal == nil && readsNoRequest
    if persistence == .close || isLast {
      phase = .closing(since: now, isReported: false)
      return .close
    }
    return persistence
  }

  /// The response to the current request is a stream: it is the last response, and no deadline applies to it.
  mutating func startedStream() {
    currentPersistence = nil
    pendingRequests = CircularBuffer()
    phase = .streaming
  }

  /// The socket has become writable, or stopped being writable.
  mutating func changed(isWritable: Bool, at now: NIODeadline) {
    self.isWritable = isWritable
    lastProgress = now
    readingSince = now
  }

  /// The connection is closed.
  mutating func closed() {
    phase = .aborted(isReported: true)
    pendingRequests = CircularBuffer()
  }

  /// The server shuts down: pending requests are finished, and a stream ends.
  mutating func drain(at now: NIODeadline) {
    drainingSince = drainingSince ?? now
    if case .streaming = phase { phase = .closing(since: now, isReported: false) }
  }

  /// Time has passed.
  mutating func tick(at now: NIODeadline) {
    guard now >= deadline else { return }
    switch phase {
    case .aborted, .streaming: break
    case .closing: phase = .aborted(isReported: false)
    case .open where isReading && now >= readingDeadline: refuse(.requestTimeout, at: now)
    case .open where drainingSince != nil && !owesResponse: phase = .closing(since: now, isReported: false)
    case .open: phase = .aborted(isReported: false)
    }
  }

  // MARK: Actions

  /// Returns the next action; nil if there is none until the next event.
  mutating func next(at now: NIODeadline) -> Action? {
    switch phase {
    case .aborted(let isReported):
      phase = .aborted(isReported: true)
      return isReported ? nil : .abort
    case .closing(let since, let isReported):
      phase = .closing(since: since, isReported: true)
      return isReported ? nil : .close
    case .streaming: return nil
    case .open: break
    }
    guard isWritable, currentPersistence == nil else { return nil }
    if let first = pendingRequests.popFirst() {
      currentPersistence = first.persistence
      return .respond(first.request)
    }
    if let refusal {
      phase = .closing(since: now, isReported: false)
      return .refuse(refusal)
    }
    if needsContinue {
      needsContinue = false
      return .sendContinue
    }
    guard isLastRead, reading == .nothing else { return nil }
    phase = .closing(since: now, isReported: true)
    return .close
  }

  /// Whether to read from the socket.
  ///
  /// After the last response, input is read and discarded.
  var wantsInput: Bool {
    guard case .open = phase else { return true }
    return !isLastRead && isWritable && pendingRequests.count < Self.maximumPending
  }

  /// Whether input is discarded.
  var discardsInput: Bool {
    guard case .open = phase else { return true }
    return refusal != nil || isLastRead
  }

  /// The time at which ``tick(at:)`` is to be called.
  var deadline: NIODeadline {
    switch phase {
    case .aborted, .streaming: return .distantFuture
    case .closing(let since, _): return since + Self.closingTime
    case .open: break
    }
    if isReading {
      return owesResponse ? min(readingDeadline, lastProgress + timeouts.response) : readingDeadline
    }
    if owesResponse { return lastProgress + timeouts.response }
    return drainingSince.map { $0 + Self.drainingTime } ?? lastProgress + timeouts.idle
  }

  private var readingDeadline: NIODeadline {
    readingSince + (reading == .body ? timeouts.body : timeouts.header)
  }

  /// Whether a request is being read; while the server drains, a request without a complete head does not count.
  private var isReading: Bool {
    wantsInput && (reading == .body || (reading == .head && drainingSince == nil))
  }

  /// Whether a response must still be created, or received by the client.
  private var owesResponse: Bool {
    !pendingRequests.isEmpty || currentPersistence != nil || refusal != nil || !isWritable
  }
}

/// Whether a connection stays open after a response.
package enum Persistence: Sendable {
  /// The connection stays open, which is the default in HTTP/1.1.
  case persistent
  /// The connection stays open, as an HTTP/1.0 client has requested and the response confirms.
  case keepAlive
  case close
}
