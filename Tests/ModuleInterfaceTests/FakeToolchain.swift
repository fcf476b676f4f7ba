import EndToEndSupport
import Foundation

@testable import ModuleInterface

/// A folder with scripts as compiler and printer, which count their runs.
struct FakeToolchain {
  let folder: TemporaryFolder
  var options: ModuleOptions

  /// Creates a toolchain.
  ///
  /// - Parameter printer: The script of the printer; by default it prints `M.text` for
  ///   `-module-name M`.
  init(printer: String = "cat \"$FOLDER/$2.text\"") throws {
    folder = try TemporaryFolder()
    options = ModuleOptions(
      searchPaths: [folder.url.appendingPathComponent("modules").path],
      cacheFolder: folder.url.appendingPathComponent("cache").path, timeout: 20)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("modules"), withIntermediateDirectories: true)
    let info = """
      {"compilerVersion": "Swift 9", "target": {"triple": "x-y-z"},
       "paths": {"runtimeLibraryImportPaths": ["\(folder.url.path)/standard"]}}
      """
    try folder.write(info, to: "info.json")
    try script("bin/swiftc", "cat \"$FOLDER/info.json\"")
    try script("bin/\(Toolchain.printerName)", printer)
  }

  /// Adds a module whose interface is a text.
  func module(_ name: String, content: String = "1", isStandard: Bool = false, _ text: String)
    throws
  {
    let place = isStandard ? "standard" : "modules"
    try folder.write(content, to: "\(place)/\(name).swiftmodule")
    try folder.write(text, to: "\(name).text")
  }

  func script(_ path: String, _ text: String) throws {
    let head = "#!/bin/sh\nFOLDER='\(folder.url.path)'\necho x >> \"$FOLDER/runs\"\n"
    let file = try folder.write(head + text + "\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// The number of runs of the tools.
  var runs: Int { (try? folder.read("runs"))?.split(separator: "\n").count ?? 0 }

  /// A new library, which has read nothing yet.
  var library: ModuleLibrary {
    ModuleLibrary(
      options, known: ["AnyObject"],
      environment: ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin"])
  }
}
