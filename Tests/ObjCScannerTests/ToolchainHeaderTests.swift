import DeclarationModel
import Foundation
import Testing

@testable import ObjCScanner

/// The toolchain's own headers of Core Foundation and Dispatch, which use the idioms of Apple's
/// headers.
@Suite(.enabled(if: ToolchainHeaders.folder != nil)) struct ToolchainHeaderTests {
  @Test(arguments: Libraries.all) func protocolsThatImportThemAreRead(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "Header.h": """
      #import <dispatch/dispatch.h>
      #import <CoreFoundation/CoreFoundation.h>
      #import <os/object.h>
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      @protocol P
      - (void)runOn:(dispatch_queue_t)queue block:(dispatch_block_t)block;
      - (void)each:(void (CF_NOESCAPE ^)(int x))block;
      - (nullable CFStringRef)name;
      - (CFIndex)count:(CFArrayRef)array;
      @end
      NS_ASSUME_NONNULL_END
      """
    ])
    var options = HeaderOptions()
    options.includePaths = [try #require(ToolchainHeaders.folder)]
    let scan = header.scan(library, options: options)
    #expect(scan.files.flatMap(\.diagnostics).filter { $0.id != .missingHeaders } == [])
    #expect(
      scan.members == [
        "func run(on: DispatchQueue, block: @escaping dispatch_block_t)",
        "func each(_: (Int32) -> Void)", "func name() -> Unmanaged<CFString>?",
        "func count(_: CFArray) -> CFIndex",
      ])
  }
}

/// The headers beside the toolchain's libclang.
enum ToolchainHeaders {
  /// The folder of the headers; nil if there are none.
  static let folder: String? = {
    let environment = ProcessInfo.processInfo.environment
    return LibclangSearch(environment: environment).candidates.lazy
      .map {
        URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("swift").path
      }.first { FileManager.default.fileExists(atPath: $0 + "/CoreFoundation/CFBase.h") }
  }()
}
