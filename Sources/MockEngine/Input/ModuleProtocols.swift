import Configuration
import DeclarationModel
import MockResolver
import ModuleInterface

/// The protocols and classes of the compiled modules that a request is about.
struct ModuleProtocols {
  /// The protocols that are mocked, each in a file of its own.
  private(set) var files: [ScannedFile] = []
  /// The protocols of other modules that the mocked ones inherit from.
  private(set) var dependencySources: [ScannedFile] = []
  /// The classes that are mocked, those that the protocols are bound to, and their superclasses.
  private(set) var types: [ScannedTypes] = []
  /// The classes whose mocks are wanted.
  private(set) var classes: [TypeDeclaration] = []
  /// The names of all classes, if some are wanted.
  private(set) var classNames: [String] = []
  /// The problems.
  private(set) var problems: [Problem] = []

  /// Reads the protocols of the compiled modules that a request names, and the classes that are selected.
  init(request: MockRequest, selection: ProtocolSelection, library: inout ModuleLibrary) {
    for module in request.compiledModules {
      do {
        let read = try library.protocols(of: module.value)
        files += read.files.filter { $0.module?.name == module.value }
        dependencySources += read.files.filter { $0.module?.name != module.value }
        types += read.types
        guard !selection.classes.isEmpty else { continue }
        let found = try library.classes(of: module.value, where: selection.selectsClass)
        add(found, of: module.value, selection)
        classNames += try library.classNames(of: module.value)
      } catch {
        problems.append(Problem(.unreadableModule(error), at: module.position))
      }
    }
    let own = Set(files.map(\.path))
    dependencySources.removeAll { own.contains($0.path) }
  }

  /// Adds the classes of a module that are selected, and their superclasses.
  private mutating func add(
    _ read: ModuleDependencies, of module: String, _ selection: ProtocolSelection
  ) {
    let known = Set(types.map(\.path))
    let types = read.types.filter { !known.contains($0.path) }
    self.types += types
    classes += read.types.flatMap(\.types).filter { type in
      selection.selects(type) && type.position.module == module
    }
    let paths = Set(files.map(\.path))
    files += read.files.filter { !paths.contains($0.path) }
  }
}
