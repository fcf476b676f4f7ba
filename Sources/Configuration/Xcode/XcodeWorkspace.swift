import Basics
import Files

/// The Xcode projects of a folder, and the packages that its workspaces name.
struct XcodeWorkspace {
  /// The projects in the folder and those that its workspaces name, sorted, except those of package managers.
  let projects: [AbsolutePath]
  /// The folders of the packages that the workspaces name, sorted.
  let packages: [AbsolutePath]

  /// Reads the workspaces in a folder.
  init(in folder: AbsolutePath, fileSystem: any FileSystem) {
    let names = ((try? fileSystem.entries(of: folder)) ?? []).map(\.name)
    let own = names.filter { $0.hasSuffix(".xcodeproj") }.map(folder.appending)
    let named = names.filter { $0.hasSuffix(".xcworkspace") }.flatMap { name in
      let file = folder.appending(name).appending("contents.xcworkspacedata")
      let bytes = (try? fileSystem.read(file)) ?? []
      return Self.files(namedIn: String(decoding: bytes, as: UTF8.self), in: folder)
    }
    projects = Set(own + named).filter {
      $0.name.hasSuffix(".xcodeproj") && !$0.components.contains("Pods")
        && fileSystem.kind(of: $0) == .folder
    }.sorted()
    packages = Set(named).filter {
      fileSystem.kind(of: $0.appending("Package.swift")) == .file
    }.sorted()
  }

  /// Returns the files and folders that a workspace names.
  ///
  /// The format is Xcode's: nested `Group` elements with `FileRef` elements, each with one `location`, which consists
  /// of a kind and a path. Foundation's reader of XML is not used, as on Linux it is a separate library that needs
  /// libxml2.
  private static func files(
    namedIn text: String, in folder: AbsolutePath
  ) -> [AbsolutePath] {
    var groups = [folder]
    var files: [AbsolutePath] = []
    for element in text.split(separator: "<").dropFirst() {
      let name = element.prefix { $0.isLetter || $0 == "/" }
      let quoted = element.split(separator: "\"", omittingEmptySubsequences: false)
      let location = quoted.count > 1 ? unescaped(String(quoted[1])) : ""
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count > 1 ? String(parts[1]) : ""
      let base = parts.first == "container" ? folder : groups.last ?? folder
      let place = AbsolutePath(path, relativeTo: base)
      switch name {
      case "Group": groups.append(place)
      case "/Group": groups.removeLast(min(1, groups.count - 1))
      case "FileRef": files.append(place)
      default: continue
      }
    }
    return files
  }

  private static func unescaped(_ text: String) -> String {
    [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
