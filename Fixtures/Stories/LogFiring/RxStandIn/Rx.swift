/// What the story needs of RxSwift and RxCocoa.
public class Observable<Element> {
  private var handlers: [(Element) -> Void] = []
  private var replayed: [Element]

  fileprivate init(replaying replayed: [Element] = []) {
    self.replayed = replayed
  }

  public static func just(_ element: Element) -> Observable {
    Observable(replaying: [element])
  }

  public static func empty() -> Observable { Observable() }

  public func subscribe(onNext handler: @escaping (Element) -> Void) {
    replayed.forEach(handler)
    handlers.append(handler)
  }

  fileprivate func send(_ element: Element) {
    handlers.forEach { $0(element) }
  }
}

public final class PublishRelay<Element>: Observable<Element> {
  public init() { super.init() }

  public func accept(_ element: Element) { send(element) }
}

public enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}
