import DeclarationModel

@testable import MockResolver

extension Samples {
  static let protocols: [Diagnostic] =
    (reasons + importIssues.map { .unseen($0) }).map { reason in
      MockingDiagnostic(fact: reason, subject: "load(_:)", position: place(2, 3))
        .diagnostic(for: "Cache")
    }
    + [
      .mock(named: "MockCache", of: cacheType, other: cache),
      .mock(named: "MockCache", of: declaration("Cache", in: nil), other: cache),
      .mock(
        named: "MockKitCache", of: declaration("Cache", in: "Kit"),
        other: declaration("Cache", in: "App")),
      .mock(
        named: "MockCaf\u{E9}", of: declaration("Cafe\u{301}", in: nil),
        other: declaration("Caf\u{E9}", in: nil)),
      .namesake(mock: "Cache", of: cacheType, other: cache),
      .type(named: "MockCache", of: cache),
    ].map { (fact: MockNameClash) in Diagnostic(fact, at: place(2, 10)) }
    + [
      Diagnostic(UnmatchedName(glob: "Cahce", suggestion: "Cache")),
      Diagnostic(UnmatchedName(glob: "*Cache")), Diagnostic(unmatchedClass),
      Diagnostic(InvalidMockNaming.noPlaceholder(pattern: "Fake")),
      Diagnostic(InvalidMockNaming.notAnIdentifier(pattern: "{name}-Mock")),
    ]

  private static var unmatchedClass: UnmatchedName {
    var name = UnmatchedName(glob: "LegacyServce", suggestion: "LegacyService")
    name.isOfClass = true
    return name
  }

  private static let cache = declaration("Cache", in: nil)
  private static let cacheType = declaration("CacheType", in: nil)

  private static func declaration(_ name: String, in module: String?) -> ProtocolDeclaration {
    var declaration = ProtocolDeclaration(name: name, position: place(9, 10))
    declaration.module = module
    return declaration
  }

  private static let reasons: [UnsupportedReason] = [
    .unknownParent(by: nil, issue: nil), .unknownParent(by: "Base", issue: nil),
    .unknownParent(
      by: nil, issue: ParentIssue(reason: "cannot find module 'Kit'", fixIt: "build it")),
    .brokenParent(.syntaxError), .brokenParent(.newerSyntax), .brokenParent(.undeclaredName),
    .brokenParent(.unavailable),
    .cycle(["Cache", "Store", "Cache"]), .cycle(["Store", "Store"]),
    .ofEveryObject, .finalSuperclass, .closedSuperclass, .sealedSuperclass,
    .uncallableSuperclass, .finalClass, .actorClass, .sealedClass, .uncallableClass,
    .unknownSuperclass(nil),
    .unknownSuperclass(ParentIssue(reason: "cannot find module 'Kit'", fixIt: "build it")),
    .unsupportedGenerics, .lightweightGenerics,
    .initializerWithoutSuper(superclass: "Base"), .inaccessible(from: .internal),
    .inaccessible(from: .public), .unmockableParent(.ofValues),
    .unmockableParent(.ofHiddenRequirements), .unmockableParent(.ofDistributedActors),
    .unmockableParent(.ofAdHocRequirements), .unmockableParent(.ofActors),
    .unmockableParent(.actor),
    .unmockableParent(.ofToolchain), .unmockableParent(.ofGlobalActor),
    .sameNameAsProperty, .conflictingTypes, .noncopyable, .settablePack, .severalPacks,
    .nongenericParameter, .opaqueResult, .uninhabited,
    .closureOutOfReach, .distributed, .selfReferentialType, .hidesStandardType,
    .conditionalAssociatedTypes,
  ]

  private static let importIssues: [ImportIssue] = [
    .variadic, .variadicFunction, .forwardClass("Photo"), .forwardProtocol("Store"),
    .unknownType("struct Photo"), .accessor, .unnamed, .thrownValue("Int"), .voidArgument,
    .reserved("description"), .nonescapingOptional, .sameInSwift,
    .sameSelector("load:"),
  ]
}

extension Samples {
  /// The reasons why no protocol is extracted from a class.
  static let extractions: [Diagnostic] = [
    ExtractionFailure.unknownClass("Cahce", nearest: "Cache"),
    .unknownClass("Cache", nearest: nil), .notAClass("Cache", .struct), .notAClass("Cache", .enum),
    .isPrivate("Cache"), .nestedInGeneric("Store.Cache"), .parameter("Key", of: "Cache"),
    .distributed("Cache"), .nameTaken("CacheProtocol"),
    .declaredTwice("Cache", at: [place(1, 7), place(9, 7)]),
  ].map { Diagnostic($0) }
}
