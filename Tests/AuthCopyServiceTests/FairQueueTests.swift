import NIOCore
import Testing

@testable import AuthCopyService

/// The order in which the queue serves clients and their connections.
@Suite struct FairQueueTests {
  private typealias Queue = FairQueue<String, Int>

  /// Returns the order in which the queue returns pieces of work, given how many turns each piece needs (by default 1).
  private func order(_ queue: Queue, turns: [Int: Int]) -> [Int] {
    var (queue, remaining) = (queue, turns)
    var order: [Int] = []
    while let (work, client) = queue.popFirst() {
      order.append(work)
      remaining[work, default: 1] -= 1
      if remaining[work] ?? 0 > 0 { queue.append(work, of: client) }
    }
    return order
  }

  @Test func connectionsOfOneClientTakeTurns() {
    var queue = Queue()
    for work in 1...3 { queue.append(work, of: "a") }
    #expect(order(queue, turns: [1: 3, 2: 1, 3: 2]) == [1, 2, 3, 1, 3, 1])
  }

  @Test func clientWithManyConnectionsGetsOneShare() {
    var queue = Queue()
    for work in 1...4 { queue.append(work, of: "many") }
    queue.append(5, of: "one")
    #expect(order(queue, turns: [1: 2, 2: 2, 3: 2, 4: 2, 5: 3]) == [1, 5, 2, 5, 3, 5, 4, 1, 2, 3, 4])
  }

  @Test func newClientIsServedAfterOneTurnOfTheEarlierClient() {
    var queue = Queue()
    for work in 1...3 { queue.append(work, of: "a") }
    let first = queue.popFirst()
    #expect(first?.work == 1)
    queue.append(9, of: "b")
    queue.append(1, of: "a")
    #expect(order(queue, turns: [:]) == [2, 9, 3, 1])
  }

  @Test func clientWithoutWorkIsRemoved() {
    var queue = Queue()
    queue.append(1, of: "a")
    let clients = [queue.popFirst()?.client, queue.popFirst()?.client]
    #expect(clients == ["a", nil])
  }

  @Test func clientIsAnAddressWithoutPort() throws {
    func client(_ address: String, _ port: Int) throws -> ClientAddress {
      ClientAddress(try SocketAddress(ipAddress: address, port: port))
    }
    #expect(try client("10.0.0.1", 1) == client("10.0.0.1", 2))
    #expect(try client("10.0.0.1", 1) != client("10.0.0.2", 1))
    // The connections of one IPv6 network, the first 64 bits, belong to one client.
    #expect(try client("2001:db8::1", 1) == client("2001:db8::2:0:0:1", 2))
    #expect(try client("2001:db8::1", 1) != client("2001:db8:0:1::1", 1))
    #expect(try client("::ffff:10.0.0.1", 1) != client("::ffff:10.0.0.2", 1))
  }
}
