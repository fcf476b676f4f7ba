import DeclarationModel
import Symbols

/// The protocols of the input, in order of their positions, and the numbers of those that may be mocked.
struct ProtocolIndex: Sendable {
  /// The symbols of the input.
  let table: SymbolTable
  /// The numbers of the protocols that may be mocked, in order; the others are only looked up.
  let mockable: [Int]
  /// The protocols that could not be read.
  let broken: [BrokenProtocol]
  /// The numbers of the protocols that may be mocked, by their qualified names.
  private let numbers: [String: [Int]]

  /// All protocols, ordered by path, line and column, each once.
  var declarations: [ProtocolDeclaration] { table.protocols }

  /// Creates an index of the protocols of some files.
  ///
  /// - Parameters:
  ///   - files: Files whose protocols may be mocked.
  ///   - dependenciesOnly: Files whose protocols may only be inherited from.
  ///   - types: The types that the protocols depend on.
  /// - Complexity: O(*n* log *n*) for *n* protocols.
  init(files: [ScannedFile], dependenciesOnly: [ScannedFile], types: [ScannedTypes] = []) {
    let table = SymbolTable(files: files, dependenciesOnly: dependenciesOnly, types: types)
    self.table = table
    mockable = table.protocols.indices.filter { !table.isDependency(protocol: $0) }
    broken = (files + dependenciesOnly).flatMap(\.brokenProtocols)
    numbers = Dictionary(grouping: mockable) { table.protocols[$0].qualifiedName }
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
    let namesakes = declarations.indices.filter {
      declarations[$0].qualifiedName == declaration.qualifiedName
        && declarations[$0].position.path != declaration.position.path
    }
    let dependencies = namesakes.filter { table.isDependency(protocol: $0) }
    return dependencies.isEmpty ? namesakes : dependencies
  }

  /// Returns the compiled module that a protocol is from; nil for a source.
  func module(of number: Int) -> ModuleOrigin? { table.module(ofProtocol: number) }

  /// Returns whether a protocol comes with the toolchain.
  func isStandard(_ number: Int) -> Bool { module(of: number)?.isStandard ?? false }

  /// Returns whether a protocol comes with the toolchain.
  func isStandard(_ declaration: ProtocolDeclaration) -> Bool {
    table.module(ofFile: declaration.position.path)?.isStandard ?? false
  }
}
