import DeclarationModel

/// The meanings of the names in the input: one table for mocks, accessors, factories and templates.
///
/// The table is a value, made once for a run. Names are looked up as the compiler does: from the innermost
/// body outwards, through superclasses and aliases; of the declarations of one name those count that
/// can exist together with the place where it is used, and the nearest of two modules.
package struct SymbolTable: Sendable {
  /// The protocols, ordered by their places, each once.
  package let protocols: [ProtocolDeclaration]
  /// The types without extensions, ordered by their places.
  package let types: [TypeDeclaration]
  /// The extensions of types, ordered by their places.
  let extensions: [TypeDeclaration]
  /// The number of the file of each protocol.
  let protocolFiles: [Int]
  let files: [SymbolFile]
  let tree: NameTree
  /// The declarations of each name, by its number.
  private(set) var declarations: [[SymbolDeclaration]]
  /// The names directly inside each type that has any, in the order in which they were found.
  let members: [Int: [Int]]
  /// The functions outside of types, by their names.
  package let functions: [String: [TypeMember]]
  /// The superclass of each class, by their numbers in the tree.
  private(set) var superclasses: [Int: Int] = [:]
  /// The number of a file by its path.
  let fileNumbers: [String: Int]
  /// The numbers of the names of type aliases.
  let aliasNumbers: Set<Int>
  /// Whether there are any type aliases.
  var hasAliases: Bool { !aliasNumbers.isEmpty }
  /// The names of type aliases, without the types around them, and their types.
  var aliases: [(name: String, type: TypeReference)] {
    aliasNumbers.flatMap { number in
      declarations[number].compactMap { declaration in
        guard case .alias(let alias) = declaration.content else { return nil }
        return (tree.name(of: number), alias.type)
      }
    }
  }

  /// Returns some names, and those of the aliases whose types matter because of these names, and so on.
  ///
  /// - Parameters:
  ///   - names: The names, of which the last components count.
  ///   - matters: Returns whether a type matters because of the names that are found so far.
  /// - Complexity: O(*n*) in the number of aliases, and as often as they are nested.
  func names(
    _ names: Set<String>, andAliasesOf matters: (TypeReference, Set<String>) -> Bool
  ) -> Set<String> {
    var names = names
    var rest = aliases
    while true {
      let matter = rest.partition { matters($0.type, names) }
      guard matter < rest.endIndex else { return names }
      names.formUnion(rest[matter...].map(\.name))
      rest.removeSubrange(matter...)
    }
  }

  /// The names of the modules that declarations come from, those of sources included.
  let modules: Set<String>
  /// The names of the compiled modules among them.
  let compiledModules: Set<String>

  /// Collects the declarations of files, in any order.
  ///
  /// - Parameters:
  ///   - files: Files with protocols.
  ///   - dependenciesOnly: Files of other modules, which are farther than others.
  ///   - types: Files that were read for their types as well; they may be among the others.
  /// - Complexity: O(*n* log *n*) for *n* declarations.
  package init(
    files: [ScannedFile] = [], dependenciesOnly: [ScannedFile] = [], types: [ScannedTypes] = []
  ) {
    var builder = SymbolTableBuilder()
    builder.add(files: files, dependenciesOnly: dependenciesOnly, types: types)
    let declaredTypes = builder.types
    protocols = builder.protocols
    self.types = declaredTypes
    extensions = builder.extensions
    protocolFiles = builder.protocolFiles
    self.files = builder.files
    tree = builder.tree
    declarations = builder.declarations
    members = builder.members
    fileNumbers = builder.fileNumbers
    aliasNumbers = builder.aliasNumbers
    functions = Dictionary(grouping: types.flatMap(\.functions)) { function in
      if case .method(let method) = function.kind { method.name } else { "" }
    }
    compiledModules = Set(builder.files.compactMap(\.module?.name))
    modules = Set(builder.files.compactMap(\.moduleName))
    for place in circularAliases { hideAlias(at: place) }
    linkSuperclasses()
  }

  /// Turns an alias into a type of which only the name is known.
  private mutating func hideAlias(at place: AliasPlace) {
    for (index, declaration) in declarations[place.number].enumerated()
    where declaration.kind == .aliases && declaration.file == place.file {
      declarations[place.number][index].content = .unreadType(isClass: false, nil)
    }
  }

  /// Finds the superclass of each class.
  ///
  /// A superclass may itself be found only through the superclass of another class, so that the
  /// search is repeated until it finds nothing new.
  private mutating func linkSuperclasses() {
    let classes = types.filter { $0.kind == .class && !$0.inheritance.isEmpty }
    for _ in 0..<4 {
      var found: [Int: Int] = [:]
      for type in classes {
        guard let parent = type.inheritance.first,
          let own = tree.find(type.path), found[own] == nil,
          let superclass = self.classes(in: parent, from: type.scope).lazy.compactMap(\.type)
            .first,
          let number = tree.find(superclass.path), number != own
        else { continue }
        found[own] = number
      }
      guard found != superclasses else { return }
      superclasses = found
    }
  }

  /// The longest chain of aliases that is followed; longer ones are circular.
  package static let aliasLimit = 16
}

/// A file of a table.
struct SymbolFile: Sendable {
  let path: String
  /// The compiled module that it was printed from; nil for a source file.
  let module: ModuleOrigin?
  /// The module that compiles it, if it is a source file and that is known.
  let sourceModule: String?
  /// Whether mocks import its module without `@testable`.
  let isImportedPlainly: Bool
  /// Whether its protocols may only be inherited from.
  let isDependency: Bool
  /// Its imports, as far as they are known.
  let imports: [ImportDeclaration]

  /// The name of the module that it belongs to; nil if that is not known.
  var moduleName: String? { module?.name ?? sourceModule }

  /// Returns whether the file may be of a module with a name, of which no file is known to be: it is in a folder with the
  /// name, or one of those that another module depends on.
  func mayBe(ofModule name: String) -> Bool {
    moduleName == nil
      && (isDependency || path.split(separator: "/").dropLast().contains { $0 == name })
  }
}
