import DeclarationModel

/// The types of the input, and of the libraries that come with Swift, whose values a mock cannot
/// keep.
package struct NoncopyableIndex: Sendable {
  /// The types of the standard library and `Synchronization`, whose declarations are not in the input.
  private static let known: Set = [
    "Mutex", "Atomic", "AtomicLazyReference", "Span", "RawSpan", "MutableSpan", "MutableRawSpan",
    "OutputSpan", "OutputRawSpan", "UTF8Span", "UniqueBox", "UniqueArray", "Job", "ExecutorJob",
  ]
  /// The types whose values may not leave the function that has them (SE-0447), and cannot be returned.
  private static let knownNonEscapable: Set = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
  ]

  private var names: Set<String>
  private var nonEscapable: Set<String>

  /// Gathers the types of some files.
  package init(_ files: [ScannedFile]) {
    let declared = files.flatMap(\.declaredTypes)
    names = Self.known.subtracting(declared).union(files.flatMap(\.noncopyableTypes))
    nonEscapable = Self.knownNonEscapable.subtracting(declared)
      .union(files.flatMap(\.nonEscapableTypes))
  }

  /// Returns the types where some names mean others.
  package func hidden(by own: Set<String>) -> NoncopyableIndex {
    var index = self
    index.names.subtract(own)
    index.nonEscapable.subtract(own)
    return index
  }

  /// Returns a requirement that knows which of its values cannot be kept.
  package func apply(to member: ProtocolMember) -> ProtocolMember {
    let suppressed = Self.suppressed(in: member)
    let hasNoncopyableResult = member.result.map { isNoncopyable($0, suppressed) } ?? false
    var member = member.setting(\.isNoncopyable) { isNoncopyable($0.type, suppressed) }
    if member.hasNoncopyableResult != hasNoncopyableResult {
      member.hasNoncopyableResult = hasNoncopyableResult
    }
    return member
  }

  /// Returns whether a type is one that may not leave the function that has it.
  package func isNonEscapable(_ type: TypeReference) -> Bool {
    type.keptWhole.contains { nonEscapable.contains($0.components.last?.name ?? "") }
  }

  private func isNoncopyable(_ type: TypeReference, _ suppressed: Set<String>) -> Bool {
    switch type {
    case .opaque(let constraint), .existential(let constraint):
      return constraint.isSuppressed
    default:
      return type.keptWhole.contains { named in
        guard let last = named.components.last else { return false }
        return names.contains(last.name)
          || (named.components.count == 1 && suppressed.contains(last.name))
      }
    }
  }

  /// Returns the generic parameters of a requirement that need not be copyable, or escapable.
  private static func suppressed(in member: ProtocolMember) -> Set<String> {
    guard !member.generics.isEmpty || !member.requirements.isEmpty else { return [] }
    let inline = member.generics.filter { $0.constraint?.isSuppressed ?? false }.map(\.name)
    let stated = member.requirements.filter { $0.relation == .conformance && $0.right.isSuppressed }
    return Set(inline + stated.map(\.left.text))
  }
}

extension TypeReference {
  /// The named types of which a value of this type holds one: its own, behind optionals.
  fileprivate var keptWhole: [NamedType] {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type), .specified(_, _, let type):
      return type.keptWhole
    case .named(let named):
      guard let last = named.components.last, ["Optional", "Result"].contains(last.name) else {
        return [named]
      }
      return last.arguments.flatMap(\.keptWhole)
    default: return []
    }
  }
}
