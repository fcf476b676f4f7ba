extension Unmockable {
  /// What is counted as one at the end of a run, after a number of protocols.
  var kind: String {
    switch self {
    case .inaccessible: "private"
    case .unknownParent: "with a parent that is not in the input"
    case .brokenParent: "with a parent that has a syntax error"
    case .cycle: "that inherit from themselves"
    case .suppressedConformance: "that suppress a conformance"
    case .finalSuperclass, .uncallableSuperclass, .initializerWithoutSuper:
      "bound to a class that no mock can inherit from"
    case .selfReferentialType, .conditionalAssociatedTypes:
      "with associated types that no mock can have"
    default: "with a requirement that cannot be mocked"
    }
  }
}
