extension Unmockable {
  /// What is counted as one at the end of a run, after a number of protocols.
  var kind: String {
    switch self {
    case .inaccessible(.public): "not public"
    case .inaccessible: "private"
    case .unknownParent: "with a parent that is not in the input"
    case .brokenParent: "with a parent that has a syntax error"
    case .ofEveryObject, .finalSuperclass, .closedSuperclass, .uncallableSuperclass,
      .initializerWithoutSuper:
      "with a class that no mock can inherit from"
    case .selfReferentialType, .conditionalAssociatedTypes:
      "with associated types that no mock can have"
    case .cycle: "in a circle of inheritance"
    default: "with a requirement that cannot be mocked"
    }
  }
}
