import Foundation

/// A shared library of modules of this package.
struct TestedLibrary {
  private let objects: [URL]
  private let name: String

  init(_ objects: [URL], _ modules: [String]) {
    self.objects = objects
    name = modules.joined(separator: "+")
  }

  /// Returns the folder of the library, which is linked if the object files have changed.
  func folder(in products: URL) async throws -> URL {
    let dates = try objects.map { object in
      try object.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    let version = Fingerprint(of: zip(objects, dates).map { "\($0.path) \($1.debugDescription)" })
    let all = products.appendingPathComponent("TestedLibraries/\(name)")
    let folder = all.appendingPathComponent(version.text)
    let paths = objects.map(\.path)
    try await BuildOnce.make(folder) { folder in
      for old in (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? []
      where old != folder.lastPathComponent {
        try? FileManager.default.removeItem(at: all.appendingPathComponent(old))
      }
      let file = folder.appendingPathComponent("libTested.so").path
      let run = try await ProcessRun("swiftc", ["-emit-library", "-o", file] + paths)
      guard run.status == 0 else { throw Unlinked(message: run.everything) }
    }
    return folder
  }

  /// The error with the message of the linker.
  private struct Unlinked: Error {
    let message: String
  }
}
