import NIOCore

/// A queue of pieces of long work, in which clients take turns, and so do the connections of each client.
///
/// A client is an address, which can have any number of connections; a connection has one piece at a time.
struct FairQueue<Client: Hashable, Work> {
  private var pieces: [Client: CircularBuffer<Work>] = [:]
  /// The clients with pieces, in the order of their turns.
  private var turns = CircularBuffer<Client>()

  /// Adds a piece after all others of its client.
  mutating func append(_ work: Work, of client: Client) {
    if pieces[client] == nil { turns.append(client) }
    pieces[client, default: CircularBuffer()].append(work)
  }

  /// Removes and returns the next piece; the caller adds the rest of an unfinished piece again.
  mutating func popFirst() -> (work: Work, client: Client)? {
    guard let client = turns.popFirst(), let work = pieces[client]?.popFirst() else { return nil }
    if pieces[client]?.isEmpty == true { pieces[client] = nil } else { turns.append(client) }
    return (work, client)
  }
}

/// A client, identified by the address of its connection.
struct ClientAddress: Hashable, Sendable {
  private let bytes: [UInt8]

  /// - Parameter address: the remote address; all clients of a Unix domain socket count as one.
  init(_ address: SocketAddress?) {
    // The offsets of the address in `sockaddr_in` and `sockaddr_in6` are the same on all systems.
    switch address {
    case .v4(let address): bytes = withUnsafeBytes(of: address.address) { Array($0[4..<8]) }
    case .v6(let address):
      bytes = withUnsafeBytes(of: address.address) { memory in
        let ipv6 = memory[8..<24]
        // A /64 network counts as one client, except the network of IPv4-mapped addresses (RFC 4291, section 2.5.5.2).
        let mayBeMapped = ipv6.prefix(8).allSatisfy { $0 == 0 }
        return Array(ipv6.prefix(mayBeMapped ? 16 : 8))
      }
    case .unixDomainSocket, nil: bytes = []
    }
  }
}
