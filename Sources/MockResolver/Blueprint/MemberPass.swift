import DeclarationModel
import Symbols

/// A rewrite of one requirement on its way from the protocol that declares it into a mock.
///
/// The passes run in the order of their cases, and each sees the result of those before it: types are qualified
/// before they are replaced, and facts about them are looked up last.
enum MemberPass: String, Sendable, CaseIterable {
  /// Notes the names that other tools' mocks give to the requirement, if a style needs them.
  case writtenNames = "written-names"
  /// Drops `override`, which printed modules write where a protocol declares a requirement again.
  case overrides
  /// Adds the `#if` clauses of the ancestor, and drops those around the mock itself.
  case conditions
  /// Adds `nonisolated` to members that a mock on an actor inherits from a protocol without one, and the actor to those
  /// that a nonisolated protocol, or one on another actor, inherits from a protocol with it.
  case isolation
  /// Constrains generic parameters that are thrown to errors, as Swift infers them to be (SE-0413).
  case thrownTypes = "thrown-types"
  /// Renames parameters that have the name of an earlier one, which is valid only in a requirement.
  case parameterNames = "parameter-names"
  /// Renames generic parameters that would hide a type that the mock is written with.
  case genericNames = "generic-names"
  /// Qualifies names that have a meaning only inside the types around the ancestor.
  case outerNames = "outer-names"
  /// Replaces `Self`, associated types and aliases by the types of the mock.
  case mockTypes = "mock-types"
  /// Marks parameters whose type is an alias of a closure.
  case closureAliases = "closure-aliases"
  /// Marks parameters and results whose values a mock cannot keep.
  case noncopyable
  /// Marks parameters and results with types that older systems do not know at run time.
  case runtimeSupport = "runtime-support"
  /// Marks members whose types only code on the main actor can name.
  case isolatedConformances = "isolated-conformances"

  /// Returns the requirement as it is after the pass.
  func apply(to member: ProtocolMember, in context: MemberContext) -> ProtocolMember {
    let mock = context.mock
    switch self {
    case .writtenNames:
      guard let table = mock.styleTable else { return member }
      var member = member
      let owner = context.ancestor.declaration
      let spy = SpyName(
        table: table, scope: owner.bodyScope, owner: owner.qualifiedName,
        constraints: mock.constraintNames)
      member.writtenNames = WrittenNames(
        spy: spy.prefix(of: member), handlerParts: HandlerName.parts(of: member),
        isInherited: owner.position != mock.derived.position)
      return member
    case .overrides:
      // In a mock of a protocol from a header, `override` marks the members that `NSObject` has, and stays; in a mock
      // of a class, every member is one.
      guard !mock.derived.isObjectiveC, !mock.derived.isClass, member.modifiers.contains(.override)
      else { return member }
      var member = member
      member.modifiers.removeAll { $0 == .override }
      return member
    case .conditions:
      let written = context.ancestor.conditions + member.conditions
      guard !written.isEmpty else { return member }
      var member = member
      member.conditions = written.subtracting(mock.derived.conditions)
      return member
    case .isolation: return context.isolating(member)
    case .thrownTypes: return member.constrainingThrownGenerics()
    case .parameterNames: return member.renamingParameters
    case .genericNames: return member.renamingGenerics(hiding: mock.hiddenNames)
    case .outerNames: return context.outerNames.apply(to: member)
    case .mockTypes: return mock.types.apply(to: member)
    case .closureAliases: return mock.closures.apply(to: member, from: mock.scope)
    case .noncopyable: return mock.noncopyable.apply(to: member, from: mock.scope)
    case .isolatedConformances:
      return mock.derived.isOfMainActorModule
        ? mock.isolatedConformances.apply(to: member, from: mock.scope) : member
    case .runtimeSupport:
      return RuntimeSupportMarking.marking(member, by: mock.runtimeSupport, from: mock.scope)
    }
  }
}

/// The mock whose requirements the passes rewrite.
struct MockContext: Sendable {
  /// The protocol that is mocked.
  let derived: ProtocolDeclaration
  /// The scope in which its names are looked up.
  let scope: NameScope
  /// The executor on which the mock's members run.
  let isolation: MockBlueprint.Isolation
  /// The names that a generic parameter of a requirement may not have.
  let hiddenNames: Set<String>
  /// The types with which the mock replaces `Self`, associated types and aliases.
  let types: TypeSubstitution
  /// The type names that stand for closures.
  let closures: ClosureAliasIndex
  /// The types whose values a mock cannot keep.
  let noncopyable: NoncopyableIndex
  /// The types that older systems do not know at run time.
  let runtimeSupport: RuntimeSupportIndex
  /// The types whose conformances are isolated.
  let isolatedConformances: IsolatedConformanceIndex
  /// The names of associated types, and of the types in their place.
  let associatedTypes: Set<String>
  /// Whether variables of the mock answer calls.
  let hasVariables: Bool
  /// The symbols by which the names of variables are made, if a style has variables.
  let styleTable: SymbolTable?
  /// The names of the constraints of associated types, for the names of variables.
  let constraintNames: [String: String]

  /// The types that the text of every mock names.
  static let namesOfMocks = MockVocabulary.allTypes.union(MockVocabulary.modules)
}

/// The ancestor that declares a requirement.
struct MemberContext: Sendable {
  /// The mock that gets the requirement.
  let mock: MockContext
  /// The protocol that declares it.
  let ancestor: Ancestor
  /// The meaning of names in the ancestor, if it is nested elsewhere, or deeper, than the mock can
  /// see.
  let outerNames: TypeSubstitution

  /// Returns a requirement of the ancestor after all passes.
  ///
  /// - Parameters:
  ///   - member: The requirement as the ancestor declares it.
  ///   - trace: The trace that gets the changes of each pass.
  func rewrite(_ member: ProtocolMember, trace: inout PassTrace?) -> ProtocolMember {
    var member = member
    for pass in MemberPass.allCases {
      let rewritten = pass.apply(to: member, in: self)
      trace?.record(pass.rawValue, member, rewritten)
      member = rewritten
    }
    return member
  }

  /// Returns a requirement with the isolation that its implementation must state.
  fileprivate func isolating(_ member: ProtocolMember) -> ProtocolMember {
    guard mock.isolation != .nonisolated, !member.statesIsolation else { return member }
    var member = member
    guard !ancestor.isolates(member) else {
      guard case .global(let actor) = mock.isolation else { return member }
      if case .global(let other) = ancestor.isolation, other != actor {
        // The mock is on the actor of the derived protocol.
        member.attributes.append(other)
      } else if mock.derived.isNonisolated {
        // The compiler (6.3.1) takes what a nonisolated protocol inherits for nonisolated, although the class is not.
        member.attributes.append(actor)
      }
      return member
    }
    guard mock.isolation != .instance || !member.isSynchronousInitializer else { return member }
    // A requirement of a protocol that is not isolated can be called from anywhere, so its implementation in an isolated
    // mock must be, too.
    member.modifiers.insert(.nonisolated, at: 0)
    if case .global = ancestor.isolation {
      member.isIsolatedInObjects = !ancestor.declaration.isNonisolated
    }
    return member
  }
}

extension ProtocolMember {
  /// Whether the member is a synchronous initializer: in an actor, it runs on no executor, and must not be marked
  /// `nonisolated`.
  fileprivate var isSynchronousInitializer: Bool {
    if case .initializer = kind { !effects.isAsync } else { false }
  }
}
