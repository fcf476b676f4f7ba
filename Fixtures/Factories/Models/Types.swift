import Foundation

// What a fixture must make of each kind of property.

typealias Identifier = Int
typealias Tags = [String: Int]

struct Everything: Codable, Equatable {
  let id: Identifier
  var name = "Tanaka"
  var score: Double
  let small: UInt8
  var ratio: Float
  let isActive: Bool
  let home: URL
  let born: Date
  let key: UUID
  let picture: Data
  let price: Decimal
  let nickname: String?
  let friends: [Person]
  let best: Person?
  let tags: Tags
  let byNumber: [Int: String]
  let byKind: [Kind: Int]
  let unique: Set<String>
  let matrix: [[Int]]
  let kind: Kind
  let level: Level
  let shape: Shape
  let nested: Nested
  let `default`: String
  let longOptional: Optional<Array<Int>>
  let version = 3
  lazy var size = 7
  static let shared = 1
  var summary: String { name }

  enum CodingKeys: String, CodingKey {
    case id, name, score, small, ratio, isActive, home, born, key, picture, price, nickname
    case friends, best, tags, byNumber, byKind, unique, matrix, kind, level, shape, nested
    case `default` = "is_default"
    case longOptional = "long_optional"
  }

  struct Nested: Codable, Equatable {
    var flag = true
    var depth: Int
    var note: String? = nil
    var list: [Int] = []
  }

  static func == (left: Everything, right: Everything) -> Bool {
    left.id == right.id && left.name == right.name && left.score == right.score
      && left.small == right.small && left.ratio == right.ratio && left.isActive == right.isActive
      && left.home == right.home && left.born == right.born && left.key == right.key
      && left.picture == right.picture && left.price == right.price
      && left.nickname == right.nickname && left.friends == right.friends
      && left.best == right.best && left.tags == right.tags && left.byNumber == right.byNumber
      && left.byKind == right.byKind && left.unique == right.unique && left.matrix == right.matrix
      && left.kind == right.kind && left.level == right.level && left.shape == right.shape
      && left.nested == right.nested && left.default == right.default
      && left.longOptional == right.longOptional
  }
}

struct Person: Codable, Equatable {
  let name: String
  var parents: [Person]
  var pets: [Pet]
}

struct Pet: Codable, Equatable {
  let name: String
  let owner: [Person]
}

enum Kind: String, Codable, Hashable {
  case plain
  case special = "SPECIAL"
}

enum Level: Int, Codable {
  case low = 10
  case high
}

enum Shape: Codable, Equatable {
  case circle(radius: Double, Kind)
  case point

  enum CodingKeys: String, CodingKey {
    case circle = "round"
    case point
  }

  enum CircleCodingKeys: String, CodingKey {
    case radius = "r"
    case _1
  }
}

indirect enum Tree: Codable, Equatable {
  case node(left: Tree, right: Tree)
  case leaf(Int)
}

final class Account: Codable {
  let owner: Person
  let balance: Int

  init(owner: Person, balance: Int) {
    self.owner = owner
    self.balance = balance
  }
}

// kagemusha: fixture
struct Plain {
  let range: (low: Int, high: Int)
  let onTap: (Int) -> Void
  let retry: (() -> Int)?
  let any: Any
  let letter: Character
  let zone: TimeZone
  let result: Result<Person, any Error>
  let type: Person.Type
}

enum Outer {
  struct Address: Codable, Equatable {
    let city: City
    struct City: Codable, Equatable { let name: String }
  }
}

extension Outer.Address {
  init(named name: String) { self.init(city: City(name: name)) }
}

// Coded as raw values, as the standard library does.
struct TicketID: RawRepresentable, Codable, Hashable {
  let rawValue: String
}

struct Seats: OptionSet, Codable {
  let rawValue: Int
}

struct Ticket: Codable, Equatable {
  let id: TicketID
  let seats: Seats
}
