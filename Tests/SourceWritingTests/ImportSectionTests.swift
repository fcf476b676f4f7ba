import DeclarationModel
import Testing

@testable import SourceWriting

struct ImportSectionTests {
  private func text(
    _ imports: [ImportDeclaration], testable: [String] = []
  ) -> [String] {
    var source = SourceWriter()
    source.add(ImportSection(imports: imports, testableImports: testable))
    return source.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init)
  }

  private func clause(_ directives: [String], line: Int) -> ConditionalClause {
    ConditionalClause(
      directives: directives, start: SourcePosition(path: "A.swift", line: line, column: 1))
  }

  @Test func eachImportIsThereOnceInOrder() {
    #expect(
      text(
        [
          ImportDeclaration(path: "UIKit"), ImportDeclaration(path: "App"),
          ImportDeclaration(attributes: ["@preconcurrency"], path: "Dispatch"),
          ImportDeclaration(path: "UIKit"), ImportDeclaration(path: "XCTest"),
          ImportDeclaration(kind: "struct", path: "Foundation.Data"),
        ], testable: ["Zeta", "App"])
        == [
          "@preconcurrency import Dispatch", "import struct Foundation.Data", "import Kagemusha",
          "import UIKit", "", "@testable import App", "@testable import Zeta",
        ])
  }

  @Test func conditionalImportsKeepTheirConditions() {
    let mac = clause(["#if os(macOS)"], line: 1)
    let other = clause(["#if os(macOS)", "#else"], line: 1)
    let again = clause(["#if os(macOS)"], line: 9)
    #expect(
      text([
        ImportDeclaration(path: "Foundation"),
        ImportDeclaration(path: "AppKit", conditions: [mac]),
        ImportDeclaration(path: "UIKit", conditions: [other]),
        ImportDeclaration(path: "AppKit", conditions: [again]),
        ImportDeclaration(path: "Foundation", conditions: [again]),
      ]) == [
        "import Foundation", "import Kagemusha", "", "#if os(macOS)", "  import AppKit", "#else",
        "  import UIKit", "#endif",
      ])
  }

  @Test func publicImportsAreSoWhereImportsAreInternal() {
    var section = ImportSection(
      imports: [
        ImportDeclaration(attributes: ["@preconcurrency"], path: "App"),
        ImportDeclaration(path: "Net", conditions: [clause(["#if canImport(Net)"], line: 1)]),
      ], testableImports: [])
    section.isPublic = true
    var source = SourceWriter()
    source.add(section)
    #expect(
      source.text == """
        #if hasFeature(InternalImportsByDefault)
          @preconcurrency @_exported public import App
          @_exported public import Kagemusha

          #if canImport(Net)
            @_exported public import Net
          #endif
        #else
          @preconcurrency import App
          import Kagemusha

          #if canImport(Net)
            import Net
          #endif
        #endif

        """)
  }
}
