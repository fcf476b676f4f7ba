import DeclarationModel

/// The types that a type inherits from and conforms to, directly or not.
struct TypeLineage: Sendable {
  /// The names of the known superclasses, nearest first.
  var classes: [String] = []
  /// The names of the known protocols.
  var protocols: [String] = []
  /// All names, known or not.
  var names: [String] = []
}

extension TypeLineage {
  /// Collects the known ancestors of a type.
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

  /// Returns the index of the type that `name` refers to inside `scope`, from the innermost scope
  /// outward.
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
  /// The components of the inheritance clause, without generic arguments.
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
