import DeclarationModel
import Symbols

/// The types that templates can query, merged with their extensions.
package struct TemplateModel: Sendable {
  /// The known types, sorted by name.
  let types: [TemplateType]
  /// The indices of the types by name.
  private let numbers: [String: Int]
  private let lineages: [TypeLineage]

  /// Creates a model of the types in files.
  ///
  /// The result does not depend on the order of the files.
  package init(_ files: [ScannedTypes]) {
    let files = files.sorted { $0.path < $1.path }
    var types: [String: TemplateType] = [:]
    for declaration in files.flatMap(\.protocols) where types[declaration.qualifiedName] == nil {
      types[declaration.qualifiedName] = TemplateType(declaration)
    }
    let declarations = files.flatMap(\.types)
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
    let sorted = types.sorted { $0.key < $1.key }.map(\.value)
    let numbers = Dictionary(
      sorted.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.types = sorted
    self.numbers = numbers
    let table = SymbolTable(types: files)
    lineages = sorted.map { TypeLineage(of: $0, in: sorted, table, numbers: numbers) }
  }

  /// Returns the index of a type.
  func number(of name: String) -> Int? { numbers[name] }

  /// Returns the path of the file that declares a type; nil if the type is not known.
  package func path(ofType name: String) -> String? { numbers[name].map { types[$0].path } }

  /// Returns the lineage of a type.
  func lineage(of number: Int) -> TypeLineage { lineages[number] }
}
