import Basics
import DeclarationModel

/// A digest of what is read of a file: while it is the same, so is all that is generated from the file.
package struct DeclarationDigest: Sendable, Hashable {
  /// The declarations that count.
  package enum Scope: String, Sendable {
    /// The protocols, and the names of all other declarations.
    case protocols
    /// All declarations, without the bodies of functions.
    case types
  }

  /// The declarations that count.
  package let scope: Scope
  private let hash: String

  /// Creates the digest of a file whose protocols alone are read.
  ///
  /// - Parameters:
  ///   - protocols: What was read.
  ///   - source: The file.
  ///   - outline: What `outline` found in it.
  /// - Complexity: O(*n*) if there are protocols, else in the number of declarations.
  package init(of protocols: ScannedFile, in source: SourceFile, _ outline: SourceOutline) {
    scope = .protocols
    guard outline.isCertain, outline.invalidOffset == nil else {
      hash = ContentHash(of: source.bytes).text
      return
    }
    var hash = ContentHash()
    if outline.mayDeclareProtocol(in: source) {
      hash.combine((StrippedSource(source, without: outline.bodies)?.text ?? source).bytes)
    }
    let names = [
      protocols.declaredTypes, protocols.typeNames, protocols.noncopyableTypes, protocols.spiGroups,
    ]
    for names in names { hash.combine(names) }
    for name in protocols.declaredNames + protocols.closureAliases { hash.combine(name) }
    for alias in protocols.parentAliases + protocols.runtimeAliases {
      hash.combine(alias.alias)
      hash.combine(alias.type.text)
    }
    self.hash = hash.text
  }

  /// Creates the digest of a file whose types are read.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - outline: What `outline` found in it.
  /// - Complexity: O(*n*).
  package init(ofTypesIn source: SourceFile, _ outline: SourceOutline) {
    scope = .types
    let stripped = StrippedSource(source, without: outline.functionBodies)?.text ?? source
    var hash = ContentHash(of: stripped.bytes)
    // The names of local types count: mocks qualify what they may hide.
    for declaration in outline.declarations where declaration.isLocal {
      hash.combine("\(declaration.keyword) \(declaration.name)")
    }
    self.hash = hash.text
  }
}

extension DeclarationDigest {
  /// The digest as a word.
  package var text: String { "\(scope.rawValue)-\(hash)" }

  /// Reads a digest; nil if the word is none.
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
  ///   - scope: The declarations that count.
  /// - Complexity: O(*n*). Only files that declare protocols are parsed, if those count.
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
  /// Adds a list of names, and marks its end.
  fileprivate mutating func combine(_ names: [String]) {
    for name in names { combine(name) }
    combine([UInt8]())
  }

  /// Adds a name with the types and conditions around it, and marks their end.
  fileprivate mutating func combine(_ name: DeclaredName) {
    combine(name.path)
    for condition in name.conditions { combine(condition.directives) }
  }
}
