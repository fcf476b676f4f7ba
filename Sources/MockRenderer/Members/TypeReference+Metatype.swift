import DeclarationModel

extension TypeReference {
  /// The type as an expression: `Int.self`, `((Int) -> Void).self`.
  ///
  /// Names of a closure's parameters, which Swift takes in types alone, are left out.
  var metatypeText: String { unnamed.primaryText + ".self" }

  private var unnamed: TypeReference {
    switch self {
    case .function(var function):
      function.parameters = function.parameters.map { parameter in
        let name = parameter.prefix.firstIndex(of: ":").map { parameter.prefix[$0...].dropFirst(2) }
        return FunctionType.Parameter(
          prefix: name.map(String.init) ?? parameter.prefix, type: parameter.type.unnamed,
          isVariadic: parameter.isVariadic)
      }
      function.result = function.result.unnamed
      return .function(function)
    case .optional(let type): return .optional(type.unnamed)
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.unnamed)
    case .array(let type): return .array(type.unnamed)
    case .dictionary(let key, let value): return .dictionary(key: key.unnamed, value: value.unnamed)
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.unnamed) })
    case .named(let type):
      return .named(
        NamedType(
          type.components.map { .init($0.name, arguments: $0.arguments.map(\.unnamed)) }))
    default: return self
    }
  }
}
