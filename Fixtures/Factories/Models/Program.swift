import Foundation
import Kagemusha

/// Decodes the JSON of fixtures, and compares it with them.
@main struct Program {
  static func main() throws {
    try expect("Everything", Everything.mock())
    try expect("Person", Person.mock())
    try expect("Outer.Address", Outer.Address.mock())
    try expect("Tree", Tree.mock())
    try expect("Ticket", Ticket.mock())
    try expect("Shape", Shape.circle(radius: 1, .plain))
    try expect("Kind", [Kind.plain].first)
    try expect("Level", Level.low)
    let account = try decoded(Account.self, "Account")
    check(account.owner == Account.mock().owner && account.balance == 1, "Account")

    check(Everything.mock(id: 7).id == 7 && Everything.mock().name == "Tanaka", "overrides")
    check(Everything.mock().home.host == "example.org", "defaults")
    check(Person.mock().name == "Suzuki", "defaults of a property")
    check(Person.mock().parents.isEmpty && Person.mock().pets.isEmpty, "recursion")
    let plain = Plain.mock()
    check(plain.range == (low: 1, high: 1) && plain.letter == "l" && plain.retry == nil, "plain")
    DefaultValueRegistry.registerFixtures()
    let ticket = DefaultValueRegistry.defaultValue(for: Ticket.self)
    check(ticket.map { $0 == .mock() } == true, "default value")
    print("done")
  }

  static func expect<T: Decodable & Equatable>(_ name: String, _ fixture: T) throws {
    check(try decoded(T.self, name) == fixture, name)
  }

  static func decoded<T: Decodable>(_ type: T.Type, _ name: String) throws -> T {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
    return try JSONDecoder().decode(type, from: data)
  }

  static func check(_ holds: Bool, _ name: String) {
    if !holds { print("\(name): not so") }
  }
}
