import DeclarationModel

/// What a type inherits from and conforms to, itself or through what it inherits from.
struct TypeLineage: Sendable {
  /// The names of its classes, nearest first, if they are known.
  var classes: [String] = []
  /// The names of its protocols, if they are known.
  var protocols: [String] = []
  /// All names, known or not.
  var names: [String] = []
}

extension TypeLineage {
  /// Follows what a type inherits from as far as it is known.
  init(of type: TemplateType, in types: [TemplateType], numbers: [String: Int]) {
    self.init()
    var seen: Set<String> = [type.name]
    var pending = type.inheritedNames.map { (name: $0, scope: type.name) }[...]
    while let (name, scope) = pending.popFirst() {
      guard let number = Self.resolve(name, in: scope, numbers: numbers) else {
        if seen.insert(name).inserted { names.append(name) }
        continue
      }
      let parent = types[number]
      guard seen.insert(parent.name).inserted else { continue }
      names.append(parent.name)
      switch parent.kind {
      case "class": classes.append(parent.name)
      case "protocol": protocols.append(parent.name)
      default: break
      }
      pending += parent.inheritedNames.map { (name: $0, scope: parent.name) }
    }
  }

  /// The number of the type that `name` means inside `scope`, the innermost first.
  static func resolve(_ name: String, in scope: String, numbers: [String: Int]) -> Int? {
    var enclosing = scope.split(separator: ".")
    while !enclosing.isEmpty {
      if let number = numbers[enclosing.joined(separator: ".") + "." + name] { return number }
      enclosing.removeLast()
    }
    return numbers[name]
  }
}

extension TemplateType {
  /// What follows the colon, each name on its own and without generic arguments.
  var inheritedNames: [String] { inheritance.flatMap(\.parts) }
}

extension TypeReference {
  /// The names that a type is composed of, without generic arguments.
  fileprivate var parts: [String] {
    switch self {
    case .named(let type): [type.components.map(\.name).joined(separator: ".")]
    case .composition(let parts): parts.flatMap(\.parts)
    case .existential(let type), .opaque(let type): type.parts
    default: [text]
    }
  }
}
