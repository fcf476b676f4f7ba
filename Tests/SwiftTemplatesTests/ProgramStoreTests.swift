import EndToEndSupport
import Foundation
import Testing

@testable import SwiftTemplates

/// The files that are kept of Swift templates.
struct ProgramStoreTests {
  private let folder: TemporaryFolder
  private var store: ProgramStore { ProgramStore(folder: folder.url.path + "/cache") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("program", to: "new")
  }

  private func keep(_ name: String) -> String {
    store.keep(folder.url.appendingPathComponent("new"), as: name)
  }

  @Test func keptFilesAreFound() throws {
    let path = keep("template-1.program")
    #expect(store.path(of: "template-1.program") == path)
    #expect(store.path(of: "template-2.program") == nil)
    #expect(ProgramStore(folder: nil).path(of: "template-1.program") == nil)
  }

  @Test func damagedFilesAreNotUsed() throws {
    _ = keep("template-1.program")
    try folder.write("progrum", to: "cache/template-1.program")
    #expect(store.path(of: "template-1.program") == nil)
    try folder.write("", to: "cache/template-1.program")
    #expect(store.path(of: "template-1.program") == nil)
    let path = keep("template-1.program")
    #expect(store.path(of: "template-1.program") == path)
    #expect(store.path(of: "template-1.program", isProgram: true) == nil, "it cannot be run")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(store.path(of: "template-1.program", isProgram: true) == path)
    try FileManager.default.removeItem(atPath: path + "hash")
    #expect(store.path(of: "template-1.program") == nil)
  }

  @Test func theOldestFilesGo() throws {
    let manager = FileManager.default
    _ = keep("model-1.object")
    for number in 0..<ProgramStore.capacity + 3 {
      let path = keep("template-\(number).program")
      // The dates are further apart than those that a file system keeps.
      let date = Date(timeIntervalSince1970: Double(1_000_000 + number * 10))
      try manager.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    let left = folder.files.filter { $0.hasSuffix(".program") }
    #expect(left.count == ProgramStore.capacity)
    #expect(store.path(of: "template-2.program") == nil)
    #expect(store.path(of: "template-3.program") != nil)
    #expect(store.path(of: "model-1.object") != nil)
    #expect(folder.files.filter { $0.hasSuffix(".programhash") }.count == ProgramStore.capacity)
  }
}
