import Foundation

/// Initializers whose parameters have the names of those that a mock adds.
class Theater {
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
  struct Item { var number = 1 }
  class Window {
    let item: Item
    init(item: Item) { self.item = item }
  }
  class Door: Window {}
}
struct Item {}
protocol OfWindow: Mall.Window { func show() -> Int }
protocol OfDoor: Mall.Door { func show() -> Int }

/// Classes for which the compiler makes `init(from:)`.
class Letter: Codable {
  var id = 1
  init(id: Int) { self.id = id }
}
protocol OfLetter: Letter { func send() -> Int }
class Note: Codable { var id = 1 }
protocol OfNote: Note { func send() -> Int }

/// Requirements that repeat members which return `Self`.
class Builder {
  init() {}
  func reset() -> Self { self }
}
protocol OfBuilder: Builder {
  func reset() -> Self
  func run() -> Int
}
class Chain<Value> {
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

/// Classes whose initializers are on no actor, also where the default isolation is the main actor.
class Model: NSObject { func load() {} }
protocol OfModel: Model { func run() -> Int }
class Free {
  nonisolated init(id: Int) {}
}
protocol OfFree: Free { func run() -> Int }
class Unbound {
  nonisolated init() {}
  nonisolated func number() -> Int { 1 }
  func run() -> Int { 1 }
}
protocol OfUnbound: Unbound { func run() -> Int }
