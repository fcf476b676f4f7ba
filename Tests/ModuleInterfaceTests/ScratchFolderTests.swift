import Foundation
import ModuleInterface
import Testing

/// Tests of the folders for temporary files, which killed processes leave behind.
struct ScratchFolderTests {
  @Test func foldersOfProcessesThatAreGoneAreRemoved() throws {
    let parent = try ScratchFolder()
    defer { parent.remove() }
    let manager = FileManager.default
    // No system has so many processes.
    let (gone, own) = (Int32.max, ProcessInfo.processInfo.processIdentifier)
    func add(_ name: String, age: Double) throws -> String {
      let url = parent.url.appendingPathComponent(name)
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
      try Data("a".utf8).write(to: url.appendingPathComponent("output"))
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: url.path)
      return name
    }
    let id = UUID().uuidString
    _ = try add("kagemusha-\(gone)-\(id)", age: 4_000)
    let kept = [
      try add("kagemusha-\(gone)-\(UUID().uuidString)", age: 3_000),
      try add("kagemusha-\(own)-\(id)", age: 4_000), try add("kagemusha-\(gone)", age: 4_000),
      try add("kagemusha-\(gone)-a", age: 4_000), try add("other-\(gone)-\(id)", age: 4_000),
    ]
    let folder = try ScratchFolder(in: parent.url)
    #expect(
      Set(try manager.contentsOfDirectory(atPath: parent.url.path))
        == Set(kept + [folder.url.lastPathComponent]))
    folder.remove()
    #expect(Set(try manager.contentsOfDirectory(atPath: parent.url.path)) == Set(kept))
  }
}
