/// The parent is in a source that a plugin generates.
public protocol Journal: Page {
  func write(_ text: String)
}

public protocol Clock {
  func now() -> Int
}
