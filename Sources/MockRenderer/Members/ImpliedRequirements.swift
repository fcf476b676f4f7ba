import DeclarationModel

/// The types from which the compiler infers constraints on generic parameters, such as `Set<T>`,
/// which implies that `T` is `Hashable`.
struct ImpliedRequirements {
  private let generics: Set<String>
  /// The generic parameters with stated constraints.
  private let constrained: Set<String>

  /// The indices of constrained arguments of well-known types; their other arguments are
  /// unconstrained.
  private static let constrainedArguments: [String: Set<Int>] = [
    "AnyKeyPath": [], "AnyPublisher": [1], "Array": [], "AsyncStream": [],
    "AsyncThrowingStream": [1], "Binding": [], "ClosedRange": [0], "ContiguousArray": [],
    "CurrentValueSubject": [1], "Dictionary": [0], "Driver": [], "Future": [1], "KeyPath": [],
    "Maybe": [], "Observable": [], "Optional": [], "PassthroughSubject": [1], "Published": [],
    "Range": [0], "ReferenceWritableKeyPath": [], "Result": [1], "Set": [0], "Single": [],
    "Task": [0, 1], "UnsafeMutablePointer": [], "UnsafePointer": [], "WritableKeyPath": [],
  ]

  /// Creates the analysis of a requirement's generic parameters.
  init(of generics: [GenericParameter], _ requirements: [GenericRequirement]) {
    self.generics = Set(generics.map(\.name))
    let stated = requirements.filter { $0.relation == .conformance }.map(\.left)
    constrained = Set(
      generics.filter { $0.constraint != nil || stated.contains(.name($0.name)) }.map(\.name))
  }

  /// Returns the types in a result that imply constraints, each once, in order.
  func types(in result: TypeReference) -> [TypeReference] {
    var found: [TypeReference] = []
    result.visit { type in
      if implies(type), !found.contains(type) { found.append(type) }
    }
    return found
  }

  private func implies(_ type: TypeReference) -> Bool {
    switch type {
    case .dictionary(let key, _): return key.mentions(generics)
    case .named(let named):
      guard let last = named.components.last, !last.arguments.isEmpty else { return false }
      if let constrained = Self.constrainedArguments[last.name] {
        return constrained.contains {
          $0 < last.arguments.count && last.arguments[$0].mentions(generics)
        }
      }
      // An unknown type may constrain its arguments; a parameter with a stated constraint is taken
      // to satisfy it.
      let open = generics.subtracting(constrained)
      return last.arguments.contains { $0.plainName.map(open.contains) ?? false }
    default: return false
    }
  }
}
