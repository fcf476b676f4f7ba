/// A protocol as its source declares it, without inherited requirements.
package struct ProtocolDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// Whether the name is written in backticks.
  package var isQuoted = false
  /// The position of the name.
  package var position: SourcePosition
  /// The module that declares the protocol; nil if it is not known, or was not looked up.
  package var module: String?
  /// The access level in effect: the written one, or the one of an enclosing `private extension`.
  package var access: AccessLevel
  /// The attributes, such as `@MainActor`, `@available(…)` and `@objc`.
  package var attributes: [Attribute]
  /// The modifiers, the access level included if it is written.
  package var modifiers: [Modifier]
  /// The types and extensions around the protocol, outermost first: `["Outer", "Inner"]`.
  package var enclosingTypes: [String]
  /// The types whose bodies contain the protocol, outermost first. For `extension Outer.Inner`, in
  /// which the names in `Outer` are not visible, they are `[["Outer", "Inner"]]`.
  package var scopes: [[String]]
  /// The types after the colon.
  package var inheritance: [TypeReference]
  /// The positions of the types in `inheritance`.
  package var inheritancePositions: [SourcePosition]
  /// The trailing `where` clause.
  package var requirements: [GenericRequirement]
  /// The members, in order.
  package var members: [ProtocolMember]
  /// Whether the protocol is declared `nonisolated`.
  package var isNonisolated = false
  /// Whether the default isolation of the module is the main actor.
  package var isOfMainActorModule = false
  /// Whether it is a class: its mock is a subclass of it, and its requirements are the members that a subclass may
  /// override.
  package var isClass = false
  /// Whether an Objective-C header declares the protocol.
  package var isObjectiveC = false
  /// Whether a category makes `NSObject` conform to the protocol.
  package var isOfEveryObject = false
  /// The `#if` clauses around the protocol, outermost first.
  package var conditions: [ConditionalClause]
  /// The marks in the comments before the protocol.
  package var marks: [Mark]
  /// The lines of the documentation comment, without `///`.
  package var documentation: [String]
  private var details = Sparse<Details>()

  /// Creates a protocol; properties without a parameter are empty, and can be set afterwards.
  package init(
    name: String, position: SourcePosition, access: AccessLevel = .internal,
    members: [ProtocolMember] = []
  ) {
    self.name = name
    self.position = position
    self.access = access
    self.attributes = []
    self.modifiers = []
    self.enclosingTypes = []
    self.scopes = []
    self.inheritance = []
    self.inheritancePositions = []
    self.requirements = []
    self.members = members
    self.conditions = []
    self.marks = []
    self.documentation = []
  }

  /// The name with its enclosing types: `Outer.Inner.Name`.
  package var qualifiedName: String { enclosingTypes.qualifying(name) }

  /// Whether each file of the module can use the name without a qualifier.
  package var isInModuleScope: Bool { enclosingTypes.isEmpty && access >= .internal }
}

extension ProtocolDeclaration {
  /// The parts that few protocols have.
  private struct Details: Sendable, Hashable, SparseValue {
    var primaryAssociatedTypes: [String] = []
    var defaultActor: Attribute?
    var membersOnCallersExecutor: Set<Int> = []
    var mockName: String?
    var comments = ToolComments()
  }

  /// The names of the primary associated types, as in `Sequence<Element>`.
  package var primaryAssociatedTypes: [String] {
    get { details.value.primaryAssociatedTypes }
    set { details.value.primaryAssociatedTypes = newValue }
  }
  /// The actor of the module's default isolation, which applies unless a parent states another; nil
  /// for none.
  package var defaultActor: Attribute? {
    get { details.value.defaultActor }
    set { details.value.defaultActor = newValue }
  }
  /// The indices of the members that run on their caller's executor because they state no isolation, and this is the
  /// default of their module.
  package var membersOnCallersExecutor: Set<Int> {
    get { details.value.membersOnCallersExecutor }
    set { details.value.membersOnCallersExecutor = newValue }
  }
  /// The name of the mock, if a comment before the protocol states one.
  package var mockName: String? {
    get { details.value.mockName }
    set { details.value.mockName = newValue }
  }
  /// The annotations for tools in the comments before the protocol.
  package var comments: ToolComments {
    get { details.value.comments }
    set { details.value.comments = newValue }
  }
}

/// A protocol that cannot be read because of a syntax error.
package struct BrokenProtocol: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// The types and extensions around the protocol, outermost first.
  package var enclosingTypes: [String]
  /// The position of the name.
  package var position: SourcePosition
  /// The errors because of which it cannot be read; the file has them as well.
  package var diagnostics: [Diagnostic]

  /// Creates a broken protocol.
  package init(
    name: String, enclosingTypes: [String] = [], position: SourcePosition,
    diagnostics: [Diagnostic] = []
  ) {
    self.name = name
    self.enclosingTypes = enclosingTypes
    self.position = position
    self.diagnostics = diagnostics
  }

  /// The names of the enclosing types, followed by the name.
  package var path: [String] { enclosingTypes + [name] }

  /// The name with its enclosing types: `Outer.Inner.Name`.
  package var qualifiedName: String { enclosingTypes.qualifying(name) }
}
