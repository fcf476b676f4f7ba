import Basics
import DeclarationModel
import Files
import MockResolver

/// The mocks that a target declares itself, in place of generated ones.
///
/// A mock is known by its name. Where protocols of several modules would give it this name, its conformance decides
/// (`class MockStore: Core.Store`), or else the modules that its file imports.
struct HandWrittenMocks {
  /// The modules with protocols whose mocks have a name.
  private var modules: [String: Set<String>] = [:]

  /// Creates the search for the mocks of several requests, which one target compiles.
  ///
  /// - Parameter requests: The naming of the mocks of each request, and its files.
  init(of requests: [(naming: MockNaming, files: [ScannedFile])]) {
    for (naming, files) in requests {
      for declaration in files.flatMap(\.protocols) where declaration.enclosingTypes.isEmpty {
        guard let module = declaration.module else { continue }
        modules[naming.mockName(for: declaration), default: []].insert(module)
      }
    }
  }

  /// Returns the names of the mocks by the positions of their protocols.
  ///
  /// - Parameters:
  ///   - files: The files with the protocols of one request.
  ///   - naming: The naming of its mocks.
  ///   - own: The files of the target, with the names of their types.
  ///   - types: Returns the types of some of these files.
  /// - Complexity: The types of a file are read only if it declares one with the name of a mock.
  func mocks(
    of files: [ScannedFile], _ naming: MockNaming, among own: [ScannedFile],
    types: (_ paths: [String]) -> [ScannedTypes]
  ) -> [SourcePosition: String] {
    var paths: [String: [String]] = [:]
    for file in own {
      for name in file.declaredTypes { paths[name, default: []].append(file.path) }
    }
    var found: [SourcePosition: String] = [:]
    for declaration in files.flatMap(\.protocols) where declaration.enclosingTypes.isEmpty {
      let name = naming.mockName(for: declaration)
      var names = [name]
      if modules[name, default: []].count > 1 {
        names.append(naming.mockName(for: declaration, isShared: true))
      }
      found[declaration.position] = names.first { mock in
        guard let paths = paths[mock] else { return false }
        return isDeclared(mock, for: declaration, in: types(paths))
      }
    }
    return found
  }

  /// Returns whether files declare a type outside of others that is the mock of a protocol.
  private func isDeclared(
    _ mock: String, for declaration: ProtocolDeclaration, in files: [ScannedTypes]
  ) -> Bool {
    let declaring = files.filter { file in
      file.types.contains { $0.kind != .extension && $0.qualifiedName == mock }
        || file.typeAliases.contains { $0.declaration.name == mock }
    }
    guard !declaring.isEmpty else { return false }
    let candidates = modules[mock, default: []]
    guard let module = declaration.module, candidates.count > 1 else { return true }
    let parents = files.flatMap(\.types).filter { $0.qualifiedName == mock }.flatMap(\.inheritance)
    let stated = parents.flatMap { $0.unspecified.compositionParts }.compactMap { parent in
      guard case .named(let named) = parent else { return String?.none }
      return candidates.first { named.plainNames == [$0, declaration.name] }
    }
    if !stated.isEmpty { return stated.contains(module) }
    let imported = candidates.intersection(declaring.flatMap(\.imports).map(\.module))
    return imported.isEmpty || imported.contains(module)
  }
}
