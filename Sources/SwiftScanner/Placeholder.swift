import DeclarationModel
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

// Stands in for the scanner until it lands: finds `protocol Name` at the start of a line.

package struct SourceText: Sendable {
  var path: String
  var bytes: [UInt8]
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

package struct SwiftScanner: Sendable {
  package init() {}
  package func scan(_ source: SourceText) -> ScannedFile {
    var file = ScannedFile(path: source.path)
    let lines = String(decoding: source.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.split { " :{".contains($0) }
      if words.count >= 2, words[0] == "protocol" {
        let position = SourcePosition(path: source.path, line: index + 1, column: 10)
        file.protocols.append(ProtocolDeclaration(name: String(words[1]), position: position))
      }
      if words.count == 2, words[0] == "import" {
        file.imports.append(ImportDeclaration(path: String(words[1])))
      }
    }
    return file
  }
}
