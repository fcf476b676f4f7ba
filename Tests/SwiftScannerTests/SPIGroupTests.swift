import Testing

@testable import SwiftScanner

struct SPIGroupTests {
  @Test(arguments: [
    ("@_spi(Unsafe) public struct A {}", ["Unsafe"]),
    ("@_spi(B) public func f() {}\nclass C { @_spi(A) public @_spi(B) var x = 1 }", ["A", "B"]),
    ("@_spi() struct A {}; @_spi(", []),
    ("@spi(A) struct A {}; @_spiX(A) struct B {}", []),
    ("struct A {}", []),
  ])
  func groupsAreRead(text: String, names: [String]) {
    let source = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    #expect(SwiftScanner().scan(source).spiGroups == names)
  }
}
