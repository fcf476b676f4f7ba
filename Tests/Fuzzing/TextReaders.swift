import Basics
import DeclarationModel
import Files
import SourceWriting
import StencilTemplates

@testable import ModuleInterface

/// Readers of other texts.
enum TextReaders {
  /// The text that the cache keeps of a module has the same parts as the module.
  static func interface(_ bytes: [UInt8]) -> String? {
    let origin = ModuleOrigin(name: "Module", isStandard: false)
    let digest = ModuleDigest(bytes, of: origin)
    for name in digest.protocolNames { _ = digest.read(name) }
    let reduced = digest.reduced
    guard let kept = ModuleDigest(reduced: Array(reduced.utf8), of: origin) else { return "kept" }
    if kept.reduced != reduced { return "reduced" }
    guard let classes = digest.classes?.reduced else { return nil }
    let copy = ModuleClasses(reduced: Array(classes.utf8), module: "Module")
    return copy?.reduced == classes ? nil : "classes"
  }

  /// Blocks stand in order, and in the text.
  static func output(_ bytes: [UInt8]) -> String? {
    _ = GeneratedText(bytes)
    for kind in [DirectiveBlock.Kind.file, .inline, .any] {
      var last = 0
      for block in DirectiveBlock.blocks(kind, in: bytes) {
        guard block.range.lowerBound >= last, block.range.upperBound <= bytes.count else {
          return "order"
        }
        guard block.body.clamped(to: block.range) == block.body else { return "body" }
        last = block.range.upperBound
      }
    }
    return nil
  }

  /// The hunks turn the old text, the bytes up to a NUL, into the new one.
  static func difference(_ bytes: [UInt8]) -> String? {
    let end = bytes.firstIndex(of: 0) ?? bytes.count
    let (old, new) = (Array(bytes[..<end]), Array(bytes.dropFirst(end + 1)))
    let hunks = DiffHunk.hunks(from: old, to: new)
    if hunks.isEmpty { return old == new ? nil : "empty" }
    let kept = hunks.flatMap(\.lines)
    let removed = kept.count { $0.kind != .added }
    let added = kept.count { $0.kind != .removed }
    return lines(old) - removed == lines(new) - added ? nil : "lines"
  }

  private static func lines(_ bytes: [UInt8]) -> Int {
    bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last.map { $0 != 10 } == true ? 1 : 0)
  }

  /// A pattern matches what it matched before, and one without wildcards only itself.
  static func glob(_ bytes: [UInt8]) -> String? {
    let end = bytes.firstIndex(of: 0) ?? bytes.count
    let pattern = String(decoding: bytes[..<end], as: UTF8.self)
    let name = String(decoding: bytes.dropFirst(end + 1), as: UTF8.self)
    let glob = Glob(pattern)
    let matches = glob.matches(name)
    let isPlain = !pattern.contains { "*?[]{}\\".contains($0) }
    return isPlain && matches != (pattern == name) ? "plain" : nil
  }
}
