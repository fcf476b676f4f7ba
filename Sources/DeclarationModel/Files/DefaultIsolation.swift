/// The isolation of the declarations of a module that state none (SE-0466).
package enum DefaultIsolation: String, Sendable, Hashable, CaseIterable {
  case mainActor = "MainActor"
  case nonisolated
}

extension ScannedFile {
  /// Whether a protocol of the file is isolated as its module is.
  package var dependsOnDefaultIsolation: Bool {
    protocols.contains { !$0.statesIsolation }
  }

  /// Returns the file as one of a module with a default isolation.
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

extension ProtocolDeclaration {
  /// Whether it is isolated whatever its module is.
  fileprivate var statesIsolation: Bool {
    isNonisolated || attributes.contains(where: \.isGlobalActor)
  }
}
