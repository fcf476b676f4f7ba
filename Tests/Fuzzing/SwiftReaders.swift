import DeclarationModel
import SwiftScanner

/// Readers of Swift text.
enum SwiftReaders {
  private static func source(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: "/A/A.swift", bytes: bytes)
  }

  /// Declarations stand in order, in the text and in their parents.
  static func outline(_ bytes: [UInt8]) -> String? {
    let outline = SwiftScanner().outline(source(bytes))
    var last = -1
    for (index, declaration) in outline.declarations.enumerated() {
      guard declaration.offset > last else { return "order" }
      last = declaration.offset
      if let body = declaration.body, body.lowerBound <= last || body.upperBound > bytes.count {
        return "body"
      }
      guard let parent = declaration.parent else { continue }
      guard parent < index else { return "parent" }
      if let body = outline.declarations[parent].body, !body.contains(declaration.offset) {
        return "nesting"
      }
    }
    return nil
  }

  /// A file that is read once for protocols and types has the same as if it is read twice.
  static func scan(_ bytes: [UInt8]) -> String? {
    let (scanner, source) = (SwiftScanner(), source(bytes))
    let outline = scanner.outline(source)
    let all = scanner.scanAll(source, outline: outline)
    if all.protocols != scanner.scan(source, outline: outline) { return "protocols" }
    return all.types == scanner.scanTypes(source, outline: outline) ? nil : "types"
  }

  static func uses(_ bytes: [UInt8]) -> String? {
    _ = SwiftScanner().mockUses(in: source(bytes))
    return nil
  }

  static func manifest(_ bytes: [UInt8]) -> String? {
    let host = PackageManifest.Host(system: "Linux", compiler: [6, 3, 1])
    let manifest = PackageManifest(
      SourceFile(path: "/A/Package.swift", bytes: bytes), on: host)
    _ = manifest.settings(ofTargetAt: "Sources/A")
    return nil
  }
}
