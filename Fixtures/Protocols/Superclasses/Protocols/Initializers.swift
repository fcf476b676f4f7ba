import Foundation

/// Initializers whose parameters have the names of those that a mock adds.
nonisolated class Theater {
  let made: String
  init(mode: Int) { made = "mode \(mode)" }
  init(file: Int, line other: Int) { made = "file \(file), line \(other)" }
  init(_ line: Int) { made = "line \(line)" }
  init(mock: Int, x: Int) { made = "mock \(mock)" }
  #if DEBUG
    init(z: Int) { made = "z \(z)" }
  #endif
}
protocol OnStage: Theater { func play() -> Int }

/// A class with types that other types than the mock's surroundings declare.
enum Mall {
  nonisolated struct Item { var number = 1 }
  nonisolated class Window {
    let item: Item
    init(item: Item) { self.item = item }
  }
  nonisolated class Door: Window {}
}
nonisolated struct Item {}
protocol OfWindow: Mall.Window { func show() -> Int }
protocol OfDoor: Mall.Door { func show() -> Int }

/// Classes for which the compiler makes `init(from:)`.
nonisolated class Letter: Codable {
  var id = 1
  init(id: Int) { self.id = id }
}
protocol OfLetter: Letter { func send() -> Int }
nonisolated class Note: Codable { var id = 1 }
protocol OfNote: Note { func send() -> Int }

/// Requirements that repeat members which return `Self`.
nonisolated class Builder {
  init() {}
  func reset() -> Self { self }
}
protocol OfBuilder: Builder {
  func reset() -> Self
  func run() -> Int
}
nonisolated class Chain<Value> {
  init() {}
  func reset() -> Self { self }
  func first() -> Self? { self }
  func all() -> [Value] { [] }
}
protocol OfChain: Chain<Int> {
  func reset() -> Self
  func first() -> Self?
  func all() -> [Int]
}

/// A class with members that have the names of those of a mock.
nonisolated class Props {
  var mock = 1
  var mocks = 2
  class var statics: Int { 3 }
  init() {}
}
protocol OfProps: Props {
  func play() -> Int
  static func make() -> Int
  var stage: any Staged { get }
}
protocol Staged { func open() -> Int }

/// Initializers on an actor, of classes that are on none.
nonisolated class Panel {
  let title: String
  @MainActor init(title: String) { self.title = title }
  @MainActor required init?(code: Int) { title = "\(code)" }
}
protocol OfPanel: Panel { func show() -> Int }
nonisolated class Gauge {
  @MainActor init() {}
}
protocol OfGauge: Gauge { func read() -> Int }
@MainActor protocol OfMainGauge: Gauge { func read() -> Int }
