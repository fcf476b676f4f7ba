import DeclarationModel
import Basics
import Symbols

/// Resolves the accessors of types.
///
/// The result does not depend on the order of the files.
package struct AccessorResolver: Sendable {
  private static let markName = "AutoPrivatePropertyAccessible"
  private static let accessibleName = "PrivatePropertyAccessible"
  private let index: SymbolTable

  /// Creates a resolver.
  package init(files: [ScannedTypes]) {
    index = SymbolTable(types: files)
  }

  /// Returns the accessors of the selected types, and diagnostics for the others.
  ///
  /// - Complexity: Linear in the number of members, times the depth of nesting and inheritance.
  package func resolve(_ selection: AccessorSelection) -> AccessorResolution {
    let globs = selection.names.map { Glob($0) }
    var resolution = AccessorResolution(
      types: [], diagnostics: [], unmatched: unmatchedNames(of: globs))
    for type in index.types {
      guard let wish = wish(for: type, globs) else { continue }
      add(type, wish, all: selection.includesAllProperties, to: &resolution)
    }
    let done = Set(
      index.types.filter { inherits($0, Self.accessibleName) }.map(\.qualifiedName))
    let accessible = done.union(resolution.types.map(\.name))
    for (number, type) in resolution.types.enumerated() {
      resolution.types[number].needsConformance =
        !done.contains(type.name) && accessible.isDisjoint(with: index.ancestors(of: type.name))
    }
    return resolution
  }

  /// Returns the module that declares the types, for `AccessorFile`: the one that is imported with
  /// `@testable`, if there is exactly one and no type shadows its name.
  package func module(of testableImports: [String]) -> String? {
    guard let module = testableImports.first, Set(testableImports).count == 1 else { return nil }
    return index.types(named: module).isEmpty ? module : nil
  }

  /// The way in which a type was requested.
  private enum Wish {
    /// By name or by mark: every reason against an accessor is reported.
    case own
    /// By a pattern that other types match, too.
    case pattern
  }

  private func wish(for type: TypeDeclaration, _ globs: [Glob]) -> Wish? {
    let parts = index.parts(of: type)
    if type.comments.kagemusha.contains("skip") { return nil }
    if parts.contains(where: { $0.comments.kagemusha.contains("accessors") }) { return .own }
    if inherits(type, Self.markName) { return .own }
    let matching = globs.filter { $0.matches(type.name) || $0.matches(type.qualifiedName) }
    return matching.isEmpty ? nil : matching.contains(where: \.isLiteral) ? .own : .pattern
  }

  private func inherits(_ type: TypeDeclaration, _ name: String) -> Bool {
    index.parts(of: type).flatMap(\.inheritance).contains { parent in
      guard case .named(let parent) = parent else { return false }
      return parent.components.last?.name == name
    }
  }

  private func add(
    _ type: TypeDeclaration, _ wish: Wish, all: Bool, to resolution: inout AccessorResolution
  ) {
    func report(_ finding: AccessorDiagnostic, at position: SourcePosition? = nil) {
      resolution.diagnostics.append(Diagnostic(finding, at: position ?? type.position))
    }
    let name = type.qualifiedName
    let properties = storedProperties(of: type, all: all)
    guard !properties.isEmpty else {
      if wish == .own { report(.noProperties(type: name, all: all)) }
      return
    }
    if index.isPrivate(name) {
      if wish == .own { report(.inaccessibleType(name)) }
      return
    }
    guard !index.isNestedInGeneric(type) else {
      return report(.genericEnclosingType(name))
    }
    let typing = PropertyTyping(type, in: index)
    var blueprint = AccessorBlueprint(type)
    for (member, variable) in properties {
      if let written = index.type(of: variable, from: type.bodyScope), typing.isClosure(written) {
        report(.closure(property: variable.name), at: member.position)
        continue
      }
      let kind = typing.kind(of: variable)
      if kind == .unknown { report(.unknownType(property: variable.name), at: member.position) }
      blueprint.properties.append(
        AccessorProperty(name: variable.name, kind: kind, conditions: member.conditions))
    }
    if !blueprint.properties.isEmpty { resolution.types.append(blueprint) }
  }

  private func storedProperties(
    of type: TypeDeclaration, all: Bool
  ) -> [(TypeMember, VariableDeclaration)] {
    type.members.compactMap { member in
      guard case .variable(let variable) = member.kind, !variable.isComputed, !member.isStatic,
        all || member.access < .internal,
        !member.comments.kagemusha.contains("skip"),
        !member.comments.sourcery.contains("ignoreProperty")
      else { return nil }
      return (member, variable)
    }
  }

  /// Returns the globs that match no type.
  private func unmatchedNames(of globs: [Glob]) -> [UnmatchedTypeName] {
    let suggestions = NameSuggestions(
      candidates: index.types.flatMap { Set([$0.name, $0.qualifiedName]).sorted() })
    return globs.filter { glob in
      !index.types.contains { glob.matches($0.name) || glob.matches($0.qualifiedName) }
    }.map {
      UnmatchedTypeName(
        glob: $0.pattern, suggestion: $0.isLiteral ? suggestions.nearest(to: $0.pattern) : nil)
    }
  }
}

extension AccessorBlueprint {
  /// Creates the blueprint of a type, without properties.
  fileprivate init(_ type: TypeDeclaration) {
    self.init(
      path: type.enclosingTypes + [type.name], position: type.position,
      generics: type.generics.map(\.name),
      isInheritable: type.kind == .class && !type.modifiers.contains(.final),
      needsConformance: true, availability: type.attributes.availability,
      conditions: type.conditions, properties: [])
  }
}

/// The result of resolving accessors.
package struct AccessorResolution: Sendable, Hashable {
  /// The types with accessors, ordered by position: path, then line.
  package var types: [AccessorBlueprint]
  /// The diagnostics for other types, and for properties, in the same order.
  package var diagnostics: [Diagnostic]
  /// Requested names without a match; the caller knows their positions.
  package var unmatched: [UnmatchedTypeName]
}
