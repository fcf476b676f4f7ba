import Basics
import DeclarationModel

/// The protocols that are selected to be mocked.
package struct ProtocolSelection: Sendable, Hashable {
  /// Globs (`*`, `?`) for protocol names, plain or qualified (`Outer.Delegate`, `Core.Store`); empty for all.
  package var names: [Glob]
  /// Globs for the names of classes.
  package var classes: [Glob] = []
  /// Globs for protocols and classes that are left out; they take precedence over `names`.
  package var excluded: [Glob]
  /// The mocks that are written by hand, by the positions of their protocols.
  package var handWritten: [SourcePosition: String] = [:]
  /// Whether only marked protocols are mocked.
  package var onlyMarked: Bool
  /// The access level of the mocks, which their protocols must have at least.
  package var access: AccessLevel = .internal

  /// Creates a selection, which by default contains all protocols.
  package init(names: [Glob] = [], excluded: [Glob] = [], onlyMarked: Bool = false) {
    self.names = names
    self.excluded = excluded
    self.onlyMarked = onlyMarked
  }
}

extension ProtocolSelection {
  /// Returns whether a protocol is to be mocked, and why.
  ///
  /// Access comes first, then everything that excludes a protocol, then marks, then names.
  ///
  /// - Parameters:
  ///   - declaration: The protocol.
  ///   - conformsToMark: Whether it inherits from `AutoMockable`, directly or not.
  /// - Returns: The decision by the first of these that applies.
  package func decision(
    on declaration: ProtocolDeclaration, conformsToMark: Bool
  ) -> SelectionDecision {
    if declaration.access < access { return .skipped(.access(declaration.access)) }
    if declaration.marks.contains(.skip) { return .skipped(.skipMark) }
    if let glob = firstMatch(in: excluded, declaration) {
      return .skipped(.excluded(glob: glob.pattern))
    }
    if let mock = handWritten[declaration.position] {
      return .skipped(.handWritten(mock: mock))
    }
    if declaration.marks.contains(.mock) { return .selected(.mark) }
    if declaration.isClass {
      return firstMatch(in: classes, declaration).map { .selected(.name(glob: $0.pattern)) }
        ?? .skipped(.noMatchingName)
    }
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
  /// Whether the protocol is `AutoMockable`, which marks other protocols and has no members.
  var isAutoMockableMark: Bool { qualifiedName == KnownParent.markName && members.isEmpty }
}

extension Glob {
  /// Returns whether the plain or qualified name of a protocol matches, or the name with its module.
  func matches(_ declaration: ProtocolDeclaration) -> Bool {
    if matches(declaration.name) { return true }
    if !declaration.enclosingTypes.isEmpty, matches(declaration.qualifiedName) { return true }
    guard let module = declaration.module, let dot = pattern.firstIndex(of: ".") else {
      return false
    }
    let first = pattern[..<dot]
    // `*.Delegate` is for protocols that are nested in types, not for the protocols of any module.
    guard first.contains(where: { $0 != "*" }), Glob(String(first)).matches(module) else {
      return false
    }
    return Glob(String(pattern[dot...].dropFirst())).matches(declaration.qualifiedName)
  }
}

extension ProtocolSelection {
  /// Returns whether a type is a class that a name or a mark selects, or an actor, of which there is no mock.
  package func selects(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .class || type.kind == .actor else { return false }
    return type.marks.contains(.mock) || selectsClass(named: type.qualifiedName)
  }

  /// Returns whether a name selects the class of a qualified name.
  package func selectsClass(named qualifiedName: String) -> Bool {
    let name = qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName
    return classes.contains { $0.matches(name) || $0.matches(qualifiedName) }
  }

  /// Returns whether a file may declare a class that a name or a mark selects.
  package func maySelectClass(in file: ScannedFile) -> Bool {
    if file.marksClass { return true }
    let names = classes.map { glob in
      // A qualified name says where the class is nested, which the names of a file do not.
      Glob(glob.pattern.split(separator: ".").last.map(String.init) ?? glob.pattern)
    }
    return file.declaredTypes.contains { name in names.contains { $0.matches(name) } }
  }
}

/// A name or glob that matches no protocol, or no class.
package struct UnmatchedName: Sendable, Hashable {
  /// The name or glob as it was written.
  package var glob: String
  /// The most similar name of a protocol or class, if there is one.
  package var suggestion: String?
  /// Whether the name is that of a class.
  package var isOfClass = false

  /// Returns whether the name is that of a protocol.
  package func matches(_ declaration: ProtocolDeclaration) -> Bool {
    !isOfClass && Glob(glob).matches(declaration)
  }

  /// Creates a name that matches nothing.
  package init(glob: String, suggestion: String? = nil) {
    self.glob = glob
    self.suggestion = suggestion
  }
}
