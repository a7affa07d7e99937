import NIOCore

/// The order in which pieces of long work are done: each client has its turn, and in it the next of its connections.
///
/// A client is an address, which can have any number of connections; a connection has one piece at a time.
struct FairQueue<Client: Hashable, Work> {
  private var pieces: [Client: CircularBuffer<Work>] = [:]
  /// The clients with pieces, in the order of their turns.
  private var turns = CircularBuffer<Client>()

  /// Adds a piece behind all others of its client.
  mutating func append(_ work: Work, of client: Client) {
    if pieces[client] == nil { turns.append(client) }
    pieces[client, default: CircularBuffer()].append(work)
  }

  /// Takes the next piece; what remains of it is added again.
  mutating func popFirst() -> (work: Work, client: Client)? {
    guard let client = turns.popFirst(), let work = pieces[client]?.popFirst() else { return nil }
    if pieces[client]?.isEmpty == true { pieces[client] = nil } else { turns.append(client) }
    return (work, client)
  }
}

/// Who sends requests, as far as the address of a connection tells.
struct ClientAddress: Hashable, Sendable {
  private let bytes: [UInt8]

  /// - Parameter address: that of the other side; all clients of a Unix domain socket are one.
  init(_ address: SocketAddress?) {
    // Where the address stands in a `sockaddr_in` and a `sockaddr_in6`, on all systems.
    switch address {
    case .v4(let address): bytes = withUnsafeBytes(of: address.address) { Array($0[4..<8]) }
    case .v6(let address):
      bytes = withUnsafeBytes(of: address.address) { memory in
        let address = memory[8..<24]
        // A network of 64 bits is one client's, unless it is that of all addresses of IPv4 (RFC 4291, section 2.5.5.2).
        return Array(address.prefix(address.prefix(8).allSatisfy { $0 == 0 } ? 16 : 8))
      }
    case .unixDomainSocket, nil: bytes = []
    }
  }
}
