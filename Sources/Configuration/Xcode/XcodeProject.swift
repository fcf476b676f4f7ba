import Basics
import DeclarationModel
import Files

/// An Xcode project, with the files that its targets compile and their settings.
struct XcodeProject: Sendable {
  /// The path, which ends in `.xcodeproj`.
  let path: AbsolutePath
  /// The folder that `SOURCE_ROOT` stands for.
  let folder: AbsolutePath
  let objects: XcodeObjects
  /// The paths of all files and groups, by their ids.
  let paths: [String: AbsolutePath]
  let fileSystem: any FileSystem
  /// The folders of the packages that a workspace names.
  var packagesBeside: [AbsolutePath] = []

  /// Reads a project; nil if the folder is not one.
  ///
  /// - Parameters:
  ///   - path: The folder that ends in `.xcodeproj`.
  ///   - fileSystem: The file system that has the folder.
  init?(_ path: AbsolutePath, fileSystem: any FileSystem) {
    guard let bytes = try? fileSystem.read(path.appending("project.pbxproj")),
      let objects = XcodeObjects(bytes)
    else { return nil }
    self.path = path
    self.objects = objects
    self.fileSystem = fileSystem
    let place = objects.root.text("projectDirPath") ?? ""
    folder = AbsolutePath(place, relativeTo: path.parent)
    paths = Self.paths(of: objects, in: folder)
  }

  /// Returns the issue of a folder that is no project.
  static func issue(_ path: AbsolutePath, fileSystem: any FileSystem) -> ConfigurationIssue {
    let file = path.appending("project.pbxproj")
    guard let bytes = try? fileSystem.read(file), let line = ConflictMarkers.line(in: bytes) else {
      return ConfigurationIssue(.unreadableProject(path))
    }
    return ConfigurationIssue(
      .conflictMarkers, at: SourcePosition(path: file.text, line: line, column: 1))
  }

  /// The name without the extension.
  var name: String { String(path.name.dropLast(".xcodeproj".count)) }

  /// The targets, in the order of the project.
  var targets: [XcodeTarget] {
    objects.all("targets", of: objects.root).map { XcodeTarget($0, in: self) }
  }

  /// The names of the targets, sorted.
  var targetNames: [String] { targets.map(\.name).sorted() }

  /// Returns the target with a name.
  func target(named name: String) -> XcodeTarget? { targets.first { $0.name == name } }

  /// The names of the products of packages that come from a remote repository or a registry.
  var remoteProducts: Set<String> {
    let products = objects.all(ofKind: "XCSwiftPackageProductDependency")
    let remote = products.filter {
      objects.object("package", of: $0)?.kind == "XCRemoteSwiftPackageReference"
    }
    return Set(remote.compactMap { $0.text("productName") })
  }

  /// The folders of the packages beside the project: those that the project or its workspace names as packages, and
  /// those among the project's files, as before Xcode 15.
  var localPackages: [AbsolutePath] {
    let named = objects.all(ofKind: "XCLocalSwiftPackageReference")
      .compactMap { $0.text("relativePath") }.map { AbsolutePath($0, relativeTo: folder) }
    let files = objects.all(ofKind: "PBXFileReference").compactMap { paths[$0.id] }
      .filter { !$0.name.contains(".") }
    return Set(named + files + packagesBeside).filter {
      fileSystem.kind(of: $0.appending("Package.swift")) == .file
    }.sorted()
  }

  /// Returns the target of another project that an object stands for; the object belongs to a dependency on a
  /// subproject, or to a reference to its product.
  ///
  /// - Parameter proxy: The object, of the class `PBXContainerItemProxy`.
  func foreignTarget(_ proxy: XcodeObjects.Object) -> XcodeTarget? {
    guard let portal = proxy.text("containerPortal"), let name = proxy.text("remoteInfo"),
      let other = paths[portal], other != path
    else { return nil }
    return XcodeProject(other, fileSystem: fileSystem)?.target(named: name)
  }

  private static func paths(
    of objects: XcodeObjects, in folder: AbsolutePath
  ) -> [String: AbsolutePath] {
    var paths: [String: AbsolutePath] = [:]
    var open: [(id: String, base: AbsolutePath)] = []
    if let group = objects.root.text("mainGroup") { open.append((group, folder)) }
    while let (id, base) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let text = object.text("path") ?? ""
      let path: AbsolutePath
      switch object.text("sourceTree") {
      case "<group>", nil: path = AbsolutePath(text, relativeTo: base)
      case "SOURCE_ROOT": path = AbsolutePath(text, relativeTo: folder)
      case "<absolute>": path = AbsolutePath(text)
      // The products of a build and the files of an SDK are left out.
      default: continue
      }
      paths[id] = path
      open += object.ids("children").map { ($0, path) }
    }
    return paths
  }
}
