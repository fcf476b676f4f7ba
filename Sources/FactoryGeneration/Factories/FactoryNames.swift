import SourceWriting

/// Names of parameters and constants, each given once.
struct FactoryNames {
  private let reserved: Set<String>
  private var parameters: Set<String> = []
  private var constants: Set<String> = []

  /// Reserves names, which no constant gets.
  init(reserved: Set<String>) {
    self.reserved = reserved
  }

  /// A name for a parameter: the first that is free.
  mutating func parameter(_ wishes: [String]) -> String {
    Self.take(wishes.filter { $0 != "_" }, from: &parameters)
  }

  /// A name for a constant: the first that is free.
  mutating func constant(_ wishes: [String]) -> String {
    constants.formUnion(reserved)
    return Self.take(wishes, from: &constants)
  }

  private static func take(_ wishes: [String], from taken: inout Set<String>) -> String {
    let last = wishes.last ?? "value"
    let numbered = (2...).lazy.map { "\(last)\($0)" }
    let name =
      wishes.first { !taken.contains($0) }
      ?? numbered.first { [taken] in !taken.contains($0) } ?? last
    taken.insert(name)
    return name
  }

  /// The name of a constant for a type: `deviceStore`, `urlOpener`, `environmentFlux`.
  static func constant(for type: String) -> String {
    let letters = Array(type.filter { $0 != "." })
    let capitals = letters.prefix { $0.isUppercase || $0.isNumber }.count
    let lowered =
      capitals > 1 && capitals < letters.count ? capitals - 1 : max(capitals, 1)
    return String(letters.prefix(lowered)).lowercased() + String(letters.dropFirst(lowered))
  }

  /// The names of types, as source spells them.
  static func spelled(_ path: [String]) -> String {
    path.map(Identifier.escaped).joined(separator: ".")
  }
}
