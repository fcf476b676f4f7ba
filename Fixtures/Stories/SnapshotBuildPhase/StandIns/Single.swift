/// One value, or an error, for whoever subscribes.
public struct Single<Element> {
  /// Who subscribes.
  public typealias Observer = (SingleEvent<Element>) -> Void

  private let start: (@escaping Observer) -> Disposable

  /// A single that runs `subscribe` for each subscriber.
  public static func create(
    subscribe: @escaping (@escaping Observer) -> Disposable
  ) -> Single<Element> {
    Single(start: subscribe)
  }

  /// Waits for the event.
  @discardableResult
  public func subscribe(_ observer: @escaping Observer) -> Disposable {
    start(observer)
  }
}
