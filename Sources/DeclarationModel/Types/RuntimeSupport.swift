/// The support of the system's run-time library that the type of a value needs.
///
/// A generic function can take a value only if its type is known at run time, and older systems do
/// not know all types that the compiler does.
package enum RuntimeSupport: Sendable, Hashable, Comparable {
  /// The support that `any Store<Int>` needs (SE-0353).
  case parameterizedProtocols
  /// The support that closures with typed throws (SE-0413) or `@isolated(any)` (SE-0431) need.
  case typedThrows

  /// The first versions of Apple's systems with the support; older versions lack it.
  package var introductions: [(platform: String, version: String)] {
    switch self {
    case .parameterizedProtocols:
      [("macOS", "13.0"), ("iOS", "16.0"), ("tvOS", "16.0"), ("watchOS", "9.0")]
    case .typedThrows:
      [
        ("macOS", "15.0"), ("iOS", "18.0"), ("tvOS", "18.0"), ("watchOS", "11.0"),
        ("visionOS", "2.0"),
      ]
    }
  }
}

extension TypeReference {
  /// The support that the type itself needs, regardless of the types in it; nil for none.
  package var ownRuntimeSupport: RuntimeSupport? {
    switch self {
    case .function(let function): function.needsTypedThrows ? .typedThrows : nil
    case .existential(let constraint):
      constraint.constrainedNames.contains(where: \.hasArguments) ? .parameterizedProtocols : nil
    default: nil
    }
  }

  /// The protocols and classes in a constraint, including the constraint of a metatype.
  package var constrainedNames: [NamedType] {
    compositionParts.flatMap { part -> [NamedType] in
      switch part {
      case .named(let name): [name]
      case .metatype(let type, _): type.constrainedNames
      default: []
      }
    }
  }
}

extension FunctionType {
  /// Whether the function is `@isolated(any)`, or has typed throws that cannot be written as
  /// `throws` or without it.
  fileprivate var needsTypedThrows: Bool {
    if attributes.contains(.isolated) { return true }
    guard case .typed(let error) = effects.throwing else { return false }
    return !error.isNever && !error.isAnyError
  }
}
