import DeclarationModel
import DiagnosticSupport

@testable import MockResolver

/// Returns a protocol whose name is at column 10 of `line`, and whose members are at column 8 of
/// the lines below.
func proto(
  _ name: String, at path: String = "A.swift:1", inherits: [TypeReference] = [],
  _ members: ProtocolMember..., with change: (inout ProtocolDeclaration) -> Void = { _ in }
) -> ProtocolDeclaration {
  let place = path.split(separator: ":")
  let file = String(place[0])
  let line = place.count > 1 ? Int(place[1]) ?? 1 : 1
  var declaration = ProtocolDeclaration(
    name: name, position: SourcePosition(path: file, line: line, column: 10))
  declaration.inheritance = inherits
  declaration.members = members.enumerated().map { offset, member in
    var member = member
    member.position = SourcePosition(path: file, line: line + offset + 1, column: 8)
    return member
  }
  change(&declaration)
  return declaration
}

/// Returns a parameter with or without a label: `param("id", "Int")`, `param("_", "Int")`.
func param(_ label: String, _ type: TypeReference, specifiers: [TypeSpecifier] = []) -> Parameter {
  Parameter(
    label: label == "_" ? nil : label, name: label == "_" ? "value" : label, type: type,
    specifiers: specifiers)
}

private let nowhere = SourcePosition(path: "", line: 0, column: 0)

func method(
  _ name: String, _ parameters: Parameter..., result: TypeReference? = nil,
  effects: Effects = Effects(), with change: (inout MethodDeclaration) -> Void = { _ in }
) -> ProtocolMember {
  var method = MethodDeclaration(
    name: name, parameters: parameters, effects: effects, result: result)
  change(&method)
  return ProtocolMember(.method(method), at: nowhere)
}

func property(
  _ name: String, _ type: TypeReference, _ accessors: Accessors = Accessors()
) -> ProtocolMember {
  ProtocolMember(
    .property(PropertyDeclaration(name: name, type: type, accessors: accessors)), at: nowhere)
}

func indexed(by parameters: Parameter..., result: TypeReference) -> ProtocolMember {
  ProtocolMember(
    .subscript(SubscriptDeclaration(parameters: parameters, result: result)), at: nowhere)
}

func initializer(
  _ parameters: Parameter..., failability: InitializerDeclaration.Failability = .none
) -> ProtocolMember {
  ProtocolMember(
    .initializer(InitializerDeclaration(failability: failability, parameters: parameters)),
    at: nowhere)
}

func associated(
  _ name: String, _ inheritance: TypeReference..., where requirements: [GenericRequirement] = []
) -> ProtocolMember {
  ProtocolMember(
    .associatedType(
      AssociatedTypeDeclaration(
        name: name, inheritance: inheritance, requirements: requirements)),
    at: nowhere)
}

func alias(_ name: String, _ type: TypeReference) -> ProtocolMember {
  ProtocolMember(.typeAlias(TypeAliasDeclaration(name: name, type: type)), at: nowhere)
}

extension ProtocolMember {
  /// Returns the member with modifiers.
  func modified(_ modifiers: Modifier...) -> ProtocolMember {
    var copy = self
    copy.modifiers = modifiers
    return copy
  }

  /// Returns the member inside `#if` clauses.
  func under(_ clauses: ConditionalClause...) -> ProtocolMember {
    var copy = self
    copy.conditions = clauses
    return copy
  }
}

/// Returns a clause of the `#if` block at `line`.
func clause(_ directives: String..., line: Int = 1) -> ConditionalClause {
  ConditionalClause(
    directives: directives, start: SourcePosition(path: "A.swift", line: line, column: 1))
}

/// Returns the protocols as files, one for each path.
func files(_ protocols: [ProtocolDeclaration]) -> [ScannedFile] {
  Dictionary(grouping: protocols, by: \.position.path).sorted { $0.key < $1.key }.map {
    ScannedFile(path: $0.key, protocols: $0.value)
  }
}

func resolve(
  _ protocols: ProtocolDeclaration..., selection: ProtocolSelection = ProtocolSelection(),
  dependenciesOnly: [ProtocolDeclaration] = [], naming: MockNaming = MockNaming()
) -> Resolution {
  MockResolver(files: files(protocols), dependenciesOnly: files(dependenciesOnly), naming: naming)
    .resolve(selection)
}

extension Resolution {
  /// Returns the mock of a protocol by its unqualified name.
  func mock(of name: String) -> MockBlueprint? { mocks.first { $0.protocolName == name } }
  /// The position, kind and names of each diagnostic.
  var summaries: [String] { diagnostics.map(\.summary) }
}

extension MockBlueprint {
  /// The identifiers of the members.
  var identifiers: [String] { members.map(\.identifier) }
}
