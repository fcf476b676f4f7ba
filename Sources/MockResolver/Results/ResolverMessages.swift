import DeclarationModel

extension MockingDiagnostic {
  /// Returns the message about the reason why a protocol is not mocked.
  ///
  /// - Parameter name: The name of the protocol.
  func text(for name: String) -> DiagnosticText {
    let (id, message) = reason(in: name)
    return DiagnosticText(id, message, fixIt: fixIt(for: name))
  }

  /// Returns the warning that a protocol is not mocked.
  ///
  /// - Parameter name: The name of the protocol.
  func diagnostic(for name: String) -> Diagnostic {
    var text = text(for: name)
    text.message = "no mock for '\(name)': \(text.message)"
    return Diagnostic(.warning, text, at: position)
  }

  private func reason(in name: String) -> (DiagnosticID, String) {
    let subject = "'\(self.subject)'"
    switch fact {
    case .unknownParent(let ancestor, let issue):
      let parent =
        ancestor.map { "\(subject), a parent of its ancestor '\($0)'" } ?? "its parent \(subject)"
      return (.unknownParent, "cannot find \(parent)" + (issue.map { ": \($0.reason)" } ?? ""))
    case .brokenParent(let cause):
      return (.brokenParent, "its parent \(subject) \(cause.predicate)")
    case .cycle(let names):
      var words = names.map { "'\($0)'" }
      if words.count > UnsupportedReason.longestCycle {
        words.replaceSubrange(UnsupportedReason.cycleStart..<(words.count - 1), with: ["…"])
      }
      let path = words.joined(separator: " → ")
      let place = names.first == name ? "" : " among its ancestors"
      return (.circularInheritance, "circular inheritance\(place): \(path)")
    case .ofEveryObject:
      return (
        .conformanceOfNSObject, "an Objective-C category already makes NSObject conform to it"
      )
    case .finalSuperclass: return (.finalSuperclass, "its superclass \(subject) is final")
    case .finalClass: return (.finalClass, "it is final")
    case .actorClass: return (.actorClass, "it is an actor, which has no subclasses")
    case .sealedClass: return (.nonOpenClass, "it is not open outside of its module")
    case .uncallableClass:
      return (
        .inaccessibleClassInitializer, "a subclass can call none of its designated initializers"
      )
    case .unknownSuperclass(let issue):
      let reason = issue.map { ": \($0.reason)" } ?? ""
      return (
        .unknownSuperclass,
        "cannot find \(subject), which may be the superclass that it has its initializers from\(reason)"
      )
    case .unsupportedGenerics:
      return (.unsupportedGenerics, "its generic parameter \(subject) is a pack or a value")
    case .lightweightGenerics:
      return (
        .unsupportedGenerics,
        "its generic parameter \(subject) is of Objective-C, and no subclass in Swift can be generic, too"
      )
    case .closedSuperclass where self.subject == name:
      return (.nonOpenClass, "it is not open, but its mock is public")
    case .closedSuperclass:
      return (.nonOpenSuperclass, "its superclass \(subject) is not open, but its mock is public")
    case .sealedSuperclass:
      return (.nonOpenSuperclass, "its superclass \(subject) is not open outside of its module")
    case .uncallableSuperclass:
      return (
        .inaccessibleSuperclassInitializer,
        "no designated initializer of its superclass \(subject) is accessible"
      )
    case .initializerWithoutSuper(let superclass):
      return (
        .missingSuperclassInitializer,
        "no initializer of its superclass '\(superclass)' takes the arguments of \(subject)"
      )
    case .inaccessible(.public):
      return (.inaccessibleProtocol, "it is not public, but its mock is")
    case .inaccessible: return (.inaccessibleProtocol, "it is private to its file")
    case .unmockableParent(.ofValues):
      return (.unmockableParent, "no class can conform to \(subject)")
    case .unmockableParent(.ofDistributedActors):
      return (.unmockableParent, "only a distributed actor can conform to \(subject)")
    case .unmockableParent(.ofHiddenRequirements):
      return (.unmockableParent, "\(subject) has requirements that its module does not show")
    case .unmockableParent(.ofAdHocRequirements):
      return (
        .unmockableParent, "\(subject) has requirements that depend on the types of each call"
      )
    case .unmockableParent(.ofActors):
      return (.unmockableParent, "every actor conforms to \(subject), and nothing else can")
    case .unmockableParent(.actor):
      return (.unmockableParent, "\(subject) is an actor, from which no mock can inherit")
    case .unmockableParent(.ofGlobalActor):
      return (
        .unmockableParent,
        "an actor cannot conform to \(subject), which is isolated to a global actor"
      )
    case .unmockableParent(.ofToolchain):
      return (.unmockableParent, "\(subject) cannot be named outside of the toolchain")
    case .sameNameAsProperty:
      return (
        .sameNameAsProperty,
        "no class can have both the method \(subject) and a property of this name"
      )
    case .conflictingTypes:
      return (.conflictingTypes, "\(subject) is declared with two different types")
    case .noncopyable:
      return (
        .noncopyableValue,
        "\(subject) has a noncopyable or nonescapable value, which a mock cannot store or return"
      )
    case .settablePack:
      return (
        .settablePack,
        "\(subject) is settable and has a parameter pack in its type, which crashes the compiler"
      )
    case .severalPacks:
      return (
        .severalPacks,
        "\(subject) expands several parameter packs together, which no class can implement"
      )
    case .nongenericParameter:
      return (
        .nongenericParameter,
        "\(subject) has a generic parameter that its 'where' clause makes one certain type"
      )
    case .uninhabited:
      return (.uninhabitedType, "\(subject) has a value of type 'Never', which there is none of")
    case .opaqueResult: return (.opaqueResult, "\(subject) has an opaque result type")
    case .closureOutOfReach:
      return (
        .unsupportedClosure, "\(subject) has a closure or metatype that cannot be passed to a stub"
      )
    case .distributed: return (.distributedRequirement, "\(subject) is distributed")
    case .unseen(let issue):
      let problem = issue.isImported ? "no Swift class can implement" : "Swift does not import"
      return (issue.id, "\(problem) \(subject): \(issue.message)")
    case .selfReferentialType:
      return (.selfConstrainedType, "its associated type \(subject) is constrained by 'Self'")
    case .hidesStandardType:
      return (
        .hiddenStandardType, "\(subject) hides the standard type of this name, which mocks use"
      )
    case .conditionalAssociatedTypes:
      return (
        .conditionalAssociatedTypes,
        "the associated types of \(subject) are in too many '#if' blocks"
      )
    }
  }

  private func fixIt(for name: String) -> String {
    switch fact {
    case .unseen(.forwardClass(let type)):
      "add the header that declares it or 'declare: {\(type): class}' (--declare), or exclude '\(name)'"
    case .unseen(.forwardProtocol(let type)):
      "add the header that declares it or 'declare: {\(type): protocol}' (--declare), or exclude '\(name)'"
    case .unseen(.sameSelector): "use the same types in both places, or exclude '\(name)'"
    case .unseen: "make the requirement '@optional', or exclude '\(name)'"
    case .unknownParent(_, let issue?): issue.fixIt + ", or exclude '\(name)'"
    case .unknownParent(_, nil):
      "import the module that declares '\(subject)', or add the file that does to the sources, or exclude '\(name)'"
    case .brokenParent(.syntaxError), .brokenParent(.newerSyntax): "fix that error first"
    case .brokenParent(.undeclaredName):
      "include the header that declares the name, or exclude '\(name)'"
    case .brokenParent(.unavailable): "change 'target' (--target), or exclude '\(name)'"
    case .cycle: "remove one of these parents"
    case .inaccessible(.public): "make it public, exclude it, or remove 'access: public' (--access)"
    case .inaccessible: "make it internal, or select another protocol"
    case .lightweightGenerics:
      "mock a subclass that inherits from '\(name)' with a type for '\(subject)', or exclude '\(name)'"
    case .finalClass, .actorClass, .uncallableClass, .sealedClass:
      extraction.map { "mock a protocol instead, which '\($0)' prints, or exclude '\(name)'" }
        ?? "mock a protocol with its members instead, or exclude '\(name)'"
    case .unknownSuperclass(let issue?): issue.fixIt + ", or exclude '\(name)'"
    case .unknownSuperclass(nil):
      "add the file that declares it to the sources, or exclude '\(name)'"
    case .closedSuperclass: "make it open, exclude '\(name)', or remove 'access: public' (--access)"
    case .sealedSuperclass: "make it open, or exclude '\(name)'"
    case .unmockableParent(.ofActors), .unmockableParent(.actor), .unmockableParent(.ofToolchain),
      .unmockableParent(.ofGlobalActor):
      "exclude '\(name)'"
    case .unmockableParent(.ofValues): "exclude '\(name)' and use a structure"
    case .sameNameAsProperty:
      "implement one of them in an extension of the protocol, or exclude '\(name)'"
    case .conflictingTypes: "use the same type in both places"
    case .ofEveryObject: "exclude '\(name)' and use a subclass of NSObject"
    case .settablePack: "make it read-only, or exclude '\(name)'"
    case .severalPacks: "exclude '\(name)'"
    case .hidesStandardType: "rename it, or exclude '\(name)'"
    case .nongenericParameter: "write that type in its place, or exclude '\(name)'"
    case .opaqueResult: "use an associated type instead"
    default: "write this mock by hand and exclude '\(name)'"
    }
  }
}

extension ImportIssue {
  /// The kind of diagnostic.
  fileprivate var id: DiagnosticID {
    switch self {
    case .variadic: .variadicMethod
    case .variadicFunction: .variadicFunction
    case .forwardClass: .forwardDeclaredClass
    case .forwardProtocol: .forwardDeclaredProtocol
    case .unknownType: .unimportableType
    case .accessor: .importedAsAccessor
    case .unnamed: .emptySelectorPiece
    case .thrownValue: .throwingNonObject
    case .voidArgument: .errorAsVoid
    case .reserved: .reservedByNSObject
    case .nonescapingOptional: .nonescapingOptional
    case .sameInSwift: .sameSwiftSignature
    case .sameSelector: .sameSelector
    }
  }

  /// The reason why Swift does not import the requirement.
  fileprivate var message: String {
    switch self {
    case .variadic: "it takes a variable number of arguments"
    case .variadicFunction: "it takes a function with a variable number of arguments"
    case .forwardClass(let name): "its class '\(name)' is only forward-declared with '@class'"
    case .forwardProtocol(let name):
      "its protocol '\(name)' is only forward-declared with '@protocol'"
    case .unknownType(let type): "its type '\(type)' has no Swift equivalent"
    case .accessor: "'NS_SWIFT_NAME' makes it an accessor"
    case .unnamed: "the first part of its selector is empty"
    case .thrownValue(let type): "it throws, but its result type '\(type)' is not an object type"
    case .voidArgument: "its error parameter becomes a parameter of type 'Void'"
    case .reserved(let name): "'NSObject' already has a member '\(name)'"
    case .nonescapingOptional: "a closure that may be nil does not escape"
    case .sameInSwift: "another requirement has the same name and types in Swift"
    case .sameSelector(let name):
      "another requirement has the same selector '\(name)', and other types"
    }
  }
}

/// The reason why the name of a mock is taken.
package enum MockNameClash: DiagnosticFact, Hashable {
  /// Another protocol's mock has the name.
  case mock(named: String, of: ProtocolDeclaration, other: ProtocolDeclaration)
  /// A protocol has the name.
  case namesake(mock: String, of: ProtocolDeclaration, other: ProtocolDeclaration)

  /// A type of the module has the name.
  case type(named: String, of: ProtocolDeclaration)

  package var severity: Diagnostic.Severity { .warning }

  package var text: DiagnosticText {
    switch self {
    case .mock(let mock, let own, let other) where Self.differInForm(own, other):
      DiagnosticText(
        .duplicateMockName,
        "no mock for '\(own.qualifiedName)': its name differs only in Unicode form from that of another protocol, whose mock is '\(mock)'",
        fixIt: "rename one of them", notes: [note(on: other)])
    case .mock(let mock, let own, let other):
      DiagnosticText(
        .duplicateMockName,
        "no mock for '\(own.qualifiedName)': the mock of '\(other.qualifiedName)' is named '\(mock)', too",
        fixIt: fixIt(for: own, other), notes: [note(on: other)])
    case .namesake(let mock, let own, let other):
      DiagnosticText(
        .mockNameTaken,
        "no mock for '\(own.qualifiedName)': it would have the same name as '\(mock)'",
        fixIt: Self.renaming(own), notes: [note(on: other)])
    case .type(let name, let own):
      DiagnosticText(
        .mockNameTaken,
        "no mock for '\(own.qualifiedName)': the module already has a type '\(name)'",
        fixIt: Self.renaming(own))
    }
  }

  /// Returns the advice to give the mock another name: in the place that gives its name.
  private static func renaming(_ own: ProtocolDeclaration) -> String {
    let place =
      own.mockName == nil ? "the mock name pattern" : "the name in its comment '@mockable'"
    return "exclude '\(own.qualifiedName)', or change \(place)"
  }

  /// Returns whether two names are equal to Swift's comparison of texts, but not to the compiler.
  private static func differInForm(_ own: ProtocolDeclaration, _ other: ProtocolDeclaration) -> Bool
  {
    let (own, other) = (own.qualifiedName, other.qualifiedName)
    return own == other && !own.utf8.elementsEqual(other.utf8)
  }

  /// Returns the suggestion for two mocks with the same name.
  private func fixIt(for own: ProtocolDeclaration, _ other: ProtocolDeclaration) -> String {
    let areNamesakes = own.qualifiedName == other.qualifiedName
    if areNamesakes, own.module == nil || own.module == other.module {
      return
        "leave the file of one of them out, or give each of their modules an entry with a 'mockName' of its own"
    }
    guard own.mockName == nil else { return Self.renaming(own) }
    let module = own.module.map { "\($0)." } ?? ""
    let excluded = areNamesakes ? "'\(module)\(own.qualifiedName)'" : "one of them"
    return "exclude \(excluded), or change the mock name pattern"
  }

  private func note(on other: ProtocolDeclaration) -> Diagnostic.Note {
    Diagnostic.Note("'\(other.qualifiedName)' is declared here", at: other.position)
  }
}

extension UnmatchedName: DiagnosticFact {
  package var text: DiagnosticText {
    DiagnosticText(
      isOfClass ? .unmatchedClass : .unmatchedProtocol,
      "no \(isOfClass ? "class" : "protocol") matches '\(glob)'",
      fixIt: suggestion.map {
        $0 == glob
          ? "'\(glob)' is no class; remove it, or list it under 'protocols'"
          : "did you mean '\($0)'?"
      }
        ?? "correct the name or add the file that declares it")
  }
}

extension InvalidMockNaming: DiagnosticFact {
  package var text: DiagnosticText {
    switch self {
    case .noPlaceholder(let pattern):
      DiagnosticText(
        .invalidMockName,
        "invalid mock name pattern '\(pattern)': must contain '{name}' or '{base}'")
    case .notAnIdentifier(let pattern):
      DiagnosticText(
        .invalidMockName, "invalid mock name pattern '\(pattern)': must form a Swift identifier",
        fixIt: "use letters, digits, '_', '{name}', '{base}' and '{module}'")
    }
  }
}
