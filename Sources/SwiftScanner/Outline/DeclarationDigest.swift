import Basics
import DeclarationModel

/// A digest of the declarations in a file: files with equal digests lead to the same generated
/// text.
package struct DeclarationDigest: Sendable, Hashable {
  /// The declarations that a digest covers.
  package enum Scope: String, Sendable {
    /// The protocols, and the names of all other declarations.
    case protocols
    /// All declarations, without the bodies of functions.
    case types
  }

  /// The declarations that the digest covers.
  package let scope: Scope
  private let hash: String

  /// Creates the digest of a file of which only the protocols are read.
  ///
  /// - Parameters:
  ///   - protocols: The scanned protocols and names.
  ///   - source: The file.
  ///   - outline: The outline of the file.
  /// - Complexity: O(*n*) if there are protocols, else in the number of declarations.
  package init(of protocols: ScannedFile, in source: SourceFile, _ outline: SourceOutline) {
    scope = .protocols
    guard outline.isCertain, outline.invalidOffset == nil else {
      hash = ContentHash(of: source.bytes).text
      return
    }
    var hash = ContentHash()
    if outline.mayDeclareProtocol(in: source) {
      hash.combine(
        CodeLines((StrippedSource(source, without: outline.bodies)?.text ?? source).bytes).bytes)
    }
    let names = [
      protocols.declaredTypes, protocols.typeNames, protocols.noncopyableTypes,
      protocols.nonEscapableTypes, protocols.isolatedTypes, protocols.constrainedTypes,
      protocols.spiGroups,
    ]
    for names in names { hash.combine(names) }
    // The clauses of a block share their directives: each is hashed once.
    var blocks: [ConditionalClause.Block: (number: Int, hashed: Int)] = [:]
    func combine(_ name: DeclaredName) {
      hash.combine(name.path)
      for clause in name.conditions {
        let block = blocks[clause.block] ?? (blocks.count, 0)
        hash.combine(
          ["\(block.number) \(clause.index)"] + clause.directives.dropFirst(block.hashed))
        blocks[clause.block] = (block.number, max(block.hashed, clause.index + 1))
      }
      hash.combine([String]())
    }
    for name in protocols.declaredNames + protocols.closureAliases { combine(name) }
    for alias in protocols.parentAliases + protocols.runtimeAliases {
      combine(alias.alias)
      hash.combine(alias.type.text)
    }
    self.hash = hash.text
  }

  /// Creates the digest of a file of which all types are read.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - outline: The outline of the file.
  /// - Complexity: O(*n*).
  package init(ofTypesIn source: SourceFile, _ outline: SourceOutline) {
    scope = .types
    let stripped = StrippedSource(source, without: outline.functionBodies)?.text ?? source
    var hash = ContentHash(of: stripped.bytes)
    // The bodies of functions are left out, but local types in them count: mocks qualify names that
    // such types may shadow.
    for declaration in outline.declarations where declaration.isLocal {
      hash.combine("\(declaration.keyword) \(declaration.name)")
    }
    self.hash = hash.text
  }
}

extension DeclarationDigest {
  /// The digest as a word.
  package var text: String { "\(scope.rawValue)-\(hash)" }

  /// Reads a digest; nil if the word is not one.
  package init?(text: String) {
    let parts = text.split(separator: "-", maxSplits: 1).map(String.init)
    guard parts.count == 2, let scope = Scope(rawValue: parts[0]) else { return nil }
    self.scope = scope
    hash = parts[1]
  }
}

extension SwiftScanner {
  /// Returns the digest of a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - scope: The declarations that the digest covers.
  /// - Complexity: O(*n*). For the scope `protocols`, only files that declare protocols are parsed.
  package func digest(of source: SourceFile, _ scope: DeclarationDigest.Scope) -> DeclarationDigest
  {
    let outline = outline(source)
    return switch scope {
    case .protocols: DeclarationDigest(of: scan(source, outline: outline), in: source, outline)
    case .types: DeclarationDigest(ofTypesIn: source, outline)
    }
  }
}

extension ContentHash {
  /// Adds a list of names with a terminator.
  fileprivate mutating func combine(_ names: [String]) {
    for name in names { combine(name) }
    combine([UInt8]())
  }
}
