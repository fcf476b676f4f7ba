import DeclarationModel
import EndToEndSupport
import Foundation
import Testing

@testable import ObjCScanner

/// Tests the search for libclang and for Apple's headers.
struct LibrarySearchTests {
  @Test func theVariableAloneCounts() throws {
    let folder = try TemporaryFolder()
    let library = try folder.write("no library", to: "libclang.so").path
    let search = LibclangSearch(environment: ["LIBCLANG_PATH": library, "PATH": "/usr/bin"])
    #expect(search.candidates == [library])
    let error = #expect(throws: LibclangMissing.self) { try Libclang(search) }
    let text = try #require(error).text
    #expect(text.id == .missingLibclang)
    #expect(text.message.contains("'\(library)'") && text.message.contains("LIBCLANG_PATH"))
    #expect(LibclangSearch(environment: ["LIBCLANG_PATH": folder.url.path]).override != nil)
  }

  @Test func theToolchainGoesFirst() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "toolchain/usr/bin/swift")
    #if os(macOS)
      let library = try folder.write("", to: "toolchain/usr/lib/libclang.dylib")
    #else
      let library = try folder.write("", to: "toolchain/usr/lib/libclang.so")
    #endif
    let path = folder.url.appendingPathComponent("toolchain/usr/bin").path
    let search = LibclangSearch(environment: ["PATH": "/nowhere:\(path)"])
    let found = search.candidates.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    #expect(found.contains(library.resolvingSymlinksInPath().path))
    #if !os(macOS)
      #expect(found.first == library.resolvingSymlinksInPath().path)
    #endif
  }

  @Test func aLibraryWithoutTheFunctionsIsRefused() throws {
    let missing = LibclangMissing(override: nil)
    #expect(missing.text.fixIt?.contains("libclang-dev") == true)
    #expect(missing.text.fixIt?.contains("LIBCLANG_PATH") == true)
  }

  @Test func anSDKIsFoundByItsTarget() throws {
    let folder = try TemporaryFolder()
    let platforms = ["MacOSX", "iPhoneOS", "iPhoneSimulator"]
    for name in platforms {
      let sdk = "Platforms/\(name).platform/Developer/SDKs/\(name).sdk"
      try folder.write("", to: "\(sdk)/System/Library/Frameworks/Foundation.framework/x")
    }
    func sdk(_ target: String, _ environment: [String: String] = [:]) -> String? {
      let developer = ["DEVELOPER_DIR": folder.url.path].merging(environment) { $1 }
      return HeaderSDK(target: target, environment: developer).folder
        .map { URL(fileURLWithPath: $0).lastPathComponent }
    }
    #expect(sdk("arm64-apple-macosx13.0") == "MacOSX.sdk")
    #expect(sdk("arm64-apple-ios16.0") == "iPhoneOS.sdk")
    #expect(sdk("arm64-apple-ios16.0-simulator") == "iPhoneSimulator.sdk")
    #if !os(macOS)
      #expect(sdk("arm64-apple-tvos16.0") == nil)
      let root = HeaderSDK(target: "arm64-apple-ios16.0", environment: ["SDKROOT": "/"])
      #expect(root.folder == nil)
    #endif
    #expect(sdk("arm64-apple-ios16.0-macabi") == "MacOSX.sdk")

    // In a build phase of an iOS app, `SDKROOT` does not apply to targets of other platforms.
    let phone = try folder.write(
      "", to: "iPhoneOS18.2.sdk/System/Library/Frameworks/Foundation.framework/x")
    let path = String(
      phone.path.dropLast("/System/Library/Frameworks/Foundation.framework/x".count))
    let environment = ["SDKROOT": path]
    #expect(sdk("arm64-apple-ios16.0", environment) == "iPhoneOS18.2.sdk")
    #expect(sdk("arm64-apple-ios16.0-simulator", environment) == "iPhoneSimulator.sdk")
    #expect(sdk("arm64-apple-macosx13.0", environment) == "MacOSX.sdk")
    // Without a target, the SDK determines it.
    let found = HeaderSDK(target: nil, environment: environment)
    #expect(found.target == "arm64-apple-ios18.2" && found.folder == path)
    #expect(HeaderSDK(target: nil, environment: [:]).target == nil)
  }

  @Test func moduleMapsAreRead() {
    let map = ModuleMap(
      """
      // module Wrong { header "A.h" }
      framework module Kit [system] {
        umbrella header "Kit.h"
        explicit module Sub { header "sub/Part.h" }
      }
      module Other { header "A.h" textual header "B.h" }
      module Folder { umbrella "all" export * }
      """)
    #expect(map.module(ofHeader: "/r/A.h", relativeTo: "/r") == "Other")
    #expect(map.module(ofHeader: "/r/B.h", relativeTo: "/r") == "Other")
    #expect(map.module(ofHeader: "/r/sub/Part.h", relativeTo: "/r") == "Kit")
    #expect(map.module(ofHeader: "/r/all/x/C.h", relativeTo: "/r") == "Folder")
    #expect(map.module(ofHeader: "/elsewhere/A.h", relativeTo: "/r") == nil)
    #expect(map.isUmbrella(header: "/r/Kit.h", relativeTo: "/r"))
    #expect(!map.isUmbrella(header: "/r/A.h", relativeTo: "/r"))
  }
}
