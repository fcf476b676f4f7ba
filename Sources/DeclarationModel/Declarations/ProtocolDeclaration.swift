/// A protocol as its source declares it: nothing inherited, nothing resolved.
package struct ProtocolDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// Where the name stands.
  package var position: SourcePosition
  /// The module that declares it, as far as it is known and was asked for.
  package var module: String?
  /// The access level in effect: the written one, or what an enclosing `private extension` says.
  package var access: AccessLevel
  /// `@MainActor`, `@available(…)`, `@objc`.
  package var attributes: [Attribute]
  /// The types and extensions it is nested in, outermost first: `["Outer", "Inner"]`.
  package var enclosingTypes: [String]
  /// The types in whose bodies it stands, outermost first: of `extension Outer.Inner`, which does not
  /// see the names in `Outer`, that is `[["Outer", "Inner"]]`.
  package var scopes: [[String]]
  /// `Sequence<Element>`'s `Element`.
  package var primaryAssociatedTypes: [String]
  /// What follows the colon.
  package var inheritance: [TypeReference]
  /// Where each of those begins.
  package var inheritancePositions: [SourcePosition]
  /// The trailing `where` clause.
  package var requirements: [GenericRequirement]
  /// The members, in order.
  package var members: [ProtocolMember]
  /// Whether the protocol is declared `nonisolated`.
  package var isNonisolated = false
  /// The actor that the default isolation of its module binds it to, unless a parent says otherwise; nil
  /// for none.
  package var defaultActor: Attribute?
  /// Whether the declarations of its module are isolated to the main actor by default.
  package var isOfMainActorModule = false
  /// Whether a header of Objective-C declares it.
  package var isObjectiveC = false
  /// Whether a category lets `NSObject` conform to it.
  package var isOfEveryObject = false
  /// The `#if` clauses around it, outermost first.
  package var conditions: [ConditionalClause]
  /// The comment marks before it.
  package var marks: [Mark]
  /// The name that a comment before it gives to its mock.
  package var mockName: String?
  /// What comments before it say to tools.
  package var comments: ToolComments
  /// The lines of its documentation comment, without `///`.
  package var documentation: [String]

  /// Describes a protocol; what is not given is absent, and set afterwards where it is there.
  package init(
    name: String, position: SourcePosition, access: AccessLevel = .internal,
    members: [ProtocolMember] = []
  ) {
    self.name = name
    self.position = position
    self.access = access
    self.attributes = []
    self.enclosingTypes = []
    self.scopes = []
    self.primaryAssociatedTypes = []
    self.inheritance = []
    self.inheritancePositions = []
    self.requirements = []
    self.members = members
    self.conditions = []
    self.marks = []
    self.comments = ToolComments()
    self.documentation = []
  }

  /// `Outer.Inner.Name`.
  package var qualifiedName: String {
    (enclosingTypes + [name]).joined(separator: ".")
  }
}

/// A protocol that cannot be read because of a syntax error.
package struct BrokenProtocol: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// The types and extensions it is nested in, outermost first.
  package var enclosingTypes: [String]
  /// Where the name stands.
  package var position: SourcePosition
  /// The errors that keep it from being read; they are among those of its file as well.
  package var diagnostics: [Diagnostic]

  /// Describes a protocol.
  package init(
    name: String, enclosingTypes: [String] = [], position: SourcePosition,
    diagnostics: [Diagnostic] = []
  ) {
    self.name = name
    self.enclosingTypes = enclosingTypes
    self.position = position
    self.diagnostics = diagnostics
  }

  /// `Outer.Inner.Name`.
  package var qualifiedName: String {
    (enclosingTypes + [name]).joined(separator: ".")
  }
}
