import DeclarationModel

/// The names that a file declares and mentions, as hashes: two files with no name in common do not depend on each other.
///
/// Two names may have one hash. A reader then takes files for related that are not, which costs time and nothing else.
package struct FileNames: Sendable, Hashable {
  /// The hash of a name.
  package typealias Hash = UInt32

  /// The hashes of some names. Those of many files may be parts of one array, which is read at once.
  package typealias Hashes = ArraySlice<Hash>

  /// The names of declared or extended types, protocols and aliases, sorted.
  package var declared: Hashes = []
  /// The declared names whose meaning may change while the names stay the same: those of protocols and aliases, and, if types
  /// are read, those of all types. Sorted.
  package var detailed: Hashes = []
  /// The names of the types outside of functions, each followed by a hash of the facts about the type; sorted.
  package var types: Hashes = []
  /// The identifiers in the declarations that are read, sorted.
  package var mentioned: Hashes = []
  /// The modules that are imported, sorted.
  package var imported: Hashes = []

  /// Creates the names of a file that is not read.
  package init() {}

  /// Finds the names of a file.
  ///
  /// - Parameters:
  ///   - file: The scanned protocols and names.
  ///   - covered: The text of the declarations that are read; nil if there are none.
  ///   - scope: The declarations that are read.
  /// - Complexity: O(*n*) if protocols or types are read, else in the number of declarations.
  package init(of file: ScannedFile, in covered: CoveredText?, _ scope: DeclarationDigest.Scope) {
    let protocols = file.protocols.map(\.name) + file.brokenProtocols.map(\.name)
    let outer =
      file.protocols.flatMap(\.enclosingTypes) + file.brokenProtocols.flatMap(\.enclosingTypes)
    let aliases = file.declaredNames.flatMap(\.path) + file.aliases.flatMap(\.alias.path)
    let types = file.declaredTypes + file.typeNames
    let conditional = file.types.filter { !$0.name.conditions.isEmpty }.map(\.name.name)
    declared = Self.sorted(protocols + outer + aliases + types)
    detailed = Self.sorted(protocols + aliases + (scope == .types ? types : conditional))
    self.types = Self.facts(of: file.types)
    imported = Self.sorted(file.imports.flatMap { [$0.module, $0.path] })
    var mentioned: Set<Hash> = []
    if let covered { Self.visit(covered.bytes) { mentioned.insert($0) } }
    for alias in file.aliases {
      Self.visit(Array(alias.type.text.utf8)) { mentioned.insert($0) }
    }
    self.mentioned = mentioned.sorted()[...]
  }

  /// Returns the hashes of the identifiers in a text: one of a name, and several of a raw identifier with spaces.
  package static func hashes(of name: String) -> [Hash] {
    var hashes: [Hash] = []
    visit(Array(name.utf8)) { hashes.append($0) }
    return hashes
  }

  /// Returns the names of the types that are not the same in another version of the file.
  package func typesDiffering(from other: FileNames) -> Set<Hash> {
    guard types != other.types else { return [] }
    func pairs(_ types: Hashes) -> Set<UInt64> {
      Set(
        stride(from: types.startIndex, to: types.endIndex - 1, by: 2).map {
          Self.pair(types[$0], types[$0 + 1])
        })
    }
    let differing = pairs(types).symmetricDifference(pairs(other.types))
    return Set(differing.map { Hash($0 >> 32) })
  }

  /// Returns the names of some types, each followed by a hash of the facts about it.
  private static func facts(of types: [ScannedType]) -> Hashes {
    let pairs = types.flatMap { type in
      let facts = hashes(of: (type.name.path + type.facts).joined(separator: "_"))
      return hashes(of: type.name.name).flatMap { name in facts.map { pair(name, $0) } }
    }
    return Set(pairs).sorted().flatMap { [Hash($0 >> 32), Hash(truncatingIfNeeded: $0)] }[...]
  }

  private static func pair(_ name: Hash, _ fact: Hash) -> UInt64 {
    UInt64(name) << 32 | UInt64(fact)
  }

  private static func sorted(_ names: [String]) -> Hashes {
    Set(names.flatMap(hashes)).sorted()[...]
  }

  /// Calls `found` with the hash (FNV-1a) of each word.
  private static func visit(_ text: [UInt8], _ found: (Hash) -> Void) {
    text.withUnsafeBufferPointer { bytes in
      var hash: Hash = 0
      for byte in bytes {
        if isPartOfWord(byte) {
          hash = ((hash == 0 ? 0x811c_9dc5 : hash) ^ Hash(byte)) &* 0x0100_0193
        } else if hash != 0 {
          found(hash)
          hash = 0
        }
      }
      if hash != 0 { found(hash) }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

extension ScannedType {
  /// The facts about the type besides its name, as words.
  var facts: [String] {
    let suppressed =
      switch suppression {
      case nil: ""
      case .copyable: "~Copyable"
      case .escapable: "~Escapable"
      }
    return [
      suppressed, isClass ? "class" : "", hasDefaultIsolation ? "" : "nonisolated",
      hasConstraints ? "where" : "", name.isPrivate ? "private" : "",
    ]
  }
}
