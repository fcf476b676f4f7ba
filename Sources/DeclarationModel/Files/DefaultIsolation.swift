/// The isolation of a module's declarations that do not state one (SE-0466).
package enum DefaultIsolation: String, Sendable, Hashable, CaseIterable {
  case mainActor = "MainActor"
  case nonisolated
}

extension ScannedFile {
  /// Whether the isolation of a protocol of the file depends on the module's default.
  package var dependsOnDefaultIsolation: Bool {
    protocols.contains { !$0.statesIsolation }
  }

  /// Returns the file as part of a module with a default isolation.
  func isolated(by isolation: DefaultIsolation) -> ScannedFile {
    guard isolation == .mainActor else { return self }
    var file = self
    for index in file.protocols.indices {
      file.protocols[index].isOfMainActorModule = true
      if !file.protocols[index].statesIsolation {
        file.protocols[index].defaultActor = Attribute(.mainActor)
      }
    }
    return file
  }
}

extension ScannedTypes {
  /// Returns the file as part of a module with settings: its types know the actor that isolates them by default.
  package func with(_ settings: TargetSettings) -> ScannedTypes {
    guard settings.defaultIsolation == .mainActor else { return self }
    var file = self
    for index in file.types.indices where file.types[index].kind != .actor {
      file.types[index].defaultActor = Attribute(.mainActor)
    }
    return file
  }
}

extension ProtocolDeclaration {
  /// Whether the protocol has the same isolation in every module.
  fileprivate var statesIsolation: Bool {
    isNonisolated || attributes.contains(where: \.isGlobalActor)
  }
}
