import Basics
import DeclarationModel

/// The tools versions of manifests, and the choice of the manifest that a toolchain reads.
package enum ManifestVersion {
  /// Returns the version in the first line, major first: `[6, 2]` for `// swift-tools-version:
  /// 6.2`; 3.1 if the line states none, as in SwiftPM.
  static func tools(of source: SourceFile) -> [Int] {
    let line = source.bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix { $0 != 0x0A }
    let text = String(decoding: line, as: UTF8.self)
    let key = "swift-tools-version:"
    guard text.hasPrefix("//"), let range = text.lowercased().firstRange(of: key) else {
      return [3, 1]
    }
    return numbers(text.lowercased()[range.upperBound...].drop { $0 == " " || $0 == "\t" })
  }

  /// Returns the numbers at the start of a text.
  static func numbers(_ text: Substring) -> [Int] {
    text.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
  }

  /// Returns the version in the name of a version-specific manifest: `[6, 1]` for
  /// `Package@swift-6.1.swift`.
  package static func version(ofManifest name: String) -> [Int]? {
    guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
    let text = name.dropFirst("Package@swift-".count).dropLast(".swift".count)
    let numbers = numbers(text)
    return numbers.isEmpty || numbers.count > 3
      || numbers.map(String.init).joined(separator: ".") != text
      ? nil : numbers
  }

  /// Returns the index of the manifest that a toolchain reads.
  ///
  /// The rules are those of SwiftPM's `ManifestLoader`: the manifest for exactly this version, or
  /// else the latest manifest for an earlier version, if it needs later tools than `Package.swift`
  /// does.
  ///
  /// - Parameters:
  ///   - manifests: The manifests, with the versions in their names; nil for `Package.swift`.
  ///   - compiler: The version of the toolchain.
  package static func chosen(
    among manifests: [(version: [Int]?, source: SourceFile)], by compiler: [Int]
  ) -> Int? {
    for length in [3, 2, 1] where compiler.count >= length {
      let key = Array(compiler.prefix(length))
      if let exact = manifests.firstIndex(where: { $0.version == key }) { return exact }
    }
    let regular = manifests.firstIndex { $0.version == nil }
    let earlier = manifests.indices.filter { index in
      manifests[index].version.map { !isEarlier(compiler, than: $0) } ?? false
    }
    let latest = earlier.max {
      isEarlier(manifests[$0].version ?? [], than: manifests[$1].version ?? [])
    }
    guard let latest, let regular else { return latest ?? regular }
    let needed = tools(of: manifests[regular].source)
    let isTooNew = isEarlier(compiler, than: needed)
    return isTooNew || isEarlier(needed, than: tools(of: manifests[latest].source))
      ? latest : regular
  }

  /// Returns whether a version comes before another one.
  static func isEarlier(_ version: [Int], than other: [Int]) -> Bool {
    let count = max(version.count, other.count)
    let padded = [version, other].map { $0 + Array(repeating: 0, count: count - $0.count) }
    return padded[0].lexicographicallyPrecedes(padded[1])
  }
}
