import DeclarationModel
import Symbols

/// The types that templates can query, merged with their extensions.
package struct TemplateModel: Sendable {
  /// The known types, sorted by name.
  let types: [TemplateType]
  /// The indices of the types by name.
  private let numbers: [String: Int]
  private let lineages: [TypeLineage]
  /// What names mean where they are written.
  let table: SymbolTable
  /// The constraints of associated types, by their names; of several with one name that of the last.
  let constraints: [String: String]
  /// The imports of each file, by its path.
  let imports: [String: [ImportDeclaration]]
  /// The aliases outside of types, each with the path of its file.
  let aliases: [(path: String, alias: GlobalTypeAlias)]
  /// The indices of nested types by the names of those around them.
  private let nested: [String: [Int]]

  /// Creates a model of the types in files.
  ///
  /// The result does not depend on the order of the files.
  package init(_ files: [ScannedTypes]) {
    let files = files.sorted { $0.path < $1.path }
    var types: [String: TemplateType] = [:]
    for declaration in files.flatMap(\.protocols) where types[declaration.qualifiedName] == nil {
      types[declaration.qualifiedName] = TemplateType(declaration)
    }
    let declarations = files.flatMap(\.qualifyingNestedNames)
    for declaration in declarations where declaration.kind != .extension {
      // The same name twice: two modules, or two branches of an '#if'.
      types[declaration.qualifiedName]?.merge(declaration)
      if types[declaration.qualifiedName] == nil {
        types[declaration.qualifiedName] = TemplateType(declaration)
      }
    }
    for declaration in declarations where declaration.kind == .extension {
      if types[declaration.qualifiedName] == nil {
        types[declaration.qualifiedName] = TemplateType(declaration)
      } else {
        types[declaration.qualifiedName]?.merge(declaration)
      }
    }
    let aliases = files.flatMap { file in file.typeAliases.map { (path: file.path, alias: $0) } }
    for (path, alias) in aliases where types[alias.declaration.name] == nil {
      types[alias.declaration.name] = TemplateType(alias, path: path)
    }
    let sorted = types.sorted { $0.key < $1.key }.map(\.value)
    let numbers = Dictionary(
      sorted.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.types = sorted
    self.numbers = numbers
    nested = Dictionary(
      grouping: sorted.indices.filter { sorted[$0].parentName != nil },
      by: { sorted[$0].parentName ?? "" }
    ).mapValues { numbers in numbers.sorted { sorted[$0].position < sorted[$1].position } }
    let associated = files.flatMap(\.protocols).flatMap(\.members).compactMap { member in
      if case .associatedType(let type) = member.kind { type } else { nil }
    }
    constraints = Dictionary(
      associated.compactMap { type in type.constraintName.map { (type.name, $0) } },
      uniquingKeysWith: { $1 })
    imports = Dictionary(files.map { ($0.path, $0.imports) }) { $0 + $1 }
    self.aliases = aliases
    let table = SymbolTable(types: files)
    self.table = table
    lineages = sorted.map { TypeLineage(of: $0, in: sorted, table, numbers: numbers) }
  }

  /// Returns the index of a type.
  func number(of name: String) -> Int? { numbers[name] }

  /// Returns the indices of the types directly inside of a type.
  func numbers(nestedIn name: String) -> [Int] { nested[name] ?? [] }

  /// Returns the path of the file that declares a type; nil if the type is not known.
  package func path(ofType name: String) -> String? { numbers[name].map { types[$0].path } }

  /// Returns the lineage of a type.
  func lineage(of number: Int) -> TypeLineage { lineages[number] }
}
