import AuthCopy
import NIOHTTP1
import Testing

@testable import AuthCopyServer

@Suite struct AnswerMemoryTests {
  private let responder = CopyService().responder(.all)
  private let path = "/v1/errors/kakao/KOE320"

  private func isStored(_ head: RequestHead) -> Bool {
    var memory = AnswerMemory()
    memory.insert(responder.answer(head), for: head)
    return memory[head] != nil
  }

  private func head(_ target: String, _ fields: (String, String)..., method: HTTPMethod = .GET) -> RequestHead {
    var head = RequestHead(method, target)
    for (name, value) in fields { head.add(name, value) }
    return head
  }

  @Test func whatMayBeStoredIsStored() {
    #expect(isStored(head(path)))
    #expect(isStored(head("\(path)?locale=ko", ("Accept", "*/*"), ("User-Agent", "x"))))
  }

  @Test func whatMustNotBeStoredIsNot() {
    #expect(!isStored(head("/v1/errors/firebase/x?account=a@b.example")), "free text")
    #expect(!isStored(head("\(path)?seconds=3")), "arguments")
    #expect(!isStored(head("/v1/errors/kakao/nobody-knows")), "an unknown code can be any text")
    #expect(!isStored(head("/healthz")))
    #expect(!isStored(head(path, ("Accept", "application/problem+json"))))
    #expect(!isStored(head(path, method: .HEAD)))
    #expect(!isStored(head("/nowhere")))
    #expect(!isStored(head("/v1/catalogs/ko")), "documents are stored already")
    #expect(!isStored(head(path, ("X-Request-ID", "1"))))
    #expect(!isStored(head("\(path)?x=\(String(repeating: "x", count: 1_000))")))
  }

  @Test func everythingThatAnAnswerDependsOnTellsRequestsApart() {
    var memory = AnswerMemory()
    let plain = head(path)
    memory.insert(responder.answer(plain), for: plain)
    #expect(memory[head(path, ("User-Agent", "x"))] != nil)
    for other in [
      head("\(path)?locale=ko"), head(path, method: .HEAD), head(path, method: .POST),
      head(path, ("Accept-Language", "ko")),
      head(path, ("Accept", "*/*")), head(path, ("If-None-Match", "*")), head(path, ("Origin", "http://a.example")),
      head(path, ("User-Agent", String(repeating: "x", count: Limits.headers))),
    ] {
      #expect(memory[other] == nil, "\(other)")
    }
  }

  @Test func itsSizeIsLimited() {
    var memory = AnswerMemory(limit: 10)
    for number in 0..<100 {
      let head = head("\(path)?surface=\(number)")
      memory.insert(responder.answer(head), for: head)
      #expect(memory[head] != nil)
      #expect(memory.count <= 10)
    }
  }
}
