import SourceWriting

/// Chooses unique names for parameters and constants.
struct FactoryNames {
  private let reserved: Set<String>
  private var parameters: Set<String> = []
  private var constants: Set<String> = []

  /// Creates a chooser that gives no constant a reserved name.
  init(reserved: Set<String>) {
    self.reserved = reserved
  }

  /// Returns the first free name for a parameter.
  mutating func parameter(_ wishes: [String]) -> String {
    Self.take(wishes.filter { $0 != "_" }, from: &parameters)
  }

  /// Returns the first free name for a constant.
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

  /// Returns the name of a constant for a type, such as `deviceStore`, `urlOpener` or
  /// `environmentFlux`.
  static func constant(for type: String) -> String {
    let letters = Array(type.filter { $0 != "." })
    let capitals = letters.prefix { $0.isUppercase || $0.isNumber }.count
    let lowered =
      capitals > 1 && capitals < letters.count ? capitals - 1 : max(capitals, 1)
    return String(letters.prefix(lowered)).lowercased() + String(letters.dropFirst(lowered))
  }

  /// Returns a qualified name as source.
  static func spelled(_ path: [String]) -> String {
    path.map(Identifier.escaped).joined(separator: ".")
  }
}
