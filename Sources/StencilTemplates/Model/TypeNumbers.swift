import DeclarationModel

/// The indices of types by their names.
struct TypeNumbers: Sendable {
  /// Those by the names with modules.
  private let numbers: [String: Int]
  /// Those by the names without modules, if modules are known.
  private let homonyms: [String: [Int]]
  /// The module of each type.
  private let modules: [String?]
  private let sources: TemplateSources

  init(_ types: [TemplateType], _ sources: TemplateSources) {
    numbers = Dictionary(
      types.enumerated().map { ($0.element.globalName, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    homonyms =
      sources.modules.isEmpty ? [:] : Dictionary(grouping: types.indices) { types[$0].name }
    modules = types.map(\.module)
    self.sources = sources
  }

  /// Returns the index of a type by its name, with the module if that is known.
  subscript(name: String) -> Int? { numbers[name] }

  /// Returns the index of the type that a name without a module means in a file; nil if there are
  /// several.
  ///
  /// As in Sourcery, types of the file's own module and of those that it imports come first.
  func number(of name: String, in file: String?) -> Int? {
    guard let found = homonyms[name] else { return numbers[name] }
    if found.count == 1 { return found[0] }
    let visible = sources.visibleModules(in: file)
    let near = found.filter { number in modules[number].map { visible.contains($0) } ?? false }
    return near.count == 1 ? near[0] : nil
  }

  /// Returns the first index of a type by its name without a module.
  func first(named name: String) -> Int? { homonyms[name]?.first ?? numbers[name] }

  /// Returns the index of a type by its name in its own file, or in that of an extension.
  func number(ofDeclared name: String, in file: String?) -> Int? {
    file.flatMap { sources.modules[$0] }.flatMap { numbers["\($0).\(name)"] }
      ?? number(of: name, in: file)
  }
}

/// What is known of source files besides their types.
struct TemplateSources: Sendable {
  /// The imports of each file, by its path.
  let imports: [String: [ImportDeclaration]]
  /// The module of each file, by its path, as far as it is known.
  let modules: [String: String]

  /// Returns the module of a file, and those that it imports.
  func visibleModules(in file: String?) -> Set<String> {
    guard let file else { return [] }
    return Set((imports[file] ?? []).map(\.module) + [modules[file]].compactMap(\.self))
  }
}
