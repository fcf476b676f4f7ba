import Configuration
import DeclarationModel
import Files

/// The modules that source files belong to, as far as a request or the folders of the files tell.
struct SourceModules: Sendable {
  /// The folders that hold a folder for each module of a package, or the sources of one module elsewhere.
  private static let sourceFolders: Set = ["Sources", "Source", "src", "srcs"]

  private let request: MockRequest
  private let fileSystem: any FileSystem
  private let imported: Set<String>
  private var packages: [AbsolutePath: Bool] = [:]
  private var modules: [AbsolutePath: String?] = [:]

  /// Knows the modules of a request's sources.
  init(of request: MockRequest, fileSystem: any FileSystem) {
    self.request = request
    self.fileSystem = fileSystem
    imported = Set(request.testableImports + request.imports)
  }

  /// Returns source files that know their modules.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - areOwn: Whether they are the sources that the request is for, and not those that it depends on.
  mutating func naming(_ files: [ScannedFile], areOwn: Bool) -> [ScannedFile] {
    let own = areOwn ? request.sourceModule ?? request.module?.value : nil
    let testable =
      areOwn && request.testableImports.count == 1 ? request.testableImports.first : nil
    return files.map { file in
      let module =
        file.module?.name ?? own ?? module(of: AbsolutePath(file.path).parent) ?? testable
      guard let module else { return file }
      var file = file
      if file.module == nil { file.sourceModule = module }
      for index in file.protocols.indices { file.protocols[index].module = module }
      return file
    }
  }

  /// Returns the module of the files in a folder: the target of a package by its layout, or a module that the mocks
  /// import and that a folder around them is named after.
  private mutating func module(of folder: AbsolutePath) -> String? {
    if let known = modules[folder] { return known }
    let target = target(around: folder)
    let isImported = target.map(imported.contains) ?? false
    let module = isImported ? target : name(around: folder) ?? target
    modules[folder] = .some(module)
    return module
  }

  /// Returns the innermost module that the mocks import and that a folder is named after.
  private func name(around folder: AbsolutePath) -> String? {
    guard !imported.isEmpty else { return nil }
    var folder = folder
    while !folder.components.isEmpty {
      let name = ModuleName.ofProduct(folder.name)
      if imported.contains(name) { return name }
      folder = folder.parent
    }
    return nil
  }

  /// Returns the module by the innermost folder `Sources`: in a package, each folder in it is a target; elsewhere, it
  /// has the sources of the folder around it.
  private mutating func target(around folder: AbsolutePath) -> String? {
    var folder = folder
    var inner: AbsolutePath?
    var found: String?
    while !folder.components.isEmpty {
      if Self.sourceFolders.contains(folder.name) {
        if isPackage(folder.parent) { return inner.map { ModuleName.ofProduct($0.name) } }
        found = found ?? ModuleName.ofProduct(folder.parent.name)
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
