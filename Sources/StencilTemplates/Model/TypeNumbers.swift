import DeclarationModel

/// The indices of types by their names.
struct TypeNumbers: Sendable {
  /// The meaning of a name that begins with a module.
  enum Qualified {
    case type(Int)
    /// A declaration of a module whose sources are not read.
    case foreign
  }

  /// The indices by global names.
  private let numbers: [String: Int]
  /// The indices by names without modules; empty if no module is known, since those are global names then.
  private let homonyms: [String: [Int]]
  /// The module of each type.
  private let modules: [String?]
  private let globalNames: [String]
  private let sources: TemplateSources

  init(_ types: [TemplateType], _ sources: TemplateSources) {
    globalNames = types.map(\.globalName)
    numbers = Dictionary(
      globalNames.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let groups =
      sources.modules.isEmpty ? [:] : Dictionary(grouping: types.indices) { types[$0].name }
    homonyms = groups.mapValues { group in
      // An extension that may belong to several types belongs to none.
      let declared = group.filter { types[$0].kind != "extension" }
      return declared.isEmpty ? group : declared
    }
    modules = types.map(\.module)
    self.sources = sources
  }

  /// Returns the index of a type by its global name.
  subscript(globalName: String) -> Int? { numbers[globalName] }

  /// Returns the first index of a type by its name without a module.
  func first(named name: String) -> Int? { homonyms[name]?.first ?? numbers[name] }

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

  /// Returns the index of a type by its name in its own file, or in that of an extension.
  func number(ofDeclared name: String, in file: String?) -> Int? {
    file.flatMap { sources.modules[$0] }.flatMap { numbers["\($0).\(name)"] }
      ?? number(of: name, in: file) ?? numbers[name]
  }

  /// Returns the global name of the type that a name means in a file; the name itself if it is not known.
  func globalName(of name: String, in file: String?) -> String {
    number(of: name, in: file).map { globalNames[$0] } ?? name
  }

  /// Returns the meaning of a name with a module; nil if it has no module, or if no module is known.
  func qualified(_ names: [String], in file: String?) -> Qualified? {
    guard !homonyms.isEmpty, names.count > 1 else { return nil }
    if let number = numbers[names.joined(separator: ".")] { return .type(number) }
    let isForeign =
      sources.visibleModules(in: file).subtracting(sources.names).contains(names[0])
      && homonyms[names[0]] == nil
    return isForeign ? .foreign : nil
  }
}

/// The imports and the modules of source files.
struct TemplateSources: Sendable {
  /// The imports of each file, by its path.
  let imports: [String: [ImportDeclaration]]
  /// The module of each file, by its path, as far as it is known.
  let modules: [String: String]
  /// The names of the modules.
  let names: Set<String>

  init(imports: [String: [ImportDeclaration]], modules: [String: String]) {
    self.imports = imports
    self.modules = modules
    names = Set(modules.values)
  }

  /// Returns the module of a file, and those that it imports.
  func visibleModules(in file: String?) -> Set<String> {
    guard let file else { return [] }
    let imports = imports[file] ?? []
    return Set(
      imports.map(\.module) + imports.map(\.submodule) + [modules[file]].compactMap(\.self))
  }
}

extension ImportDeclaration {
  /// The path of the module with its submodules: `A.B` in `import struct A.B.C`.
  fileprivate var submodule: String {
    guard kind != nil, let end = path.lastIndex(of: ".") else { return path }
    return String(path[..<end])
  }
}
