import DeclarationModel
import SourceWriting

/// What a method, an initialiser and a subscript have in common, with `some P` spelled as generic
/// parameters, which the types of recorded arguments can name (SE-0341).
struct Signature {
  let generics: [GenericParameter]
  var arguments: [Argument]
  var effects: Effects
  let requirements: [GenericRequirement]

  init(
    generics: [GenericParameter], parameters: [Parameter], effects: Effects,
    requirements: [GenericRequirement]
  ) {
    let taken = Set(generics.map(\.name))
    var opaque: [GenericParameter] = []
    let named = parameters.map { parameter in
      var parameter = parameter
      parameter.type = parameter.type.namingOpaqueTypes { constraint in
        var name = "Opaque\(opaque.count + 1)"
        while taken.contains(name) { name += "_" }
        opaque.append(GenericParameter(name: name, constraint: constraint))
        return .name(name)
      }
      return parameter
    }
    self.generics = generics + opaque
    self.arguments = Argument.all(of: named, effects: effects)
    self.effects = effects
    self.requirements = requirements
  }

  /// ` where T: P`, with its leading space; empty for none.
  var whereClause: String { requirements.whereClause }

  /// Whether a body may change arguments.
  var hasInout: Bool { arguments.contains(where: \.isInout) }

  /// The numbers of the arguments that do not outlive the call.
  var unrecorded: [Int] {
    arguments.indices.filter { arguments[$0].isUnrecorded }
  }

  /// Adds the generic parameters and the parameters to a declaration.
  func add(to statement: inout WrappableLine, parameters: [String]) {
    if !generics.isEmpty {
      statement.add("<\(generics.map(\.text).joined(separator: ", "))>")
    }
    statement.addDeclaration("(", parameters, ")")
  }
}

extension TypeReference {
  /// The type with each `some P` in it replaced by the name that `name` gives to it.
  fileprivate func namingOpaqueTypes(
    _ name: (TypeReference) -> TypeReference
  ) -> TypeReference {
    switch self {
    case .opaque(let constraint): name(constraint.namingOpaqueTypes(name))
    case .named(let type):
      .named(
        NamedType(
          type.components.map { component in
            .init(component.name, arguments: component.arguments.map { $0.namingOpaqueTypes(name) })
          }))
    case .optional(let type): .optional(type.namingOpaqueTypes(name))
    case .array(let type): .array(type.namingOpaqueTypes(name))
    case .dictionary(let key, let value):
      .dictionary(key: key.namingOpaqueTypes(name), value: value.namingOpaqueTypes(name))
    case .metatype(let type, let kind): .metatype(type.namingOpaqueTypes(name), kind: kind)
    case .tuple(let elements):
      .tuple(
        elements.map { TupleElement(label: $0.label, type: $0.type.namingOpaqueTypes(name)) })
    default: self
    }
  }
}

extension Signature {
  /// The call of a superclass's initialiser.
  ///
  /// - Parameter initializer: The one that gets these arguments; nil for one that needs none.
  func superCall(_ initializer: InitializerDeclaration?) -> String {
    guard let initializer else { return "super.init()" }
    let values = arguments.map { argument in
      let label = argument.parameter.label.map { "\($0): " } ?? ""
      return label + (argument.parameter.isInout ? "&" : "") + argument.value
    }
    let effects = initializer.effects
    return "\(effects.keywords)super.init(\(values.joined(separator: ", ")))"
  }
}
