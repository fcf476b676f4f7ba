/// The name of a type or type alias that a file declares outside of functions.
package struct DeclaredName: Sendable, Hashable {
  /// The name, without enclosing types.
  package var name: String
  /// The types and extensions around the declaration, outermost first.
  package var enclosingTypes: [String]
  /// The `#if` clauses around the declaration, outermost first.
  package var conditions: [ConditionalClause]
  /// Whether other files cannot see the declaration.
  package var isPrivate = false

  /// Creates a name.
  package init(
    name: String, enclosingTypes: [String] = [], conditions: [ConditionalClause] = []
  ) {
    self.name = name
    self.enclosingTypes = enclosingTypes
    self.conditions = conditions
  }

  /// The names of the enclosing types, followed by the name.
  package var path: [String] { enclosingTypes + [name] }

  /// Whether each file of the module can use the name without a qualifier.
  package var isInModuleScope: Bool { enclosingTypes.isEmpty && !isPrivate }
}

/// A type alias with its underlying type: `typealias Codable = Decodable & Encodable`.
package struct ScannedAlias: Sendable, Hashable {
  /// The alias.
  package var alias: DeclaredName
  /// The generic parameters.
  package var generics: [GenericParameter] = []
  /// The underlying type.
  package var type: TypeReference

  /// Creates an alias.
  package init(_ alias: DeclaredName, type: TypeReference) {
    self.alias = alias
    self.type = type
  }

  /// The name of the alias.
  package var name: String { alias.name }
}

/// A structure, an enumeration, a class or an actor outside of functions, as far as it is known without parsing it.
package struct ScannedType: Sendable, Hashable {
  /// The protocol that a type does not conform to.
  package enum Suppression: Sendable, Hashable, Comparable {
    case copyable
    /// A type that is not escapable need not be copyable, either.
    case escapable
  }

  /// The name.
  package var name: DeclaredName
  /// Whether it is a class.
  package var isClass = false
  /// The protocol that it suppresses; nil for a type that is copied.
  package var suppression: Suppression?
  /// Whether it has the default isolation of its module, if that isolates types.
  package var hasDefaultIsolation = false
  /// Whether its generic parameters have constraints.
  package var hasConstraints = false

  /// Creates a type.
  package init(_ name: DeclaredName, suppressing suppression: Suppression? = nil) {
    self.name = name
    self.suppression = suppression
  }
}

/// The names of types that the text of mocks uses, and that an app may use for its own types.
package enum MockVocabulary {
  /// The names from the run-time library.
  package static let library: Set = [
    "ClassMock", "Listing", "MockCore", "MockFailure", "MockMode", "MockedStatics", "RealObject",
    "RecordedInvocation", "RecordingMock", "SendableStubbing", "StubVerifyMock", "Stubbing",
    "Verifying", "_BoxedClosure", "_FailureReporting", "_LinkedFramework",
    "_MemberSelector", "_MockMembers", "_MockUse",
  ]
  /// The names of all public types of the run-time library, which a file with mocks imports.
  package static let published = library.union([
    "AnyType", "ArgumentCaptor", "AsynchronousMember", "CallHistory", "CallMatcher",
    "CompletionMember", "CustomMatcher", "DefaultValueRegistry", "ManualClock", "MockCheck",
    "MockDefault", "MockFailureHandler", "MockRules", "MockedAccessors",
    "MockedAsyncCompletionMethod", "MockedAsyncGetter", "MockedAsyncInoutMethod",
    "MockedAsyncMethod", "MockedCompletionMethod", "MockedGetter", "MockedInoutMethod",
    "MockedMember", "MockedMethod", "MockedProperty", "MockedStream", "MockedSubscript",
    "NoncopyableArgument", "PrivateProperties", "PrivatePropertyAccessible",
    "PrivatePropertyFailure", "ProjectingPropertyWrapper", "ReadablePropertyWrapper",
    "SourcePlace", "StubbingUse", "SuspendedCalls", "SynchronousMember", "TimeSpan",
    "TimeSpanConvertible", "UnstubbedCall", "_ArgumentMatcher", "_MemberReference",
    "_RethrownErrors", "_UnevaluatedArgument",
  ])
  /// The names from the standard library.
  package static let standard: Set = [
    "Array", "Bool", "Dictionary", "Error", "Hasher", "Int", "Never", "Optional", "StaticString",
    "UInt", "Void",
  ]
  /// The names of the types whose values mocks in the style `handlers` return if no handler is set.
  package static let values: Set = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Dictionary",
    "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "NSDate", "NSURL", "Set", "String",
    "TimeInterval", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "UUID",
  ]
  /// The names from both libraries.
  package static let allTypes = library.union(standard)
  /// All of these names.
  package static let all = allTypes.union(values)
  /// The modules that qualify these names.
  package static let modules: Set = ["Kagemusha", "Swift"]
}
