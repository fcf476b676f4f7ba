import Configuration
import DeclarationModel
import ModuleInterface

/// The protocols of the compiled modules that a request is about.
struct ModuleProtocols {
  /// The protocols that are mocked, each in a file of its own.
  private(set) var files: [ScannedFile] = []
  /// The protocols of other modules that the mocked ones inherit from.
  private(set) var dependencySources: [ScannedFile] = []
  /// The classes that the protocols are bound to.
  private(set) var types: [ScannedTypes] = []
  /// The problems.
  private(set) var problems: [Problem] = []

  /// Reads the protocols of the compiled modules that a request names.
  init(request: MockRequest, library: inout ModuleLibrary) {
    for module in request.compiledModules {
      do {
        let read = try library.protocols(of: module.value)
        files += read.files.filter { $0.module?.name == module.value }
        dependencySources += read.files.filter { $0.module?.name != module.value }
        types += read.types
      } catch {
        problems.append(Problem(.unreadableModule(error), at: module.position))
      }
    }
    let own = Set(files.map(\.path))
    dependencySources.removeAll { own.contains($0.path) }
  }
}
