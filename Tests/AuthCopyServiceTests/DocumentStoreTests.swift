import AuthCopy
import Foundation
import NIOCore
import Testing

@testable import AuthCopyService

/// The cache of rendered documents.
@Suite struct DocumentStoreTests {
  private let snapshot = CopyService().responder(.all).snapshot

  @Test(arguments: [Document.providers, .locales, .openAPI], [Disclosure.verified, .helpful])
  func documentIndependentOfDisclosureIsRenderedOnce(document: Document, disclosure: Disclosure) {
    let store = DocumentStore()
    let rendering = store.render(.init(document: document, disclosure: disclosure, coding: .identity), snapshot)
    #expect(store[.init(document: document, disclosure: .strict, coding: .identity)]?.body == rendering.body)
    #expect(document.bytes(snapshot, .strict) == document.bytes(snapshot, disclosure))
  }

  @Test func documentRenderedByManyThreadsCountsOnce() {
    let store = DocumentStore()
    let key = DocumentStore.Key(document: .catalog(locale: "en"), disclosure: .strict, coding: .identity)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in _ = store.render(key, snapshot) }
    #expect(store.size == store[key]?.body.readableBytes)
  }
}
