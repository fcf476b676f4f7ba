import Foundation

/// Protocols and their ancestors.
extension Grammar {
  /// Returns a protocol with its ancestors.
  mutating func makeCase(number: Int) -> RandomCase {
    var result = RandomCase(number: number, protocols: [])
    let count = random.pick([1, 1, 1, 2, 2, 3])
    for letter in "ABC".prefix(count) {
      let type = makeProtocol("P\(number)\(letter)", in: &result)
      result.protocols.append(type)
    }
    return result
  }

  private mutating func makeProtocol(
    _ name: String, in other: inout RandomCase
  ) -> RandomProtocol {
    var type = RandomProtocol(name: name)
    let isLast = other.protocols.count == 2
    type.place = random.pick(
      isLast ? [.file, .otherFile] : [.file, .file, .otherFile, .otherModule])
    if other.protocols.last.map({ $0.place != .otherModule }) == true, type.place == .otherModule {
      type.place = .file
    }
    isInOtherModule = type.place == .otherModule
    named = [TypeSample("Self", used: "§", value: "mock")]
    if type.place != .otherModule, random.chance(8) {
      let suffix = "\(other.number)\(name.suffix(1))"
      type.scope = "Scope" + suffix + (random.chance(40) ? ".Deep" + suffix : "")
    }
    addParents(to: &type, from: other)
    addCondition(to: &type, from: other)
    let ancestors = other.lineage(of: type)
    for ancestor in ancestors { named += ancestor.associated.map(\.sample) }
    addAssociated(to: &type, isNew: named.count == 1)
    if random.chance(12) {
      type.aliases.append("typealias Handler = (Item) -> Void")
      named.append(TypeSample("Handler", used: "(Item) -> Void", value: "{ _ in }", .closure))
    }
    if random.chance(5), let item = type.associated.first {
      type.aliases.append("typealias Items = [\(item.name)]")
      named.append(
        TypeSample(
          "Items", used: "[\(item.binding.used)]", value: item.binding.value.map { "[\($0)]" }))
    }
    if let scope = type.scope, random.chance(40) {
      let path = scope + ".Local"
      type.hasNamesake = true
      named.append(TypeSample("Local", used: path, value: path + "()", .sendable, other: path))
    }
    let isActor = ancestors.contains { $0.parents.contains("Actor") }
    type.requirements = redeclarations(in: type, from: &other)
    for _ in 0..<random.number(1...5) { type.requirements.append(requirement(isActor: isActor)) }
    if type.requirements.count > 1, random.chance(6) {
      type.defaulted = random.number(0...(type.requirements.count - 1))
    }
    return type
  }

  private mutating func addParents(to type: inout RandomProtocol, from other: RandomCase) {
    switch random.number(0...29) {
    case 0, 1: type.parents.append("AnyObject")
    case 2, 3: type.parents.append("Sendable")
    case 4, 5: type.parents.append("Actor")
    case 6: type.parents.append("~Copyable")
    case 7: type.parents.append(random.pick(["Hashable", "Equatable"]))
    case 8: type.parents.append("CustomStringConvertible")
    case 9: type.parents.append("Error")
    case 10: type.parents.append("Node")
    case 11: type.parents.append("Comparable")
    case 12: type.parents.append("Identifiable")
    case 13, 14, 15: type.attributes.append("@MainActor")
    case 16: type.attributes.append("@Background")
    case 17: type.attributes.append("nonisolated")
    default: break
    }
    for parent in other.protocols where type.place != .otherModule || parent.place == .otherModule {
      if random.chance(75) { type.parents.append(parent.path) }
    }
  }

  private mutating func addCondition(to type: inout RandomProtocol, from other: RandomCase) {
    if random.chance(7) {
      // The other module is compiled only once, without a flag.
      let flags = type.place == .otherModule ? [] : ["DEBUG", "!DEBUG"]
      type.condition = random.pick(["swift(>=5)", "os(Linux) || os(macOS)"] + flags)
    }
    let inherited = other.protocols.first {
      $0.condition != nil && $0.place != .otherModule && type.parents.contains($0.path)
    }
    if let inherited, random.chance(80) { type.condition = inherited.condition }
    // The protocols are also compiled for other systems.
    let ofSystem = other.protocols.first {
      ($0.condition ?? "").contains("os(") && type.parents.contains($0.path)
    }
    if let ofSystem { type.condition = ofSystem.condition }
  }

  private mutating func addAssociated(to type: inout RandomProtocol, isNew: Bool) {
    guard random.chance(22) else {
      if !isNew, random.chance(25), let item = named.last, item.text != "Self" {
        type.whereClause = random.pick([
          " where \(item.text) == \(item.used)", " where \(item.text): Hashable",
          " where \(item.text): Sendable",
        ])
      }
      return
    }
    // The compiler prints raw identifiers of modules without their backticks where they are generic parameters.
    let raw = isInOtherModule ? [] : ["`Item Type`"]
    let name = random.pick(["Item_", "Value_", "Use", "Element", "Output", "Members"] + raw)
    let recipe = random.pick(Self.recipes)
    type.associated.append(
      .init(
        name: name, suffix: recipe.suffix.replacingOccurrences(of: "§", with: name),
        binding: recipe.binding, isPrimary: random.chance(40)))
    if random.chance(20) {
      var suffix = random.pick([": Collection where Other.Element == \(name)", "", ": Hashable"])
      let isHashable = ["Int", "[Int]"].contains(recipe.binding.text)
      if suffix == ": Hashable", !isHashable { suffix = "" }
      type.associated.append(
        .init(
          name: "Other", suffix: suffix,
          binding: TypeSample(
            "[\(recipe.binding.text)]", value: recipe.binding.value.map { "[\($0)]" })))
    }
    named += type.associated.map(\.sample)
  }

  /// Constraints of an associated type, with a type that satisfies them.
  private static let recipes: [(suffix: String, binding: TypeSample)] = [
    ("", .int), ("", TypeSample("Box", value: "Box()")), (": Hashable", .int), (": Sendable", .int),
    (": Hashable & Sendable", .int), (" = Int", .int), (": Equatable = Int", .int),
    (": AnyObject", TypeSample("Box", value: "Box()")),
    (": Shape", TypeSample("Circle", value: "Circle()")),
    (": Error", TypeSample("Fault", value: "Fault.fault")),
    (": Source", TypeSample("List", value: "List()")),
    (": Source where §.Element == Int", TypeSample("List", value: "List()")),
    (": Collection where §.Element == Int", TypeSample("[Int]", value: "[7]")),
    (": Sequence where §.Element: Hashable", TypeSample("[Int]", value: "[7]")),
    (": Node", TypeSample("Node", value: "Node()")),
    (": Actor", TypeSample("Worker", value: "Worker()", .sendable)),
  ]
}

extension RandomProtocol.Associated {
  /// The associated type as requirements name it.
  var sample: TypeSample {
    var traits: TypeSample.Traits = []
    if suffix.contains("Hashable &") || suffix == ": Hashable" { traits.insert(.hashable) }
    return TypeSample(
      name, used: binding.used, value: binding.value, traits, other: "Self.\(name)")
  }
}
