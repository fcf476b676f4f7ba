public protocol Store {
  func value(for key: String) -> String?
}

public protocol Log {
  func write(_ line: String)
}
