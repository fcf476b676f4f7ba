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

  private let table: SymbolTable
  /// The names of noncopyable types that the table may not have: those of Swift's libraries, and those of compiled modules.
  private let external: Set<String>
  /// The last components of the names of noncopyable types and their aliases, so that hardly any name is looked up.
  private let names: Set<String>
  /// Names that mean something else.
  private var hidden: Set<String> = []

  /// Gathers the types of some files.
  ///
  /// - Parameters:
  ///   - table: The table in which their names are looked up.
  ///   - files: The files.
  /// - Complexity: O(*n*) in the number of aliases, and as often as they are nested.
  package init(_ table: SymbolTable, _ files: [ScannedFile]) {
    self.table = table
    func noncopyable(_ file: ScannedFile) -> [String] {
      file.types.filter { $0.suppression != nil }.map(\.name.name)
    }
    external = Self.known.union(files.filter { $0.module != nil }.flatMap(noncopyable))
    names = table.names(external.union(files.flatMap(noncopyable))) { type, names in
      type.keptWhole.contains { $0.plainNames.last.map(names.contains) ?? false }
    }
  }

  /// Returns the types where some names mean others.
  package func hidden(by own: Set<String>) -> NoncopyableIndex {
    var index = self
    index.hidden.formUnion(own)
    return index
  }

  /// Returns a requirement that knows which of its values cannot be kept.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - scope: The scope in which the names of its types are looked up.
  package func apply(to member: ProtocolMember, from scope: NameScope) -> ProtocolMember {
    let suppressed = member.generics.suppressed(by: member.requirements)
    let hasNoncopyableResult =
      member.result.map { isNoncopyable($0, from: scope, suppressed) } ?? false
    var member = member.setting(\.isNoncopyable) { isNoncopyable($0.type, from: scope, suppressed) }
    if member.hasNoncopyableResult != hasNoncopyableResult {
      member.hasNoncopyableResult = hasNoncopyableResult
    }
    return member
  }

  /// Returns whether a type is one that may not leave the function that has it.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The scope in which its names are looked up.
  package func isNonEscapable(_ type: TypeReference, from scope: NameScope) -> Bool {
    type.keptWhole.contains { suppression(by: $0, from: scope) == .escapable }
  }

  private func isNoncopyable(
    _ type: TypeReference, from scope: NameScope, _ suppressed: Set<String>
  ) -> Bool {
    switch type {
    case .opaque(let constraint), .existential(let constraint):
      return constraint.isSuppressed
    default:
      return type.keptWhole.contains { named in
        if let name = named.plainName, suppressed.contains(name) { return true }
        return suppression(by: named, from: scope) != nil
      }
    }
  }

  /// Returns what the type of a name suppresses, which may be an alias; nil for a copyable type.
  private func suppression(
    by named: NamedType, from scope: NameScope, depth: Int = SymbolTable.aliasLimit
  ) -> ScannedType.Suppression? {
    let components = named.plainNames
    guard let first = components.first, let last = components.last, names.contains(last), depth > 0,
      depth < SymbolTable.aliasLimit || !hidden.contains(first)
    else { return nil }
    guard let match = table.find(components, from: scope, .declarations) else {
      guard external.contains(last) else { return nil }
      return Self.knownNonEscapable.contains(last) ? .escapable : .copyable
    }
    return match.declarations.compactMap { declaration in
      switch declaration.content {
      case .unreadType(_, let suppression): suppression
      case .type(let number, _): Self.suppression(by: table.types[number])
      case .alias(let alias):
        alias.type.keptWhole.compactMap {
          suppression(by: $0, from: alias.scope, depth: depth - 1)
        }.max()
      case .protocol, .brokenProtocol, .extension, .associatedType: nil
      }
    }.max()
  }

  private static func suppression(by type: TypeDeclaration) -> ScannedType.Suppression? {
    type.inheritance.flatMap(\.compositionParts).compactMap { part in
      guard case .suppressed(.named(let name)) = part else { return nil }
      return switch name.plainNames.last {
      case "Copyable": .copyable
      case "Escapable": .escapable
      default: nil
      }
    }.max()
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
