import DeclarationModel

/// The words for what the resolver finds.
enum ResolverMessages {
  /// Why a protocol gets no mock, and what to do about it.
  static func noMock(for name: String, _ issue: String) -> String {
    "no mock for '\(name)': \(issue)"
  }

  /// What keeps a protocol from being mocked; what to do about it.
  static func issue(to name: String, _ finding: MockingDiagnostic) -> String {
    "\(reason(for: finding, in: name)); \(fixIt(of: finding, for: name))"
  }

  /// A name or glob that was asked for matches nothing.
  static func noMatch(_ glob: String, suggestion: String?) -> String {
    let fixIt =
      suggestion.map { "did you mean '\($0)'?" }
      ?? "correct the name or add the file that declares it"
    return "no protocol matches '\(glob)'; \(fixIt)"
  }

  /// Two protocols have mocks of one name.
  static func nameClash(_ mock: String, protocol name: String, other: ProtocolPlace) -> String {
    "the mocks of '\(name)' and of '\(other.name)' at \(other.position) are both named '\(mock)';"
      + " exclude one, or change the pattern of mock names"
  }

  /// A mock has the name of a protocol.
  static func nameTaken(_ mock: String, protocol name: String, other: ProtocolPlace) -> String {
    "the mock of '\(name)' would be named '\(mock)', as the protocol at \(other.position) is;"
      + " exclude '\(name)', or change the pattern of mock names"
  }

  /// Why Swift cannot see a requirement of Objective-C.
  private static func reason(for issue: ImportIssue) -> String {
    switch issue {
    case .variadic: "it takes a variable number of arguments"
    case .variadicFunction: "it has a function that takes a variable number of arguments"
    case .forwardClass(let name): "its class '\(name)' is only announced, by '@class'"
    case .forwardProtocol(let name): "its protocol '\(name)' is only announced, by '@protocol'"
    case .unknownType(let type): "there is nothing like its type '\(type)'"
    case .accessor: "'NS_SWIFT_NAME' makes an accessor of it"
    case .unnamed: "the first part of its selector is empty"
    case .thrownValue(let type): "it throws, and its result '\(type)' is no object"
    case .voidArgument: "an argument of type 'Void' stands for its error"
    case .reserved(let name): "'NSObject' has '\(name)' for something else"
    case .sameInSwift: "another requirement has the same name and types in Swift"
    }
  }

  private static func fixIt(of finding: MockingDiagnostic, for name: String) -> String {
    switch finding.fact {
    case .unseen(.forwardClass(let type)):
      "add the header that declares it, or 'declare: {\(type): class}', or exclude '\(name)'"
    case .unseen(.forwardProtocol(let type)):
      "add the header that declares it, or 'declare: {\(type): protocol}', or exclude '\(name)'"
    case .unseen:
      "make the requirement '@optional', or exclude '\(name)', which no Swift type can conform to"
    case .unknownParent(_, let issue?): issue.fixIt + ", or exclude '\(name)'"
    case .unknownParent(_, nil):
      "add the file that declares '\(finding.subject)' to the sources, or exclude '\(name)'"
    case .brokenParent: "correct that"
    case .cycle: "remove one of these inheritances"
    case .inaccessible(.public):
      "make it public, exclude it, or leave out 'access: public'"
    case .inaccessible: "make it internal, or ask for another"
    case .closedSuperclass:
      "make it open, exclude '\(name)', or leave out 'access: public'"
    case .conflictingTypes: "give it one type"
    case .ofEveryObject: "exclude '\(name)', and use a subclass of NSObject"
    case .opaqueResult: "make it an associated type, as a protocol may not say 'some' there"
    default: "write this mock by hand and exclude '\(name)'"
    }
  }

  private static func reason(for finding: MockingDiagnostic, in name: String) -> String {
    let subject = "'\(finding.subject)'"
    switch finding.fact {
    case .unknownParent(let ancestor, let issue):
      let way = ancestor.map { ", which its ancestor '\($0)' inherits from," } ?? ""
      let reason = issue.map { ", and \($0.reason)" } ?? ""
      return "its parent \(subject)\(way) is not in the input\(reason)"
    case .brokenParent: return "its parent \(subject) has a syntax error"
    case .cycle(let names):
      let path = names.map { "'\($0)'" }.joined(separator: ", ")
      return names.first == name
        ? "it inherits from itself: \(path)" : "its ancestors inherit from themselves: \(path)"
    case .ofEveryObject:
      return "a category lets NSObject conform to it, so that no subclass can do so itself"
    case .finalSuperclass: return "it is bound to \(subject), which is final"
    case .closedSuperclass:
      return "it is bound to \(subject), which is not open, and its mock is to be public"
    case .uncallableSuperclass:
      return "it is bound to \(subject), no designated initialiser of which can be called"
    case .initializerWithoutSuper(let superclass):
      return "\(subject) has arguments that no initialiser of its class '\(superclass)' takes"
    case .inaccessible(.public): return "it is not public, and its mock is to be"
    case .inaccessible: return "it is private to its file"
    case .conflictingTypes: return "\(subject) is declared with two types"
    case .noncopyable: return "\(subject) has a value that a mock can neither keep nor make"
    case .opaqueResult: return "\(subject) has an opaque result"
    case .closureOutOfReach: return "\(subject) has a closure that no mock can pass on to a test"
    case .distributed: return "\(subject) is distributed"
    case .unseen(let issue): return "Swift cannot see \(subject): \(reason(for: issue))"
    case .selfReferentialType:
      return "its associated type \(subject) is constrained by 'Self'"
    case .conditionalAssociatedTypes:
      return "the associated types of \(subject) stand in too many '#if' blocks"
    }
  }
}

extension InvalidMockNaming: CustomStringConvertible {
  /// What is wrong with the pattern, and what to do.
  package var description: String {
    switch self {
    case .noPlaceholder(let pattern):
      "'\(pattern)' would name all mocks alike; put '{name}' or '{base}' into it"
    case .notAnIdentifier(let pattern):
      "'\(pattern)' makes no Swift identifiers; use letters, digits, '_', '{name}' and '{base}'"
    }
  }
}
