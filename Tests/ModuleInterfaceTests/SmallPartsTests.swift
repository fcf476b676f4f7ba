import Basics
import Foundation
import Testing

@testable import ModuleInterface

let environment = ProcessInfo.processInfo.environment

struct SmallPartsTests {
  @Test func contentsAreToldApart() {
    let contents: [[UInt8]] = [
      [], [0], [0, 0], Array(repeating: 0, count: 8), Array(repeating: 0, count: 9), [1], [1, 0],
      Array("abcdefgh".utf8), Array("abcdefgi".utf8), Array("hgfedcba".utf8),
    ]
    let hashes = contents.map { content in
      var hash = ContentHash()
      hash.combine(content)
      return hash.text
    }
    #expect(Set(hashes).count == contents.count)
    #expect(hashes.allSatisfy { $0.count == 32 })
    #expect(ContentHash(of: ["ab", "c"]).text != ContentHash(of: ["a", "bc"]).text)
    // Hashes must be equal in all processes, which share the cache, and in all versions: generated files have them.
    #expect(ContentHash(of: ["kagemusha"]).text == "2b5a471f2b321eb8e785b67572bd2b53")
  }

  @Test func aTextInTwoPartsHasTheHashOfTheWhole() {
    for count in 0..<40 {
      let text = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
      for place in 0...count {
        var hash = ContentHash()
        hash.combine(text[..<place], text[place...])
        #expect(hash == ContentHash(of: text), "\(count), \(place)")
      }
    }
  }

  @Test func namesOfModulesAreDropped() {
    let cleaner = QualifierCleaner(dropped: ["NIO"])
    let text = "func f(_ a: NIO.Loop, b: [NIO.Box<Other.Thing>]) -> My.NIO.Loop // XNIO.A"
    let (bytes, qualifiers) = cleaner.clean(Array(text.utf8))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "func f(_ a: Loop, b: [Box<Other.Thing>]) -> My.NIO.Loop // XNIO.A")
    #expect(qualifiers == ["Other", "My", "XNIO"])
  }

  @Test func cachesAreWhereTheEnvironmentSays() {
    for (caches, expected) in [
      (".cache", "/h/.cache/kagemusha"), ("Library/Caches", "/h/Library/Caches/kagemusha"),
    ] {
      #expect(ModuleOptions.cacheFolder(["HOME": "/h"], caches: caches) == expected)
    }
    #if os(macOS)
      #expect(ModuleOptions.systemCaches == "Library/Caches")
    #else
      #expect(ModuleOptions.systemCaches == ".cache")
    #endif
    #expect(
      ModuleOptions.cacheFolder(["HOME": "/h", "XDG_CACHE_HOME": "/x"]) == "/x/kagemusha")
    #expect(
      ModuleOptions.cacheFolder(["XDG_CACHE_HOME": "/x", "KAGEMUSHA_CACHE_PATH": "/k"]) == "/k")
    #expect(ModuleOptions.cacheFolder(["KAGEMUSHA_CACHE_PATH": "", "HOME": ""]) == nil)
  }

  @Test func everyFailureHasWords() {
    let failures: [ModuleFailure] = [
      .notFound(module: "M"), .noTool("t"), .forbidden(tool: "t"), .notStarted(tool: "t"),
      .timedOut(module: "M"),
      .missingDependency(module: "M", dependency: "C"), .unprintable(module: "M", reason: "r"),
    ]
    #expect(Set(failures.map(\.text.id)).count == failures.count)
    for failure in failures {
      #expect(!failure.message.isEmpty && !failure.fixIt.isEmpty)
      #expect(failure.message.last != "." && failure.message.first?.isUppercase != true)
    }
  }
}
