@available(macOS 13, iOS 16, *)
protocol Available {
  @available(macOS 14, iOS 17, *) func later() -> Int
  @available(*, deprecated, message: "use later") func old() -> Int
  @available(macOS, deprecated: 12) func older()
  @available(*, deprecated) var value: Int { get set }
  @available(*, deprecated) init(number: Int)
  @available(*, deprecated) subscript(index: Int) -> Int { get }
  @available(*, deprecated) static func make() -> Int
}

@available(*, deprecated, message: "use Available")
protocol Old {
  func run() -> Int
  static func make() -> Int
}

@available(*, deprecated) nonisolated struct OldValue {}

protocol UsesOld {
  @available(*, deprecated) func run(_ value: OldValue) -> OldValue
  func rest() -> Int
}

protocol Gauge {
  var limit: Int { get @available(*, deprecated) set }
  var rate: Int { @available(*, deprecated) get }
  var total: Int { @available(swift, deprecated: 5) get async throws }
  subscript(index: Int) -> Int { get @available(*, deprecated, message: "use limit") set }
}

public protocol Public {
  @discardableResult func change(_: Int, _: String) -> Int
}
