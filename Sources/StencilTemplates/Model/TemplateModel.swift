import DeclarationModel
import Symbols

/// The types that templates can query, merged with their extensions.
package struct TemplateModel: Sendable {
  /// The known types, sorted by global name.
  let types: [TemplateType]
  /// The indices of the types by their names.
  let numbers: TypeNumbers
  private let lineages: [TypeLineage]
  /// The meanings of names at the places where they are written.
  let table: SymbolTable
  /// The constraints of associated types, by their names; if several share a name, the last one counts.
  let constraints: [String: String]
  /// The imports and the modules of the files.
  let sources: TemplateSources
  /// The aliases outside of types, each with the path of its file.
  let aliases: [(path: String, alias: GlobalTypeAlias)]
  /// The functions outside of types, sorted by name.
  let functions: [TemplateMethod]
  /// The indices of nested types by those of the types around them.
  private let nested: [Int: [Int]]
  /// The names of types with backticks.
  let writtenNames: WrittenTypeNames

  /// Creates a model of the types in files.
  ///
  /// The result does not depend on the order of the files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - modules: The module of each file, by its path, as far as it is known.
  package init(_ files: [ScannedTypes], modules: [String: String] = [:]) {
    let extended = ExtendedNames(files, modules: Set(modules.values))
    let files = files.sorted { $0.path < $1.path }.map(extended.resolving)
    let sources = TemplateSources(
      imports: Dictionary(files.map { ($0.path, $0.imports) }) { $0 + $1 }, modules: modules)
    let aliases = files.flatMap { file in file.typeAliases.map { (path: file.path, alias: $0) } }
    let types = MergedTypes(files, aliases, sources).sorted
    let numbers = TypeNumbers(types, sources)
    self.sources = sources
    self.types = types
    self.numbers = numbers
    let parents = types.indices.compactMap { number in
      let type = types[number]
      return type.parentName.flatMap { numbers.number(ofDeclared: $0, in: type.path) }
        .map { (parent: $0, child: number) }
    }
    nested = Dictionary(grouping: parents, by: \.parent).mapValues { children in
      children.map(\.child).sorted { types[$0].position < types[$1].position }
    }
    writtenNames = WrittenTypeNames(
      types,
      parents: Dictionary(parents.map { ($0.child, $0.parent) }, uniquingKeysWith: { $1 }))
    let associated = files.flatMap(\.protocols).flatMap(\.members).compactMap { member in
      if case .associatedType(let type) = member.kind { type } else { nil }
    }
    constraints = Dictionary(
      associated.compactMap { type in type.constraintName.map { (type.name, $0) } },
      uniquingKeysWith: { $1 })
    self.aliases = aliases
    functions = files.flatMap { file in
      let owner = MemberOwner(file: file.path)
      return file.functions.compactMap { TemplateMethod($0, of: owner) }
    }.map { (name: $0.fullName, function: $0) }.sorted { $0.name < $1.name }.map(\.function)
    let table = SymbolTable(types: files)
    self.table = table
    lineages = types.map { TypeLineage(of: $0, in: types, table, numbers) }
  }

  /// Returns the indices of the types directly inside of a type.
  func numbers(nestedIn number: Int) -> [Int] { nested[number] ?? [] }

  /// Returns the path of the file that declares a type; nil if the type is not known.
  package func path(ofType name: String) -> String? {
    numbers.first(named: name).map { types[$0].path }
  }

  /// Returns the qualified name of a type as it is written.
  func name(of number: Int) -> String {
    writtenNames[number]?.joined(separator: ".") ?? types[number].name
  }

  /// Returns the same name with the module, if that is known.
  func globalName(of number: Int) -> String {
    let type = types[number]
    guard let path = writtenNames[number] else { return type.globalName }
    let module = type.kind == "extension" ? nil : type.module
    return ([module].compactMap(\.self) + path).joined(separator: ".")
  }

  /// The files whose members must be read so that all lineages are right: raw types depend on members.
  var unreadFiles: Set<String> {
    Set(types.filter { $0.kind == "enum" && $0.ownInheritance > 0 }.flatMap(\.unreadFiles))
  }

  /// Returns the lineage of a type.
  func lineage(of number: Int) -> TypeLineage { lineages[number] }
}
