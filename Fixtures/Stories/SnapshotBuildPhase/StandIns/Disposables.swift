/// Makes subscriptions that hold nothing.
public enum Disposables {
  /// A subscription whose end nobody waits for.
  public static func create() -> Disposable { Disposable() }
}
