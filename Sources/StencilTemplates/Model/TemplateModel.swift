import DeclarationModel
import MockResolver

/// The types that templates can ask about, with their extensions merged into them.
package struct TemplateModel: Sendable {
  /// Known types, sorted by name.
  let types: [TemplateType]
  /// The number of a type by its name.
  private let numbers: [String: Int]
  private let lineages: [TypeLineage]
  /// What mocks are made from.
  let files: [ScannedFile]

  /// Collects the types of some files.
  ///
  /// The order of the files makes no difference.
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
    lineages = sorted.map { TypeLineage(of: $0, in: sorted, numbers: numbers) }
    self.files = files.map {
      ScannedFile(path: $0.path, imports: $0.imports, protocols: $0.protocols)
    }
  }

  /// The number of a type.
  func number(of name: String) -> Int? { numbers[name] }

  /// What a type inherits.
  func lineage(of number: Int) -> TypeLineage { lineages[number] }

  /// The number of the type that a name means inside another type.
  func number(of name: String, in scope: String) -> Int? {
    TypeLineage.resolve(name, in: scope, numbers: numbers)
  }
}
