/// The compiler settings of a module that change the meaning of its declarations.
package struct TargetSettings: Sendable, Hashable {
  /// The isolation of declarations that do not state one; nil if it is unknown.
  package var defaultIsolation: DefaultIsolation?
  /// Whether asynchronous functions without a stated isolation run on their caller's executor
  /// (SE-0461).
  package var isNonsendingByDefault = false
  /// Whether the settings of the build are uncertain, so that mocks have to compile with the
  /// default isolation `nonisolated` as well as with `MainActor`.
  package var mustSuitBothIsolations = false

  /// Creates settings that are all unknown.
  package init() {}

  /// Creates the settings that arguments of the compiler state.
  package init(flags: [String]) {
    let words = flags.filter { $0 != "-Xfrontend" }
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      switch word {
      case "-default-isolation":
        defaultIsolation = DefaultIsolation(rawValue: next) ?? defaultIsolation
      case "-enable-upcoming-feature", "-enable-experimental-feature":
        if next == Self.nonsending { isNonsendingByDefault = true }
      default:
        guard let value = word.split(separator: "=").last, word.hasPrefix("-default-isolation=")
        else { continue }
        defaultIsolation = DefaultIsolation(rawValue: String(value)) ?? defaultIsolation
      }
    }
  }

  /// The name of the feature of SE-0461.
  package static let nonsending = "NonisolatedNonsendingByDefault"
}

extension ScannedFile {
  /// Returns the file as part of a module with settings: its declarations state the isolation that
  /// they have there.
  package func with(_ settings: TargetSettings) -> ScannedFile {
    var file = settings.defaultIsolation.map(isolated) ?? self
    if settings.defaultIsolation != .mainActor { file.mayIsolateTypes = false }
    guard settings.isNonsendingByDefault || settings.mustSuitBothIsolations else { return file }
    for index in file.protocols.indices {
      if settings.isNonsendingByDefault { file.protocols[index].closuresStayOnCallersExecutor() }
      file.protocols[index].requirementsStayOnCallersExecutor()
    }
    return file
  }
}

extension ProtocolDeclaration {
  /// Makes the asynchronous closures `nonisolated(nonsending)`, unless they state another
  /// isolation.
  fileprivate mutating func closuresStayOnCallersExecutor() {
    for index in members.indices {
      members[index] = members[index].mapTypes { $0.map(\.onCallersExecutor) }
        .mappingParameters { $0.specifiedFirst }
    }
  }

  /// Makes the asynchronous requirements `nonisolated(nonsending)`, unless they state another
  /// isolation.
  ///
  /// A mock with such members also conforms to requirements that are isolated to the main actor or
  /// not isolated.
  fileprivate mutating func requirementsStayOnCallersExecutor() {
    let isIsolated = defaultActor != nil || attributes.contains(where: \.isGlobalActor)
    var changed = membersOnCallersExecutor
    for index in members.indices {
      let member = members[index]
      let isNonisolated = member.modifiers.contains(.nonisolated)
      guard member.effects.isAsync, isNonisolated || !(isIsolated || member.statesIsolation),
        !member.attributes.contains(where: { $0.kind == .concurrent || $0.mayBeGlobalActor })
      else { continue }
      if !isNonisolated { changed.insert(index) }
      members[index].modifiers.removeAll { $0 == .nonisolated }
      members[index].modifiers.insert(.nonisolatedNonsending, at: 0)
    }
    membersOnCallersExecutor = changed
  }

  /// Makes the asynchronous requirements that state no isolation run on the actor of the declaration, of which the file
  /// alone did not tell.
  package mutating func requirementsStayOnActor() {
    for index in membersOnCallersExecutor {
      members[index].modifiers.removeAll { $0 == .nonisolatedNonsending }
    }
    membersOnCallersExecutor = []
  }
}

extension TypeReference {
  /// The type of an asynchronous closure with `nonisolated(nonsending)`; any other type unchanged.
  fileprivate var onCallersExecutor: TypeReference {
    guard case .function(var function) = self else { return self }
    for index in function.parameters.indices {
      function.parameters[index].placeIsolationOfClosure()
    }
    if function.mayStayOnCallersExecutor { function.specifiers = [.nonisolatedNonsending] }
    return .function(function)
  }
}

extension FunctionType.Parameter {
  /// Moves the isolation of a closure before its attributes, where Swift expects it, or removes it behind `sending` and
  /// `inout`, where the setting does not reach (6.3.1).
  fileprivate mutating func placeIsolationOfClosure() {
    guard case .function(var closure) = type, closure.specifiers == [.nonisolatedNonsending],
      !specifiers.isEmpty || !attributes.isEmpty
    else { return }
    closure.specifiers = []
    type = .function(closure)
    if specifiers.isEmpty { specifiers = [.nonisolatedNonsending] }
  }
}

extension FunctionType {
  /// Whether the closure is asynchronous, and states no isolation.
  fileprivate var mayStayOnCallersExecutor: Bool {
    effects.isAsync && specifiers.isEmpty
      && !attributes.contains {
        $0.mayBeGlobalActor || $0.kind == .concurrent || $0.kind == .isolated
      } && !parameters.contains { $0.specifiers.contains(.isolated) }
  }
}

extension Parameter {
  /// The parameter with the specifiers of its closure before its attributes, where Swift expects
  /// them.
  fileprivate var specifiedFirst: Parameter {
    guard case .function(var function) = type, function.specifiers.contains(.nonisolatedNonsending)
    else { return self }
    var parameter = self
    function.specifiers.removeAll { $0 == .nonisolatedNonsending }
    parameter.type = .function(function)
    if !parameter.specifiers.contains(.nonisolatedNonsending) {
      parameter.specifiers.append(.nonisolatedNonsending)
    }
    return parameter
  }
}
