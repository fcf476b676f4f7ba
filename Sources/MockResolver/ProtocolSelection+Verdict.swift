import DeclarationModel
import NameMatching

extension ProtocolSelection {
  /// Whether a protocol is to be mocked, and why.
  ///
  /// Access comes first, then whatever says no, then marks, then names.
  ///
  /// - Parameters:
  ///   - declaration: The protocol.
  ///   - conformsToMark: Whether it inherits from `AutoMockable`, directly or not.
  /// - Returns: The first of these that decides.
  package func verdict(
    on declaration: ProtocolDeclaration, conformsToMark: Bool
  ) -> SelectionVerdict {
    if declaration.access < access { return .skipped(.access(declaration.access)) }
    if declaration.marks.contains(.skip) { return .skipped(.skipMark) }
    if let glob = firstMatch(in: excluded, declaration) { return .skipped(.excluded(glob: glob)) }
    if declaration.marks.contains(.mock) { return .selected(.mark) }
    if declaration.isAutoMockableMark { return .skipped(.isMark) }
    if conformsToMark { return .selected(.autoMockable) }
    if onlyMarked { return .skipped(.unmarked) }
    if names.isEmpty { return .selected(.all) }
    if let glob = firstMatch(in: names, declaration) { return .selected(.name(glob: glob)) }
    return .skipped(.noMatchingName)
  }

  /// The first glob that matches a protocol.
  private func firstMatch(in globs: [String], _ declaration: ProtocolDeclaration) -> String? {
    globs.first { Glob($0).matches(declaration) }
  }
}

extension ProtocolDeclaration {
  /// Whether it is the protocol `AutoMockable`, which marks others and asks for nothing.
  var isAutoMockableMark: Bool { qualifiedName == KnownParent.markName && members.isEmpty }
}
