import Basics
import DeclarationModel
import DiagnosticSupport
import EndToEndSupport
import Foundation
import Testing

@testable import ObjCScanner

/// Tests several headers in different folders.
@Suite(.enabled(if: Libraries.exist)) struct HeaderSetTests {
  @Test(arguments: Libraries.all) func parentsInOtherHeadersAreLookedUp(
    _ library: Libclang
  ) throws {
    let header = try HeaderFolder([
      "A.h": "#import \"Base.h\"\n@protocol A <Base, NSCopying>\n@end\n",
      "Base.h": "#import <Foundation/Foundation.h>\n@protocol Base <NSObject>\n@end\n",
    ])
    let scan = header.scan(library, ["A.h"])
    #expect(scan.names == ["A"])
    #expect(scan.files[0].protocols[0].inheritance.map(\.text) == ["Base", "NSCopying"])
    #expect(Set(scan.dependencySources.flatMap(\.protocols).map(\.name)) == ["Base", "NSCopying"])
    #expect(header.scan(library, ["A.h", "Base.h"]).names == ["A", "Base"])
    #expect(
      header.scan(library, ["Base.h", "A.h"]).files
        == header.scan(library, ["A.h", "Base.h"]).files)
  }

  @Test(arguments: Libraries.all) func whatEveryObjectConformsToIsKnown(
    _ library: Libclang
  ) throws {
    let header = try HeaderFolder(
      """
      @protocol Every
      @end
      @protocol Some
      @end
      @interface NSObject (All) <Every>
      @end
      @interface NSString (All) <Some>
      @end
      """)
    let protocols = header.scan(library).files[0].protocols
    #expect(protocols.map(\.name) == ["Every", "Some"])
    #expect(protocols.map(\.isOfEveryObject) == [true, false])
  }

  @Test(arguments: Libraries.all) func lineEndsAndByteOrderMarksMakeNoDifference(
    _ library: Libclang
  ) throws {
    let text = """
      #import <Foundation/Foundation.h>
      #ifdef __cplusplus
      extern "C" {
      #endif
      // kagemusha: mock
      @protocol P
      - (int)count;
      @end
      #ifdef __cplusplus
      }
      #endif

      """
    let header = try HeaderFolder([
      "Header.h": "\u{FEFF}"
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n")
    ])
    #expect(header.diagnostics(library) == [])
    let scan = header.scan(library)
    #expect(scan.members == ["func count() -> Int32"])
    #expect(scan.files.flatMap(\.protocols).map(\.marks) == [[.mock]])
  }

  @Test(arguments: Libraries.all) func anUmbrellaStandsForItsFolder(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "include/module.modulemap": "module Kit { umbrella header \"Kit.h\" export * }",
      "include/Kit.h": "#import \"Part.h\"\n#import \"../Outside.h\"\n",
      "include/Part.h": "@protocol Part\n@end\n",
      "Outside.h": "@protocol Outside\n@end\n",
      "Frame.framework/Headers/Frame.h": "#import <Frame/Piece.h>\n",
      "Frame.framework/Headers/Piece.h": "@protocol Piece\n@end\n",
    ])
    #expect(header.scan(library, ["include/Kit.h"]).names == ["Part"])
    #expect(header.scan(library, ["Frame.framework/Headers/Frame.h"]).names == ["Piece"])
    let modules = ClangModules()
    #expect(modules.module(ofHeader: header.path("include/Part.h")) == "Kit")
    #expect(modules.module(ofHeader: header.path("Frame.framework/Headers/Piece.h")) == "Frame")
    #expect(modules.module(ofHeader: header.path("Outside.h")) == nil)
  }

  @Test(arguments: Libraries.all) func optionsReachTheCompiler(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "Header.h": """
      #import <Foundation/Foundation.h>
      #import <Types.h>
      #import <Frame/Frame.h>
      #if LEVEL == 2
      @protocol P
      - (Number)count;
      - (UIColor *)color;
      @end
      #endif
      """,
      "types/Types.h": "typedef int Number;\n",
      "frameworks/Frame.framework/Headers/Frame.h": "",
    ])
    var options = HeaderOptions()
    options.defines = ["LEVEL=2"]
    options.includePaths = [header.path("types")]
    options.frameworkPaths = [header.path("frameworks")]
    options.declarations = [HeaderDeclaration(name: "UIColor", kind: .class)]
    #expect(header.diagnostics(library, options: options) == [])
    #expect(
      header.scan(library, options: options).members
        == ["func count() -> Number", "func color() -> UIColor!"])
    options.declarations.append(HeaderDeclaration(name: "Number", kind: .class))
    let diagnostics = header.diagnostics(library, options: options)
    #expect(diagnostics.first?.kind == "invalid-declaration 'Number'")
    #expect(diagnostics.first?.message.hasSuffix("types/Types.h:1") == true)
  }

  @Test(arguments: Libraries.all) func mocksImportTheFrameworksTheyNeed(_ library: Libclang) throws
  {
    let header = try HeaderFolder([
      "Header.h": """
      #import <UIKit/UIKit.h>
      @protocol WithView
      - (UIView *)view;
      @end
      """,
      "Plain.h": "#import <UIKit/UIKit.h>\n@protocol Plain\n- (NSString *)text;\n@end\n",
    ])
    #expect(header.scan(library).files[0].imports.map(\.path) == ["Foundation", "UIKit"])
    #expect(header.scan(library, ["Plain.h"]).files[0].imports.map(\.path) == ["Foundation"])
  }

  @Test(arguments: Libraries.all) func modulesAreImported(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "Header.h": """
      @import Foundation;
        @import UIKit.UIView;
      @protocol P
      - (UIView *)view;
      @end
      """
    ])
    #expect(header.diagnostics(library) == [])
    #expect(header.scan(library).members == ["func view() -> UIView!"])
    #expect(header.scan(library).files[0].protocols[0].position.line == 3)
  }

  @Test func allLibrariesSayTheSame() throws {
    let folder = Repository.root.appendingPathComponent("Fixtures/Headers")
    let headers = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "h" }.map(\.path).sorted()
    #expect(!headers.isEmpty)
    for header in headers {
      let scans = Libraries.all.map {
        HeaderScanner(library: $0).scan(HeaderRequest(headers: [header]))
      }
      #expect(scans.allSatisfy { $0 == scans[0] }, "\(header)")
      #expect(scans[0].files.flatMap(\.diagnostics).filter { $0.severity == .error } == [])
    }
  }

  @Test(arguments: Libraries.all) func superclassesAreReadThoughNotSelected(
    _ library: Libclang
  ) throws {
    let header = try HeaderFolder([
      "Sub.h": """
      #import "Base.h"
      @interface Middle : Base <Fresh>
      - (void)middle;
      @end
      @interface Sub : Middle
      - (void)own;
      @end
      """,
      "Base.h": """
      #import <Foundation/Foundation.h>
      @protocol Fresh
      - (void)freshen;
      @end
      @interface Base : NSObject
      - (void)base;
      @end
      """,
    ])
    var request = HeaderRequest(headers: [header.path("Sub.h")])
    request.classes = [Glob("Sub")]
    let types = HeaderScanner(library: library).scan(request).types.flatMap(\.types)
    #expect(types.map(\.name) == ["Base", "Sub", "Middle"])
    #expect(types.map(\.members.count) == [1, 2, 2])
  }
}
