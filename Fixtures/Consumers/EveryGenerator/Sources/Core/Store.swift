/// What is kept between launches.
public protocol Store {
  func value(for key: String) -> String?
}

public struct User: Sendable, Hashable {
  public let name: String
  public let age: Int

  public init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
}
