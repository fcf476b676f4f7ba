import Configuration
import DeclarationModel
import Files

/// The modules that source files belong to, as far as a request or the folders of the files tell.
struct SourceModules: Sendable {
  /// The folders that hold a folder for each module, or the sources of one.
  private static let sourceFolders: Set = ["Sources", "Source", "src", "srcs"]

  private let request: MockRequest
  private let fileSystem: any FileSystem
  private let imported: Set<String>
  private var packages: [AbsolutePath: Bool] = [:]

  /// Knows the modules of a request's sources.
  init(of request: MockRequest, fileSystem: any FileSystem) {
    self.request = request
    self.fileSystem = fileSystem
    imported = Set(request.testableImports + request.imports)
  }

  /// Whether the module of each protocol matters: a pattern may name one, or mocks may.
  func matter(for files: [ScannedFile]) -> Bool {
    if request.naming.namesModules || !request.sharedNames.isEmpty { return true }
    if (request.protocols + request.excluded).contains(where: \.value.mayNameModule) { return true }
    var places: [String: SourcePosition] = [:]
    return files.flatMap(\.protocols).contains { declaration in
      let place = places.updateValue(declaration.position, forKey: declaration.qualifiedName)
      return place.map { $0.path != declaration.position.path } ?? false
    }
  }

  /// Returns files whose protocols know their modules.
  mutating func naming(_ files: [ScannedFile]) -> [ScannedFile] {
    files.map { file in
      guard !file.protocols.isEmpty, let module = file.module?.name ?? module(of: file.path) else {
        return file
      }
      var file = file
      for index in file.protocols.indices { file.protocols[index].module = module }
      return file
    }
  }

  /// Returns the module of a file: that which the request is for, or else one that the mocks import and that a
  /// folder around the file is named after, or else the target's by the layout of packages.
  private mutating func module(of path: String) -> String? {
    if let module = request.sourceModule ?? request.module?.value { return module }
    var folder = AbsolutePath(path).parent
    var inner: AbsolutePath?
    var found: String?
    while !folder.components.isEmpty {
      let name = ModuleName.ofProduct(folder.name)
      if imported.contains(name) { return name }
      if found == nil, Self.sourceFolders.contains(folder.name) {
        // In a package, a folder for each target; elsewhere, the sources of the folder around them.
        let target = isPackage(folder.parent) ? inner ?? folder.parent : folder.parent
        found = ModuleName.ofProduct(target.name)
      }
      inner = folder
      folder = folder.parent
    }
    return found
  }

  private mutating func isPackage(_ folder: AbsolutePath) -> Bool {
    if let known = packages[folder] { return known }
    let isPackage = fileSystem.kind(of: folder.appending("Package.swift")) == .file
    packages[folder] = isPackage
    return isPackage
  }
}
