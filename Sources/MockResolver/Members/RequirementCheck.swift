import DeclarationModel
import Symbols

/// Finds the reasons why single requirements cannot be mocked.
struct RequirementCheck: Sendable {
  /// The types whose values a mock cannot keep.
  let noncopyable: NoncopyableIndex
  /// The aliases of closures.
  let closures: ClosureAliasIndex
  /// The scope in which names are looked up.
  let scope: NameScope
  /// The names of the associated types, as far as the mock is generic over them.
  let associatedTypes: Set<String>
  /// Whether variables of the mock answer calls.
  let hasVariables: Bool
  /// The comparison of types by their meanings.
  let types: TypeComparison

  /// Returns all reasons why a requirement cannot be mocked, in a fixed order.
  func findings(about member: ProtocolMember) -> [MockingDiagnostic] {
    var facts: [UnsupportedReason] = []
    if member.modifiers.contains(.distributed) { facts.append(.distributed) }
    if cannotKeepOrMake(member) { facts.append(.noncopyable) }
    if isUninhabited(member) { facts.append(.uninhabited) }
    if hasOpaqueResult(member) { facts.append(.opaqueResult) }
    if hasClosureOutOfReach(member) { facts.append(.closureOutOfReach) }
    if isSettablePack(member) { facts.append(.settablePack) }
    if hasPackOfSeveral(member) { facts.append(.severalPacks) }
    if hasNongenericParameter(member) { facts.append(.nongenericParameter) }
    if let issue = member.importIssue { facts.append(.unseen(issue)) }
    guard !facts.isEmpty else { return [] }
    // A requirement that Swift does not import has no labels, only its name in Objective-C.
    let subject = member.importIssue == nil ? member.labelledName : member.baseName
    return facts.map { MockingDiagnostic(fact: $0, subject: subject, position: member.position) }
  }

  /// Returns whether the result may not leave the function that has it, so that a mock cannot return it, or whether a
  /// noncopyable value can be set, which a mock cannot keep.
  private func cannotKeepOrMake(_ member: ProtocolMember) -> Bool {
    if let result = member.result, noncopyable.isNonEscapable(result, from: scope) { return true }
    guard member.hasNoncopyableResult else { return false }
    return switch member.kind {
    case .property(let property): property.accessors.hasSetter
    case .subscript(let element): element.accessors.hasSetter
    case .method, .initializer, .associatedType, .typeAlias: false
    }
  }

  /// Returns whether a parameter is never passed, or a property never read or set.
  private func isUninhabited(_ member: ProtocolMember) -> Bool {
    // An associated type of this name is another type.
    guard !associatedTypes.contains("Never") else { return false }
    func isUninhabited(_ type: TypeReference) -> Bool {
      switch type.unspecified {
      case .named, .tuple: types.canonical(type).type.isUninhabited
      default: false
      }
    }
    if member.parameters.contains(where: { isUninhabited($0.type) }) { return true }
    return switch member.kind {
    case .property(let property):
      isUninhabited(property.type) && (hasVariables || property.accessors.hasSetter)
    case .subscript(let element): isUninhabited(element.result) && element.accessors.hasSetter
    case .method, .initializer, .associatedType, .typeAlias: false
    }
  }

  private func hasOpaqueResult(_ member: ProtocolMember) -> Bool {
    member.result?.contains { if case .opaque = $0 { true } else { false } } ?? false
  }

  /// Returns whether a closure cannot be passed to a stub, or kept for one.
  ///
  /// A closure is out of reach in each of these cases:
  /// - It takes a pack, so that nothing generic can hold it.
  /// - It or a metatype stands in each element of a pack; the compiler (6.3.1) crashes at it.
  /// - It is `@isolated(any)` and does not escape; the compiler cannot lend it out yet.
  /// - It is lent by a method that sends a noncopyable value.
  /// - It or a metatype stands beside a pack in arguments that can be changed.
  /// - It is sent a closure that does not escape, and returns one.
  /// - It is lent beside a value that is sent and sent back.
  /// - It is a metatype of `any P` itself that is sent; to the compiler (6.3.1), the caller has this value already.
  private func hasClosureOutOfReach(_ member: ProtocolMember) -> Bool {
    let cannotBeGeneric =
      member.isImplemented
      && member.containsType { type in
        type.contains { part in
          switch part {
          case .function(let closure):
            isSentAndReturnsClosure(closure)
              || closure.parameters.contains {
                if case .packExpansion = $0.type { return true }
                return $0.specifiers.contains(.inout) && $0.type.contains(where: \.isPackExpansion)
              }
          case .packExpansion: part.contains(where: \.crashesInPacks)
          default: false
          }
        }
      }
    let isLent = member.parameters.contains { parameter in
      guard case .function(let closure) = parameter.type else { return false }
      return parameter.isNonEscapingClosure
        && closure.attributes.contains { $0.kind == .isolated }
    }
    return cannotBeGeneric || isLent || borrowsInGenericClosure(member) || sendsFromLoan(member)
      || changesBesidePack(member) || sendsBackBesideLoan(member) || sendsMetatype(member)
  }
}

extension RequirementCheck {
  /// Returns whether a subscript with a pack in its type can be set: the compiler (6.3.1) crashes at every class that
  /// implements such a subscript.
  private func isSettablePack(_ member: ProtocolMember) -> Bool {
    guard case .subscript(let element) = member.kind, element.accessors.hasSetter else {
      return false
    }
    return element.result.contains(where: \.isPackExpansion)
  }

  /// Returns whether a type expands several packs at once, which are therefore of one shape: the compiler (6.3.1) does
  /// not accept any method as the implementation unless a same-type requirement relates the packs.
  private func hasPackOfSeveral(_ member: ProtocolMember) -> Bool {
    let packs = Set(member.generics.filter { $0.specifier == .each }.map(\.name))
    guard packs.count > 1 else { return false }
    let isRelated = member.requirements.contains { requirement in
      requirement.relation == .sameType
        && packs.count {
          requirement.left.mentions([$0]) || requirement.right.mentions([$0])
        } > 1
    }
    return !isRelated
      && member.containsType { type in
        type.contains {
          guard case .packExpansion(let pattern) = $0 else { return false }
          return packs.count { expands($0, in: pattern) } > 1
        }
      }
  }

  /// Returns whether a type expands a pack outside of expansions inside of it, which are expansions of their own.
  private func expands(_ pack: String, in type: TypeReference) -> Bool {
    switch type {
    case .packExpansion: false
    case .named(let name) where name.components.first?.name == pack: true
    default: type.containsChild { expands(pack, in: $0) }
    }
  }

  /// Returns whether a method lends a closure and sends a noncopyable value: the compiler (6.3.1) takes the value for
  /// a part of the closure, or of another argument.
  private func sendsFromLoan(_ member: ProtocolMember) -> Bool {
    guard member.hasNoncopyableResult, member.result?.isSent ?? false else { return false }
    return member.parameters.contains(where: \.isNonEscapingClosure)
  }

  /// Returns whether a variable of the mock cannot be passed a closure: it does not escape, is generic or may throw
  /// for a method that rethrows, and is lent beside a value that is sent and sent back (`inout sending`), which the
  /// code that lends the closure would capture and could not send.
  private func sendsBackBesideLoan(_ member: ProtocolMember) -> Bool {
    guard hasVariables,
      member.parameters.contains(where: { $0.isInout && $0.specifiers.contains(.sending) })
    else { return false }
    let generics = Set(member.generics.map(\.name))
    return member.effects.throwing == .rethrows
      || member.parameters.contains { $0.isNonEscapingClosure && $0.type.mentions(generics) }
  }

  /// Returns whether a parameter or the result is a `sending` metatype of an existential type, or an optional one.
  private func sendsMetatype(_ member: ProtocolMember) -> Bool {
    if member.parameters.contains(where: { $0.isSent && types.isUnsendableMetatype($0.type) }) {
      return true
    }
    guard let result = member.result else { return false }
    return result.isSent && types.isUnsendableMetatype(result)
  }

  /// Returns whether a same-type requirement makes a generic parameter equal to another parameter, or to any type
  /// that is not a member of one. Swift 6 does not count it as generic: the mock would get the compiler's error or
  /// warning.
  private func hasNongenericParameter(_ member: ProtocolMember) -> Bool {
    guard !member.requirements.isEmpty else { return false }
    let own = Set(member.generics.map(\.name))
    let all = own.union(associatedTypes)
    return member.requirements.contains { requirement in
      guard requirement.relation == .sameType else { return false }
      let sides = [requirement.left, requirement.right]
      return sides.contains { $0.plainName.map(own.contains) ?? false }
        && !sides.contains { $0.isMember(of: all) }
    }
  }

  /// Returns whether a closure or a metatype stands beside a pack in a method that can change an argument: the
  /// compiler (6.3.1) crashes where such a tuple is passed `inout` to a generic function.
  private func changesBesidePack(_ member: ProtocolMember) -> Bool {
    guard case .method = member.kind, member.parameters.contains(where: \.isInout),
      member.parameters.contains(where: { $0.type.isPackExpansion })
    else { return false }
    return member.parameters.contains { parameter in
      !parameter.isAutoclosure && !parameter.isVariadic
        && (parameter.isClosure || parameter.type.isStoredOtherwiseInTuples)
    }
  }

  /// Returns whether a closure is sent a closure that does not escape, and returns one: the compiler (6.3.1)
  /// crashes where it is passed to a generic function.
  private func isSentAndReturnsClosure(_ closure: FunctionType) -> Bool {
    guard closures.isFunction(closure.result, from: scope) else { return false }
    return closure.parameters.contains { parameter in
      parameter.specifiers.contains(.sending) && !parameter.attributes.contains(.escaping)
        && closures.isFunction(parameter.type, from: scope)
    }
  }

  /// Returns whether a closure borrows a value, mentions a generic parameter, and cannot be kept in a box of the
  /// mock, because it is part of another type, or mentions a pack.
  private func borrowsInGenericClosure(_ member: ProtocolMember) -> Bool {
    let generics = Set(member.generics.map(\.name))
    guard !generics.isEmpty else { return false }
    let packs = Set(member.generics.filter { $0.specifier == .each }.map(\.name))
    return member.parameters.contains { parameter in
      let isKept = parameter.lends(in: generics) && !parameter.type.mentions(packs)
      var borrowing = 0
      parameter.type.visit { part in
        if case .function(let closure) = part, closure.borrows, part.mentions(generics) {
          borrowing += 1
        }
      }
      return borrowing > (isKept ? 1 : 0)
    }
  }
}

extension TypeReference {
  /// Returns whether the type is a member of a generic parameter: `T.Element`.
  fileprivate func isMember(of generics: Set<String>) -> Bool {
    guard case .named(let named) = self, named.components.count > 1 else { return false }
    return generics.contains(named.components[0].name)
  }

  /// Whether a generic function expects a different representation of the type in a tuple.
  fileprivate var isStoredOtherwiseInTuples: Bool {
    switch self {
    case .function, .metatype: true
    case .optional(let type), .implicitlyUnwrapped(let type): type.isStoredOtherwiseInTuples
    case .tuple(let elements): elements.contains(where: \.type.isStoredOtherwiseInTuples)
    case .specified(_, _, let type): type.isStoredOtherwiseInTuples
    default: false
    }
  }

  /// Whether the compiler (6.3.1) crashes at closures that return a pack with such a type in each element.
  fileprivate var crashesInPacks: Bool {
    switch self {
    case .function, .metatype: true
    default: false
    }
  }
}
