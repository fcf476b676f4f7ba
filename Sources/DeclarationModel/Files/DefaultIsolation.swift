/// The isolation of the declarations of a module that state none (SE-0466).
package enum DefaultIsolation: String, Sendable, Hashable, CaseIterable {
  case mainActor = "MainActor"
  case nonisolated
}

extension ScannedFile {
  /// Returns the file as one of a module with a default isolation.
  func isolated(by isolation: DefaultIsolation) -> ScannedFile {
    guard isolation == .mainActor else { return self }
    var file = self
    for index in file.protocols.indices {
      file.protocols[index].isOfMainActorModule = true
      let isOutspoken =
        file.protocols[index].isNonisolated
        || file.protocols[index].attributes.contains(where: \.isGlobalActor)
      if !isOutspoken { file.protocols[index].defaultActor = Attribute(.mainActor) }
    }
    return file
  }
}
