#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension GenerateMocks: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let folder = context.xcodeProject.directoryURL
      let own = target.swiftSources(in: folder)
      // Xcode may not tell the plugin about the files of a buildable folder.
      let place = folder.appendingPathComponent(target.displayName)
        .appendingPathComponent(MockCommands.configurationName)
      let configuration =
        target.inputFiles.map(\.url)
        .first { $0.lastPathComponent == MockCommands.configurationName }
        ?? (FileManager.default.fileExists(atPath: place.path) ? place : nil)
      let commands = MockCommands(
        tool: try context.tool(named: MockCommands.toolName).url,
        folder: context.pluginWorkDirectoryURL, configuration: configuration,
        project: context.xcodeProject.file, ownSources: own)
      let modules = target.dependencies.flatMap { dependency -> [InputModule] in
        switch dependency {
        case .target(let target): InputModule(target, in: folder).map { [$0] } ?? []
        case .product(let product): InputModule.modules(of: product)
        @unknown default: []
        }
      }
      return try commands.all(for: modules, of: target.displayName)
    }
  }

  extension XcodeProject {
    /// The project file; nil if its folder contains several, and none with its name.
    fileprivate var file: URL? {
      let files = try? FileManager.default.contentsOfDirectory(
        at: directoryURL, includingPropertiesForKeys: nil)
      let projects = (files ?? []).filter { $0.pathExtension == "xcodeproj" }
      return projects.first {
        $0.lastPathComponent == displayName
          || $0.deletingPathExtension().lastPathComponent == displayName
      } ?? (projects.count == 1 ? projects[0] : nil)
    }
  }

  extension InputModule {
    /// Creates the input for a target of the project; the tool looks up the target's module in the
    /// project.
    fileprivate init?(_ target: XcodeTarget, in folder: URL) {
      name = target.displayName
      self.target = target.displayName
      isForeign = false
      origin = .target(target.displayName)
      sources = target.swiftSources(in: folder)
      var seen: Set<String> = [target.id]
      dependencySources = target.dependencySources(in: folder, except: &seen)
      if sources.isEmpty { return nil }
    }
  }

  extension XcodeTarget {
    /// Returns the sources of all targets that the target depends on, directly or not.
    fileprivate func dependencySources(in folder: URL, except seen: inout Set<String>) -> [URL] {
      dependencies.flatMap { dependency -> [URL] in
        switch dependency {
        case .target(let target):
          guard seen.insert(target.id).inserted else { return [] }
          return target.swiftSources(in: folder)
            + target.dependencySources(in: folder, except: &seen)
        case .product(let product):
          return InputModule.modules(of: product).flatMap { $0.sources + $0.dependencySources }
        @unknown default: return []
        }
      }
    }

    /// Returns the Swift files that Xcode lists, or else those in the folder with the target's
    /// name, since it is undocumented whether Xcode lists the files of a buildable folder.
    fileprivate func swiftSources(in folder: URL) -> [URL] {
      let named = inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      guard named.isEmpty else { return named }
      let files = FileManager.default.enumerator(
        at: folder.appendingPathComponent(displayName), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
      var found: [URL] = []
      while let file = files?.nextObject() as? URL {
        // A package in a buildable folder is no part of the target.
        let manifest = file.appendingPathComponent("Package.swift").path
        if FileManager.default.fileExists(atPath: manifest) { files?.skipDescendants() }
        if file.pathExtension == "swift" { found.append(file) }
      }
      return found.sorted { $0.path < $1.path }
    }
  }
#endif
