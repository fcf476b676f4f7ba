/// The support of the system's run-time library that the type of a value needs.
///
/// A value can be the argument of a generic function only where its type is known at run time. Older systems do not
/// know all types that the compiler does.
package enum RuntimeSupport: Sendable, Hashable, Comparable {
  /// The support that `any Store<Int>` needs (SE-0353).
  case parameterizedProtocols
  /// The support that closures with typed throws (SE-0413) or `@isolated(any)` (SE-0431) need.
  case typedThrows

  /// The systems of Apple's that have it from some version on, and had no such support before.
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
  /// The support that the type itself needs, whatever the types in it need; nil for none.
  package var ownRuntimeSupport: RuntimeSupport? {
    switch self {
    case .function(let function): function.needsTypedThrows ? .typedThrows : nil
    case .existential(let constraint):
      constraint.constrainedNames.contains(where: \.hasArguments) ? .parameterizedProtocols : nil
    default: nil
    }
  }

  /// The protocols and classes that are the parts of a constraint, also of that of a metatype.
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
  private static let plainErrors: Set = ["Never", "Swift.Never", "any Error", "any Swift.Error"]

  /// Whether it states the type of what it throws, and that is not one for which Swift has other words, or whether it is
  /// `@isolated(any)`.
  fileprivate var needsTypedThrows: Bool {
    if attributes.contains(.isolated) { return true }
    guard case .typed(let error) = effects.throwing else { return false }
    return !Self.plainErrors.contains(error.text)
  }
}
