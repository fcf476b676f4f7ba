import DeclarationModel

/// What the compiler infers of generic parameters from types that they stand in: that `T` is `Hashable`
/// if there is a `Set<T>`.
struct ImpliedRequirements {
  private let generics: Set<String>
  /// Those that are constrained where they are declared.
  private let constrained: Set<String>

  /// The arguments of well-known types that are constrained; no argument of the others here is.
  private static let constrainedArguments: [String: Set<Int>] = [
    "AnyKeyPath": [], "AnyPublisher": [1], "Array": [], "AsyncStream": [],
    "AsyncThrowingStream": [1], "Binding": [], "ClosedRange": [0], "ContiguousArray": [],
    "CurrentValueSubject": [1], "Dictionary": [0], "Driver": [], "Future": [1], "KeyPath": [],
    "Maybe": [], "Observable": [], "Optional": [], "PassthroughSubject": [1], "Published": [],
    "Range": [0], "ReferenceWritableKeyPath": [], "Result": [1], "Set": [0], "Single": [],
    "Task": [0, 1], "UnsafeMutablePointer": [], "UnsafePointer": [], "WritableKeyPath": [],
  ]

  /// Takes the generic parameters of a requirement.
  init(of generics: [GenericParameter], _ requirements: [GenericRequirement]) {
    self.generics = Set(generics.map(\.name))
    let stated = requirements.filter { $0.relation == .conformance }.map(\.left)
    constrained = Set(
      generics.filter { $0.constraint != nil || stated.contains(.name($0.name)) }.map(\.name))
  }

  /// Returns the types in a result from which something may follow, each once, in order.
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
      // Of a type that is not known, the author has said what it takes, or left it to the compiler.
      let open = generics.subtracting(constrained)
      return last.arguments.contains { argument in
        guard case .named(let named) = argument, named.components.count == 1 else { return false }
        return open.contains(named.text)
      }
    default: return false
    }
  }
}
