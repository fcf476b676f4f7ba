import DeclarationModel
import Symbols

/// A rewrite of one requirement on its way from the protocol that declares it into a mock.
///
/// The passes run in the order of their cases, and each sees what those before it made: types are
/// qualified before they are replaced, and what a type is to the mock is looked up last.
enum MemberPass: String, Sendable, CaseIterable {
  /// Notes the names that other tools' mocks have for the requirement, where a style asks for them.
  case writtenNames = "written-names"
  /// Drops `override`, which printed modules write where a protocol declares a requirement again.
  case overrides
  /// Adds the `#if` clauses of the ancestor, and drops those around the mock itself.
  case conditions
  /// Adds `nonisolated` to what a mock on an actor inherits from a protocol that is on none.
  case isolation
  /// Constrains generic parameters that are thrown to errors, as Swift infers them to be (SE-0413).
  case thrownTypes = "thrown-types"
  /// Renames parameters that have the name of an earlier one, which only a requirement may.
  case parameterNames = "parameter-names"
  /// Renames generic parameters that would hide a type which the mock is written with.
  case genericNames = "generic-names"
  /// Qualifies names that only the types around the ancestor give a meaning to.
  case outerNames = "outer-names"
  /// Replaces `Self`, associated types and aliases by the types of the mock.
  case mockTypes = "mock-types"
  /// Marks parameters whose type is an alias of a closure.
  case closureAliases = "closure-aliases"
  /// Marks parameters and results whose values a mock cannot keep.
  case noncopyable
  /// Marks what has a type that older systems do not know at run time.
  case runtimeSupport = "runtime-support"

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
      // Here it is said of classes' members, and in headers of what `NSObject` has.
      guard !mock.derived.isObjectiveC, member.modifiers.contains(.override) else { return member }
      var member = member
      member.modifiers.removeAll { $0 == .override }
      return member
    case .conditions:
      let written = context.ancestor.conditions + member.conditions
      guard !written.isEmpty else { return member }
      var member = member
      member.conditions = written.subtracting(mock.derived.conditions)
      return member
    case .isolation:
      // A requirement of a protocol that is not isolated can be called from anywhere, so its
      // implementation in an isolated mock must be, too.
      guard mock.isolation != .nonisolated, !member.statesIsolation,
        !context.ancestor.isolates(member),
        mock.isolation != .instance || !member.isSynchronousInitializer
      else { return member }
      var member = member
      member.modifiers.insert(.nonisolated, at: 0)
      if case .global = context.ancestor.isolation { member.isIsolatedInLanguageMode6 = true }
      return member
    case .thrownTypes: return member.constrainingThrownGenerics()
    case .parameterNames: return member.renamingParameters
    case .genericNames: return member.renamingGenerics(hiding: mock.hiddenNames)
    case .outerNames: return context.outerNames.apply(to: member)
    case .mockTypes: return mock.types.apply(to: member)
    case .closureAliases: return mock.closures.apply(to: member, from: mock.scope)
    case .noncopyable: return mock.noncopyable.apply(to: member)
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
  /// Whose executor the mock's members run on.
  let isolation: MockBlueprint.Isolation
  /// The names that a generic parameter of a requirement may not have.
  let hiddenNames: Set<String>
  /// The types with which the mock replaces `Self`, associated types and aliases.
  let types: TypeSubstitution
  /// Which type names are those of closures.
  let closures: ClosureAliasIndex
  /// Which types have values that a mock cannot keep.
  let noncopyable: NoncopyableIndex
  /// The types that older systems do not know at run time.
  let runtimeSupport: RuntimeSupportIndex
  /// The names of associated types, and of what stands for them.
  let associatedTypes: Set<String>
  /// Whether variables of the mock answer calls.
  let hasVariables: Bool
  /// Whether `Void` is a type of the module.
  let hidesVoid: Bool
  /// The types by which names of variables are made, if a style has any.
  let styleTable: SymbolTable?
  /// The names of the constraints of associated types, for such names.
  let constraintNames: [String: String]

  /// The types that the text of every mock names.
  static let namesOfMocks = MockVocabulary.allTypes.union(MockVocabulary.modules)
}

/// The ancestor that declares a requirement.
struct MemberContext: Sendable {
  /// The mock that the requirement comes to.
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
  ///   - trace: Is told what each pass changes.
  func rewrite(_ member: ProtocolMember, trace: inout PassTrace?) -> ProtocolMember {
    var member = member
    for pass in MemberPass.allCases {
      let rewritten = pass.apply(to: member, in: self)
      trace?.record(pass.rawValue, member, rewritten)
      member = rewritten
    }
    return member
  }
}

extension ProtocolMember {
  /// Whether it is an initializer that does not suspend: that of an actor is on no executor, and may not say so.
  fileprivate var isSynchronousInitializer: Bool {
    if case .initializer = kind { !effects.isAsync } else { false }
  }
}
