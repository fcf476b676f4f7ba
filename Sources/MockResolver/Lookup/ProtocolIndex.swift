import DeclarationModel
import Symbols

/// The protocols of the input, in order of their positions, the classes whose mocks are wanted, and the numbers of
/// all that may be mocked.
struct ProtocolIndex: Sendable {
  /// The symbols of the input.
  let table: SymbolTable
  /// All protocols, ordered by path, line and column, each once, and after them the classes.
  let declarations: [ProtocolDeclaration]
  /// The numbers of the declarations that may be mocked, in order of their positions; the others are only looked up.
  let mockable: [Int]
  /// The classes whose mocks are wanted, with their superclasses, by their numbers.
  let classes: [Int: (mocked: MockedClass, chain: ClassChain)]
  /// The protocols that could not be read.
  let broken: [BrokenProtocol]
  /// The numbers of the protocols that may be mocked, by their qualified names.
  private let numbers: [String: [Int]]

  /// Creates an index of the protocols of some files.
  ///
  /// - Parameters:
  ///   - files: Files whose protocols may be mocked.
  ///   - dependenciesOnly: Files whose protocols may only be inherited from.
  ///   - types: The types that the protocols depend on.
  ///   - classes: The classes whose mocks are wanted.
  /// - Complexity: O(*n* log *n*) for *n* protocols.
  init(
    files: [ScannedFile], dependenciesOnly: [ScannedFile], types: [ScannedTypes] = [],
    classes: MockedClasses = MockedClasses()
  ) {
    let table = SymbolTable(files: files, dependenciesOnly: dependenciesOnly, types: types)
    self.table = table
    let mocked = classes.classes.sorted { $0.type.position < $1.type.position }.map {
      (
        mocked: $0,
        chain: ClassChain(of: $0.type, in: table, overridable: classes.overridable)
      )
    }
    let declarations =
      table.protocols
      + mocked.map { mocked, chain in
        ProtocolDeclaration(
          mocked, overriding: chain.links.first?.overridden(in: table) ?? [], in: table)
      }
    self.declarations = declarations
    self.classes = Dictionary(
      mocked.enumerated().map { (table.protocols.count + $0, $1) },
      uniquingKeysWith: { first, _ in first })
    let own = table.protocols.indices.filter { !table.isDependency(protocol: $0) }
    mockable = (own + declarations.indices.dropFirst(table.protocols.count)).sorted {
      (declarations[$0].position, $0) < (declarations[$1].position, $1)
    }
    broken = (files + dependenciesOnly).flatMap(\.brokenProtocols)
    numbers = Dictionary(grouping: own) { table.protocols[$0].qualifiedName }
  }

  /// Returns the numbers of the protocols of a qualified name that may be mocked, in order.
  func mockable(named qualifiedName: String) -> [Int] {
    numbers[qualifiedName] ?? []
  }

  /// Returns the numbers of the protocols of the same name in other files, in order; only those of dependencies, if
  /// there are any.
  ///
  /// - Complexity: O(*n*); a protocol that inherits from a namesake is rare.
  func namesakes(of declaration: ProtocolDeclaration) -> [Int] {
    let namesakes = table.protocols.indices.filter {
      declarations[$0].qualifiedName == declaration.qualifiedName
        && declarations[$0].position.path != declaration.position.path
    }
    let dependencies = namesakes.filter { table.isDependency(protocol: $0) }
    return dependencies.isEmpty ? namesakes : dependencies
  }

  /// Returns the compiled module that a declaration is from; nil for a source.
  func module(of number: Int) -> ModuleOrigin? {
    classes[number].map { table.module(ofFile: $0.mocked.type.position.path) }
      ?? table.module(ofProtocol: number)
  }

  /// Returns whether a protocol comes with the toolchain.
  func isStandard(_ number: Int) -> Bool { module(of: number)?.isStandard ?? false }

  /// Returns whether a protocol comes with the toolchain.
  func isStandard(_ declaration: ProtocolDeclaration) -> Bool {
    table.module(ofFile: declaration.position.path)?.isStandard ?? false
  }
}
