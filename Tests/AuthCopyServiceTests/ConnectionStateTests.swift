import NIOCore
import Testing

@testable import AuthCopyService

/// The state machine of a connection, tested without a socket and without waiting.
@Suite struct ConnectionStateTests {
  private typealias State = ConnectionState<Int>

  private static let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
  private var timeouts: ConnectionTimeouts {
    var timeouts = ConnectionTimeouts()
    timeouts.idle = .seconds(60)
    timeouts.header = .seconds(10)
    timeouts.body = .seconds(30)
    timeouts.response = .seconds(50)
    return timeouts
  }

  private func state() -> State { State(timeouts: timeouts, at: Self.start) }

  private func after(_ seconds: Int64) -> NIODeadline { Self.start + .seconds(seconds) }

  /// Performs the actions that the state requests, with an immediate response to each request, and returns them.
  private func actions(_ state: inout State, at now: NIODeadline = start) -> [String] {
    var actions: [String] = []
    while let action = state.next(at: now) {
      switch action {
      case .respond(let request):
        let persistence = state.responded(at: now)
        actions.append("\(request)" + (persistence == .persistent ? "" : " \(persistence)"))
      case .sendContinue: actions.append("continue")
      case .refuse(let problem): actions.append(problem.id)
      case .close: actions.append("close")
      case .abort: actions.append("abort")
      }
    }
    return actions
  }

  private func read(
    _ request: Int, _ persistence: Persistence = .persistent, into state: inout State, at now: NIODeadline = start
  ) {
    _ = state.received(at: now)
    state.receivedHead(at: now)
    state.receivedEnd(of: request, persistence, at: now)
  }

  @Test func responsesKeepTheOrderOfRequests() {
    var state = state()
    for request in 1...3 { read(request, into: &state) }
    #expect(actions(&state) == ["1", "2", "3"])
    #expect(state.wantsInput)
  }

  @Test func lastResponseAnnouncesTheClose() {
    var state = state()
    read(1, .keepAlive, into: &state)
    read(2, .close, into: &state)
    #expect(!state.wantsInput, "nothing is read after the last request")
    #expect(state.discardsInput)
    #expect(actions(&state) == ["1 keepAlive", "2 close", "close"])
    #expect(state.wantsInput, "input is discarded, so that the client can read the response")
    #expect(state.deadline == Self.start + State.closingTime)
    state.tick(at: state.deadline)
    #expect(actions(&state) == ["abort"])
    #expect(actions(&state) == [])
  }

  @Test func halfClosedClientGetsItsResponses() {
    var state = state()
    read(1, into: &state)
    state.inputEnded()
    #expect(actions(&state) == ["1 close", "close"])
    var idle = self.state()
    idle.inputEnded()
    #expect(actions(&idle) == ["close"])
  }

  @Test func readingStopsAtSixteenPendingRequests() {
    var state = state()
    state.changed(isWritable: false, at: Self.start)
    #expect(!state.wantsInput, "a client that does not read is not read")
    #expect(actions(&state) == [])
    state.changed(isWritable: true, at: Self.start)
    for request in 1...15 { read(request, into: &state) }
    #expect(state.wantsInput)
    read(16, into: &state)
    #expect(!state.wantsInput)
    #expect(actions(&state).count == 16)
    #expect(state.wantsInput)
  }

  @Test func slowResponseDelaysLaterResponses() {
    var state = state()
    read(1, into: &state)
    guard case .respond(1) = state.next(at: Self.start) else { return #expect(Bool(false), "request 1 is next") }
    read(2, into: &state)
    #expect(state.next(at: Self.start) == nil)
    #expect(state.responded(at: Self.start) == .persistent)
    #expect(actions(&state) == ["2"])
  }

  @Test func continueIsSentAfterEarlierResponses() {
    var state = state()
    read(1, into: &state)
    _ = state.received(at: Self.start)
    state.receivedHead(expectsContinue: true, at: Self.start)
    #expect(actions(&state) == ["1", "continue"])
    state.receivedEnd(of: 2, .persistent, at: Self.start)
    #expect(actions(&state) == ["2"])
  }

  @Test func problemIsSentAfterEarlierResponses() {
    var state = state()
    read(1, into: &state)
    state.refuse(.invalidRequest, at: Self.start)
    state.refuse(.requestTimeout, at: Self.start)
    read(2, into: &state)
    #expect(actions(&state) == ["1", "invalidRequest", "close"])
  }

  @Test func idleConnectionIsAbortedSilently() {
    var state = state()
    #expect(state.deadline == after(60))
    read(1, into: &state, at: after(20))
    #expect(actions(&state, at: after(21)) == ["1"])
    #expect(state.deadline == after(81))
    state.tick(at: after(80))
    #expect(actions(&state, at: after(80)) == [])
    state.tick(at: after(81))
    #expect(actions(&state, at: after(81)) == ["abort"])
  }

  @Test(arguments: [(false, 10), (true, 30)]) func headsAndBodiesHaveTimeouts(isBody: Bool, seconds: Int64) {
    var state = state()
    let (startsHead, startsAnotherHead) = (state.received(at: Self.start), state.received(at: after(5)))
    #expect(startsHead && !startsAnotherHead, "it is still the same head")
    if isBody { state.receivedHead(at: Self.start) }
    #expect(state.deadline == after(seconds))
    state.tick(at: after(seconds))
    #expect(actions(&state, at: after(seconds)) == ["requestTimeout", "close"])
  }

  @Test func headTimeoutAppliesToPipelinedRequests() {
    var state = state()
    read(1, into: &state)
    guard case .respond(1) = state.next(at: Self.start) else { return #expect(Bool(false), "request 1 is next") }
    _ = state.received(at: after(1))
    #expect(state.deadline == after(11))
    state.tick(at: after(11))
    #expect(actions(&state, at: after(11)) == [], "the first response is pending")
    _ = state.responded(at: after(12))
    #expect(actions(&state, at: after(12)) == ["requestTimeout", "close"])
  }

  @Test func clientThatDoesNotReadIsAborted() {
    var state = state()
    read(1, into: &state)
    state.changed(isWritable: false, at: after(1))
    _ = state.received(at: after(2))
    #expect(state.deadline == after(51), "the header timeout does not apply")
    state.tick(at: after(51))
    #expect(actions(&state, at: after(51)) == ["abort"])
  }

  @Test func closedConnectionSendsNothing() {
    var state = state()
    for request in 1...3 { read(request, into: &state) }
    state.closed()
    #expect(actions(&state) == [])
    #expect(state.deadline == .distantFuture)
  }

  @Test func pausesInReadingExtendTheDeadline() {
    var state = state()
    _ = state.received(at: Self.start)
    state.changed(isWritable: false, at: after(1))
    state.changed(isWritable: true, at: after(20))
    #expect(state.deadline == after(30))
  }

  @Test func drainingFinishesPendingRequests() {
    var state = state()
    for request in 1...2 { read(request, into: &state) }
    state.drain(at: Self.start)
    #expect(actions(&state) == ["1", "2 close", "close"])
    var uploading = self.state()
    _ = uploading.received(at: Self.start)
    uploading.receivedHead(at: Self.start)
    uploading.drain(at: Self.start)
    #expect(actions(&uploading) == [])
    #expect(uploading.deadline == after(30), "the body timeout applies")
    uploading.receivedEnd(of: 1, .persistent, at: after(1))
    #expect(actions(&uploading, at: after(1)) == ["1 close", "close"])
  }

  @Test func drainingConnectionAcceptsOneMoreRequest() {
    var state = state()
    _ = state.received(at: Self.start)
    state.drain(at: Self.start)
    #expect(state.deadline == Self.start + State.drainingTime)
    state.receivedHead(at: Self.start)
    state.receivedEnd(of: 1, .persistent, at: Self.start)
    #expect(actions(&state) == ["1 close", "close"])
    var idle = self.state()
    idle.drain(at: Self.start)
    #expect(actions(&idle) == [])
    idle.tick(at: idle.deadline)
    #expect(actions(&idle) == ["close"])
  }

  @Test func streamLastsUntilItsConnectionCloses() {
    func streaming() -> State {
      var state = state()
      for request in 1...2 { read(request, into: &state) }
      guard case .respond = state.next(at: Self.start) else { preconditionFailure("a request is pending") }
      state.startedStream()
      return state
    }
    var stream = streaming()
    #expect(actions(&stream, at: after(1_000)) == [], "no request follows a stream")
    #expect(stream.deadline == .distantFuture)
    #expect(stream.wantsInput && stream.discardsInput, "the end of the input is noticed")
    stream.inputEnded()
    #expect(actions(&stream) == ["abort"])
    var drained = streaming()
    drained.drain(at: Self.start)
    #expect(actions(&drained) == ["close"])
  }
}
