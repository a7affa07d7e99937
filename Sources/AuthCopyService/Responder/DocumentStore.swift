import AuthCopy
import NIOCore
import Synchronization

/// The documents of one catalog, each rendered and compressed once.
final class DocumentStore: Sendable {
  /// A document with the disclosure and the coding that its bytes depend on.
  struct Key: Hashable {
    let document: Document
    /// The disclosure; the strictest one for a document that does not depend on it.
    let disclosure: Disclosure
    let coding: ContentCoding

    init(document: Document, disclosure: Disclosure, coding: ContentCoding) {
      self.document = document
      self.disclosure = document.dependsOnDisclosure ? disclosure : .strict
      self.coding = coding
    }
  }

  struct Rendering: Sendable {
    let body: ByteBuffer
    let tag: EntityTag
    /// The coding; `identity` if compression would not make the document shorter.
    let coding: ContentCoding
  }

  /// The maximum size of all renderings, in bytes; beyond it, all renderings are discarded.
  private static let capacity = 8 << 20

  private struct State {
    var renderings: [Key: Rendering] = [:]
    var size = 0
  }

  private let state = Mutex(State())

  /// The size of all renderings, in bytes.
  var size: Int { state.withLock(\.size) }

  /// The rendering of a document; nil if it does not exist yet.
  subscript(key: Key) -> Rendering? { state.withLock { $0.renderings[key] } }

  /// Renders a document, which can take milliseconds.
  func render(_ key: Key, _ snapshot: Snapshot) -> Rendering {
    if let rendering = self[key] { return rendering }
    let plain = key.document.bytes(snapshot, key.disclosure)
    let compressed = key.coding.compress(plain)
    let bytes = compressed ?? plain
    let rendering = Rendering(
      body: ByteBuffer(bytes: bytes), tag: EntityTag(of: bytes), coding: compressed == nil ? .identity : key.coding)
    return state.withLock { state in
      // Another thread may have rendered it meanwhile.
      if let rendering = state.renderings[key] { return rendering }
      if state.size + bytes.count > Self.capacity { state = State() }
      state.size += bytes.count
      state.renderings[key] = rendering
      return rendering
    }
  }
}
