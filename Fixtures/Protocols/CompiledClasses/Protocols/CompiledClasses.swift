import Foundation

protocol Observer: NSObject {
  var name: String { get }
  var description: String { get }
  func notice(_ value: Int) -> Bool
}

protocol Upload: Operation {
  var progress: Double { get set }
  var isReady: Bool { get }
  func start()
  func retry(after delay: Int) -> Bool
}

protocol PriceFormatter: Formatter {
  func string(of price: Int) -> String
}

protocol Described where Self: NSObject, Self: Sendable {
  func text() -> String
}

/// A class between the protocol and the module.
nonisolated class Job: Operation, @unchecked Sendable {
  let id: Int

  init(id: Int, label: String? = nil) {
    self.id = id
  }
}

protocol NumberedJob: Job {
  func number() -> Int
}
