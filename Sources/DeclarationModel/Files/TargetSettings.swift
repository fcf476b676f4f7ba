/// The compiler settings of a module that change what its declarations mean.
package struct TargetSettings: Sendable, Hashable {
  /// The isolation of declarations that state none; nil if nothing is known of it.
  package var defaultIsolation: DefaultIsolation?
  /// Whether asynchronous functions that state no isolation run on their caller's executor (SE-0461).
  package var isNonsendingByDefault = false
  /// Whether the build may have other settings than these, so that mocks have to compile with the default
  /// isolation `nonisolated` as well as with `MainActor`.
  package var mustSuitBothIsolations = false

  /// Creates settings of which nothing is known.
  package init() {}
}

extension ScannedFile {
  /// Returns the file as one of a module with settings: its declarations state what they mean there.
  package func with(_ settings: TargetSettings) -> ScannedFile {
    var file = settings.defaultIsolation.map(isolated) ?? self
    guard settings.isNonsendingByDefault || settings.mustSuitBothIsolations else { return file }
    for index in file.protocols.indices {
      if settings.isNonsendingByDefault { file.protocols[index].closuresStayOnCallersExecutor() }
      file.protocols[index].requirementsStayOnCallersExecutor()
    }
    return file
  }
}

extension ProtocolDeclaration {
  /// Lets its asynchronous closures say that they run on their caller's executor, unless they state
  /// another isolation.
  fileprivate mutating func closuresStayOnCallersExecutor() {
    for index in members.indices {
      members[index] = members[index].mapTypes { $0.map(\.onCallersExecutor) }
        .mappingParameters { $0.specifiedFirst }
    }
  }

  /// Lets its asynchronous requirements say that they run on their caller's executor, unless they state
  /// another isolation.
  ///
  /// A mock that does so also conforms to requirements that are isolated to the main actor, or to none.
  fileprivate mutating func requirementsStayOnCallersExecutor() {
    let isIsolated = defaultActor != nil || attributes.contains(where: \.isGlobalActor)
    for index in members.indices {
      let member = members[index]
      let isNonisolated = member.modifiers.contains(.nonisolated)
      guard member.effects.isAsync, isNonisolated || !(isIsolated || member.statesIsolation),
        !member.attributes.contains(where: { $0.kind == .concurrent })
      else { continue }
      members[index].modifiers.removeAll { $0 == .nonisolated }
      members[index].modifiers.insert(.nonisolatedNonsending, at: 0)
    }
  }
}

extension TypeReference {
  /// The type of an asynchronous closure that stays on its caller's executor; any other type as it is.
  fileprivate var onCallersExecutor: TypeReference {
    guard case .function(var function) = self, function.effects.isAsync,
      function.specifiers.isEmpty,
      !function.attributes.contains(where: {
        $0.isGlobalActor || $0.kind == .concurrent || $0.kind == .isolated
      }), !function.parameters.contains(where: { $0.specifiers.contains(.isolated) })
    else { return self }
    function.specifiers = [.nonisolatedNonsending]
    return .function(function)
  }
}

extension Parameter {
  /// The parameter with the specifiers of a closure before its attributes, where Swift wants them.
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
