/// A subscription.
public struct Disposable {}
