// Each of these protocols has syntax that swift-syntax 600 does not know, but the first and the last.

protocol Plain {
  func load(_ id: Int) -> String
}

protocol Samples {
  var window: [8 of Float] { get }
  func mix(_ samples: [8 of Float], with others: [8 of Float])
}

struct Vector<let count: Int, Element> {
  var first: Element
}

protocol Matrices {
  func row(_ vector: Vector<4, Double>) -> Vector<4, Double>
  func scale<let count: Int>(_ vector: Vector<count, Double>)
}

protocol Numbers {
  var total: Swift::Int { get }
}

protocol Names {
  func `has more than one word`() -> Bool
}

protocol Loader {
  func load(
    _ done: nonisolated(nonsending) @escaping (Int) async -> Void,
    retries: Int
  ) async
}

protocol Pairs {
  func pair(_ text: String) -> Result<Int, any Error,>
}

@unsafe func makeSeed() -> Int { 7 }

final class Cache: nonisolated Plain {
  private let seed = unsafe makeSeed()

  func load(_ id: Int) -> String { "\(id)" }
}

protocol Closing {
  func close()
}
