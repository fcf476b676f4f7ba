import DeclarationModel
import Symbols

/// Looks up the names in an inheritance clause.
struct ParentSearch {
  /// The largest number of aliases that are followed.
  private static let limit = 256
  /// The aliases that are followed, and whether all their parts have been: the parts count once, as each alias may double
  /// those of another.
  private typealias Followed = [AliasedType: Bool]

  /// The type of an alias, where it is declared.
  private struct AliasedType: Hashable {
    let type: TypeReference
    let scope: NameScope
  }

  /// The kinds of symbols that may stand in an inheritance clause.
  private static let kinds: SymbolKinds = [.protocols, .brokenProtocols, .classes, .aliases]

  /// The protocol with the clause.
  let child: ProtocolDeclaration
  let index: ProtocolIndex
  /// Whether parents were looked up in compiled modules.
  let isCompleted: Bool

  /// Returns the meaning of a type as a parent; the type is not a composition.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - position: The position of the type, if it is known.
  func links(to type: TypeReference, at position: SourcePosition?) -> [ParentLink] {
    var followed: Followed = [:]
    return links(to: type, at: position, from: child.scope, &followed)
  }

  private func links(
    to type: TypeReference, at position: SourcePosition?, from scope: NameScope,
    _ followed: inout Followed
  ) -> [ParentLink] {
    if case .suppressed(let type) = type {
      // A protocol with `~Copyable` accepts copyable types, too.
      return index.isStandard(child) ? [.known(.marker)] : [.suppressed(name: type.text)]
    }
    guard case .named(let named) = type else {
      return [.unknown(components: [type.text], at: position)]
    }
    let names = named.plainNames
    let known = KnownParent(names)
    // A qualified name such as `Swift.Error` means the known parent, even if the input declares
    // another `Error`.
    if names.count > 1, let known { return [.known(known)] }
    let meaning = index.table.meaning(of: names, from: scope, Self.kinds)
    let arguments = named.components.last?.arguments ?? []
    var found = meaning?.protocols ?? []
    // `protocol Store: Core.Store` means the protocol in `Core`; by name alone, the protocol would
    // find itself.
    if names.count > 1, found.contains(where: { index.declarations[$0].position == child.position })
    {
      found = index.namesakes(of: child)
    }
    // A known parent may also be found in its library, but the declaration there is not used.
    if !found.isEmpty, known == nil || !found.allSatisfy({ index.isStandard($0) }) {
      return found.map { .declared(DeclaredParent(number: $0, arguments: arguments)) }
    }
    if meaning?.isBroken == true {
      let broken = index.broken.first { $0.name == names.last }
      return [.broken(name: type.text, broken?.cause ?? .syntaxError)]
    }
    if known == nil, let type = meaning?.types.first {
      return [.superclass(named, type)]
    }
    if let found = links(behind: meaning?.aliases ?? [], named, at: position, &followed) {
      return found
    }
    if let known { return [.known(known)] }
    // A standard protocol declares itself what its hidden parents require.
    if index.isStandard(child), names.last?.hasPrefix("_") == true {
      return [.known(.marker)]
    }
    // The declaration in a compiled module goes before the known class, as it has the members of the class.
    if isCompleted, let known = KnownClass(names) {
      return [.superclass(NamedType(names.map { NamedType.Component($0) }), known.declaration)]
    }
    return [.unknown(components: names, at: position)]
  }

  /// Returns the meaning of the aliases of one name: of the first, and of those in other `#if` clauses the protocols; nil if
  /// none can be followed, or one is circular.
  private func links(
    behind aliases: [AliasMeaning], _ named: NamedType, at position: SourcePosition?,
    _ followed: inout Followed
  ) -> [ParentLink]? {
    var found: [ParentLink] = []
    var isKnown = false
    for (number, alias) in aliases.map(qualified).enumerated() {
      let conditions = alias.scope.conditions.subtracting(child.conditions)
      guard number == 0 || !conditions.isEmpty,
        let type = alias.type(binding: named.components.last?.arguments ?? [])
      else { continue }
      let aliased = AliasedType(type: type, scope: alias.scope)
      isKnown = true
      if followed[aliased] == true { continue }
      guard followed[aliased] == nil, followed.count < Self.limit else { return nil }
      followed[aliased] = false
      defer { followed[aliased] = true }
      let links = type.compositionParts.flatMap {
        self.links(to: $0, at: position, from: alias.scope, &followed)
      }
      for link in links {
        switch link {
        case .declared(var parent):
          parent.conditions = conditions + parent.conditions
          found.append(.declared(parent))
        // In another `#if` clause, the alias is one of another class.
        case .superclass(_, let type) where number == 0 && type.generics.isEmpty:
          found.append(conditions.isEmpty ? link : .superclass(named, type))
        default: if number == 0 { found.append(link) }
        }
      }
    }
    return isKnown ? found : nil
  }

  /// Returns an alias whose type is spelled as at file scope, since the mock names a superclass elsewhere than the alias does.
  private func qualified(_ alias: AliasMeaning) -> AliasMeaning {
    var alias = alias
    alias.type = index.table.qualified(
      alias.type, from: alias.scope, generics: alias.generics.map(\.name))
    return alias
  }
}

/// The meaning of one name in the inheritance clause of a protocol.
enum ParentLink: Sendable, Hashable {
  /// A protocol of the input.
  case declared(DeclaredParent)
  /// A parent that has no requirements to mock.
  case known(KnownParent)
  /// A class of the input, as written and as declared.
  case superclass(NamedType, TypeDeclaration)
  /// A name that is not in the input, and its position if it is known.
  case unknown(components: [String], at: SourcePosition?)
  /// A protocol that cannot be read.
  case broken(name: String, BrokenCause)
  /// `~Copyable`.
  case suppressed(name: String)
}

/// A protocol of the input from which another one inherits.
struct DeclaredParent: Sendable, Hashable {
  /// Its number in the input.
  let number: Int
  /// The types that its primary associated types are bound to.
  var arguments: [TypeReference] = []
  /// The `#if` clauses of the aliases by which it is named, besides those around the child.
  var conditions: [ConditionalClause] = []
}

/// A parent of a protocol that is not in the input, but may be found elsewhere.
package struct MissingParent: Sendable, Hashable {
  /// The components of the written name: `["NIOCore", "ChannelHandler"]`.
  package var components: [String]
  /// The path of the file that names the parent.
  package var path: String

  /// Creates a parent.
  package init(components: [String], path: String) {
    self.components = components
    self.path = path
  }

  /// The written name: `NIOCore.ChannelHandler`.
  package var name: String { components.joined(separator: ".") }
}

/// The reason why a parent could not be looked up outside the input, as the source of declarations
/// words it.
package struct ParentIssue: Sendable, Hashable {
  /// The reason.
  package var reason: String
  /// A suggestion.
  package var fixIt: String

  /// Creates an issue.
  package init(reason: String, fixIt: String) {
    self.reason = reason
    self.fixIt = fixIt
  }
}
