import Basics
import DeclarationModel

/// Which protocols are mocked.
package struct ProtocolSelection: Sendable, Hashable {
  /// Globs (`*`, `?`) for protocol names, plain or qualified (`Outer.Delegate`, `Core.Store`); empty for all.
  package var names: [Glob]
  /// Globs for protocols that are left out; they win over `names`, and lose to nothing.
  package var excluded: [Glob]
  /// The mocks that are written by hand, by the names of their protocols.
  package var handWritten: [String: String] = [:]
  /// Whether only marked protocols are mocked.
  package var onlyMarked: Bool
  /// The least access of protocols that are mocked: that of their mocks.
  package var access: AccessLevel = .internal

  /// Creates a selection; of all protocols by default.
  package init(names: [Glob] = [], excluded: [Glob] = [], onlyMarked: Bool = false) {
    self.names = names
    self.excluded = excluded
    self.onlyMarked = onlyMarked
  }
}

extension ProtocolSelection {
  /// Returns whether a protocol is to be mocked, and why.
  ///
  /// Access comes first, then whatever says no, then marks, then names.
  ///
  /// - Parameters:
  ///   - declaration: The protocol.
  ///   - conformsToMark: Whether it inherits from `AutoMockable`, directly or not.
  /// - Returns: The first of these that decides.
  package func decision(
    on declaration: ProtocolDeclaration, conformsToMark: Bool
  ) -> SelectionDecision {
    if declaration.access < access { return .skipped(.access(declaration.access)) }
    if declaration.marks.contains(.skip) { return .skipped(.skipMark) }
    if let glob = firstMatch(in: excluded, declaration) {
      return .skipped(.excluded(glob: glob.pattern))
    }
    if let mock = handWritten[declaration.qualifiedName] {
      return .skipped(.handWritten(mock: mock))
    }
    if declaration.marks.contains(.mock) { return .selected(.mark) }
    if declaration.isAutoMockableMark { return .skipped(.isMark) }
    if conformsToMark { return .selected(.autoMockable) }
    if onlyMarked { return .skipped(.unmarked) }
    if names.isEmpty { return .selected(.all) }
    if let glob = firstMatch(in: names, declaration) {
      return .selected(.name(glob: glob.pattern))
    }
    return .skipped(.noMatchingName)
  }

  /// Returns the first glob that matches a protocol.
  private func firstMatch(in globs: [Glob], _ declaration: ProtocolDeclaration) -> Glob? {
    globs.first { $0.matches(declaration) }
  }
}

extension ProtocolDeclaration {
  /// Whether it is the protocol `AutoMockable`, which marks others and asks for nothing.
  var isAutoMockableMark: Bool { qualifiedName == KnownParent.markName && members.isEmpty }
}

extension Glob {
  /// Returns whether a protocol's plain or qualified name matches, or that with its module before it.
  func matches(_ declaration: ProtocolDeclaration) -> Bool {
    if matches(declaration.name) || matches(declaration.qualifiedName) { return true }
    guard let module = declaration.module, let dot = pattern.firstIndex(of: ".") else {
      return false
    }
    let first = pattern[..<dot]
    // `*.Delegate` is for nested protocols, which all have types around them.
    guard first.contains(where: { $0 != "*" }), Glob(String(first)).matches(module) else {
      return false
    }
    return Glob(String(pattern[dot...].dropFirst())).matches(declaration.qualifiedName)
  }
}

/// A name or glob that was asked for and that no protocol has.
package struct UnmatchedName: Sendable, Hashable {
  /// As it was asked for.
  package var glob: String
  /// The name that is most like it, if one is.
  package var suggestion: String?

  /// Creates a name that matches nothing.
  package init(glob: String, suggestion: String? = nil) {
    self.glob = glob
    self.suggestion = suggestion
  }
}
