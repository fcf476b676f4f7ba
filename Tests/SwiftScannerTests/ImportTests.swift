import DeclarationModel
import Testing

@Suite struct `Imports are read` {
  @Test(arguments: [
    ("import Foundation", "import Foundation"), ("import struct Foo.Bar", "import struct Foo.Bar"),
    ("import class Foo . Bar", "import class Foo.Bar"), ("import Foo.Sub", "import Foo.Sub"),
    ("@testable import App", "import App"), ("@_exported import App", "import App"),
    ("@_implementationOnly import App", "import App"), ("public import App", "import App"),
    ("@preconcurrency internal import App", "@preconcurrency import App"),
    ("@_spi(Testing) @testable import App", "@_spi(Testing) import App"),
    (
      "@preconcurrency @_spi(X) import func Foo.bar", "@preconcurrency @_spi(X) import func Foo.bar"
    ),
  ])
  func `with what matters to whoever repeats them`(text: String, expected: String) {
    #expect(scan("\(text)\nprotocol P {}").imports.map(\.text) == [expected])
  }

  @Test func `at file scope only`() {
    let file = scan("import A\nextension [B] { import C\nprotocol P {} }\nenum D { import E }")
    #expect(file.imports.map(\.module) == ["A"])
  }

  @Test func `with the conditions around them`() {
    let source = MarkedSource(
      """
      import A
      1️⃣#if canImport(UIKit)
      import UIKit
        2️⃣#if DEBUG
        import B
        #endif
      #elseif   os(Linux) // Linux
      import C
      #else
      import D
      #endif
      protocol P {}
      """)
    let imports = source.scanned().imports
    #expect(imports.map(\.module) == ["A", "UIKit", "B", "C", "D"])
    let directives = imports.map { $0.conditions.map { Array($0.directives) } }
    let outer = ["#if canImport(UIKit)", "#elseif os(Linux)", "#else"]
    #expect(
      directives == [
        [], [Array(outer.prefix(1))], [Array(outer.prefix(1)), ["#if DEBUG"]],
        [Array(outer.prefix(2))], [outer],
      ])
    #expect(imports.dropFirst().allSatisfy { $0.conditions.first?.start == source["1️⃣"] })
    #expect(imports.first { $0.module == "B" }?.conditions.last?.start == source["2️⃣"])
  }
}
