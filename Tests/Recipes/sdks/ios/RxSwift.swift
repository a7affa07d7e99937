// The part of RxSwift that a recipe uses.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol Disposable {}
extension Disposable {
  public func disposed(by bag: DisposeBag) {}
}
public struct Disposables: Disposable {
  public static func create() -> any Disposable { Disposables() }
}
public final class DisposeBag { public init() {} }
public struct Single<Element> {
  public typealias SingleEvent = Result<Element, any Error>
  let start: (@escaping (SingleEvent) -> Void) -> any Disposable
  public static func create(subscribe: @escaping (@escaping (SingleEvent) -> Void) -> any Disposable) -> Single {
    Single(start: subscribe)
  }
  @discardableResult public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil
  ) -> any Disposable {
    start { event in
      switch event {
      case .success(let element): onSuccess?(element)
      case .failure(let error): onFailure?(error)
      }
    }
  }
}
public final class PublishSubject<Element> {
  private var observers: [(Element) -> Void] = []
  public init() {}
  public func onNext(_ element: Element) { for observer in observers { observer(element) } }
  @discardableResult public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
    observers.append(onNext)
    return Disposables.create()
  }
}
