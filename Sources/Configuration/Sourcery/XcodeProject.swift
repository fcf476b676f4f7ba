import Files
import Foundation

/// The part of an Xcode project that says which files its targets compile.
struct XcodeProject {
  private let objects: [String: [String: Any]]
  private let rootID: String
  /// The folder of the project, which paths in it are relative to.
  private let folder: AbsolutePath

  /// Reads a project; nil if it is none.
  ///
  /// - Parameters:
  ///   - path: The folder that ends in `.xcodeproj`.
  ///   - fileSystem: The file system that has it.
  init?(_ path: AbsolutePath, fileSystem: any FileSystem) {
    guard let bytes = try? fileSystem.read(path.appending("project.pbxproj")),
      let plist = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let root = plist as? [String: Any], let objects = root["objects"] as? [String: [String: Any]],
      let rootID = root["rootObject"] as? String
    else { return nil }
    self.objects = objects
    self.rootID = rootID
    let place = objects[rootID]?["projectDirPath"] as? String ?? ""
    folder = AbsolutePath(place, relativeTo: path.parent)
  }

  /// The names of the targets, sorted.
  var targetNames: [String] {
    targets.compactMap { $0["name"] as? String }.sorted()
  }

  private var targets: [[String: Any]] {
    ids("targets", of: objects[rootID] ?? [:]).compactMap { objects[$0] }
  }

  /// Returns the Swift files of a target, and the folders of which it has all files; nil if there is no
  /// such target.
  func sources(ofTarget name: String) -> [AbsolutePath]? {
    guard let target = targets.first(where: { $0["name"] as? String == name }) else { return nil }
    let paths = paths
    let phases = ids("buildPhases", of: target).compactMap { objects[$0] }
      .filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
    let files = phases.flatMap { ids("files", of: $0) }
      .compactMap { objects[$0]?["fileRef"] as? String }.compactMap { paths[$0] }
      .filter { $0.name.hasSuffix(".swift") }
    let folders = ids("fileSystemSynchronizedGroups", of: target).compactMap { paths[$0] }
    return (files + folders).sorted()
  }

  /// The paths of all files and groups, by their ids.
  private var paths: [String: AbsolutePath] {
    var paths: [String: AbsolutePath] = [:]
    var open: [(id: String, base: AbsolutePath)] = []
    if let group = objects[rootID]?["mainGroup"] as? String { open.append((group, folder)) }
    while let (id, base) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let text = object["path"] as? String ?? ""
      let path: AbsolutePath
      switch object["sourceTree"] as? String {
      case "<group>", nil: path = AbsolutePath(text, relativeTo: base)
      case "SOURCE_ROOT": path = AbsolutePath(text, relativeTo: folder)
      case "<absolute>": path = AbsolutePath(text)
      default: continue
      }
      paths[id] = path
      open += ids("children", of: object).map { ($0, path) }
    }
    return paths
  }

  private func ids(_ key: String, of object: [String: Any]) -> [String] {
    object[key] as? [String] ?? []
  }
}
