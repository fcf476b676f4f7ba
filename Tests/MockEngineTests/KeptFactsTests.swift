import Files
import SwiftScanner
import Testing

@testable import MockEngine

/// The facts of source files that a run keeps for the next one.
@Suite struct KeptFactsTests {
  private let source = SourceFile(
    path: "/A.swift", bytes: Array("protocol A { func a() }".utf8))

  private func reading(_ contents: SourceQuery.Content...) -> SourceReading {
    var reading = SourceReading()
    for content in contents { reading.read(content, of: source) }
    return reading
  }

  @Test func `names are read only if they are asked for`() {
    #expect(reading(.protocols).digest == nil)
    let digest = reading([.protocols, .digest])
    #expect(digest.digest != nil && digest.names == nil)
    let names = reading([.protocols, .digest, .names])
    #expect(names.names?.declared.isEmpty == false)
    #expect(names.digest == digest.digest)
  }

  @Test func `facts are those of all that is read of a file`() {
    let whole = reading([.protocols, .types, .digest, .names])
    let later = reading([.protocols, .digest, .names], .types)
    #expect(later.digest == whole.digest)
    #expect(later.names == whole.names)
    #expect(reading([.protocols, .digest], .types).names == nil)
  }
}
