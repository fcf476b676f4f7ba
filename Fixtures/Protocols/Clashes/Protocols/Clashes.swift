protocol Escaping {
  func withoutActuallyEscaping(_ body: () -> Int) -> Int
  func rethrowing(_ errors: Int, body: () throws -> Int) rethrows -> Int
  init(_ body: () -> Void)
}

protocol Initializing {
  init(value: Int)
  init()
  func initializer(value: Int) -> Int
  var make: Int { get }
  func result(_ make: Int, result: Int, arguments: inout Int, noted1: () -> Int) -> sending Int
}

protocol InitializingTwice {
  init(value: Int)
  var initializer: Int { get }
  func initializer_() -> Int
}

/// An initializer without parameters beside a property that tests name alike.
protocol Unlabeled {
  init!()
  var initializer: Int { get }
}
