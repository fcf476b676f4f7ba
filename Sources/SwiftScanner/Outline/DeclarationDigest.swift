import Basics
import DeclarationModel

/// A digest of the declarations in a file: files with equal digests lead to the same generated
/// text.
package struct DeclarationDigest: Sendable, Hashable {
  /// The declarations that a digest covers.
  package enum Scope: Sendable {
    /// The protocols, and the names of all other declarations.
    case protocols
    /// All declarations, without the bodies of functions.
    case types
  }

  /// A place that diagnostics name, with what is read of the file before it.
  fileprivate struct Place: Sendable, Hashable {
    var line: Int
    var column: Int
    /// The number of bytes before the place that the digest covers.
    var offset: Int
  }

  /// The declarations that the digest covers.
  package let scope: Scope
  private let hash: ContentHash
  fileprivate private(set) var places: [Place] = []

  /// Creates the digest of a file of which only the protocols are read.
  ///
  /// - Parameters:
  ///   - protocols: The scanned protocols and names.
  ///   - source: The file.
  ///   - outline: The outline of the file.
  ///   - covered: The text that the digest covers; nil if no protocols are in it.
  /// - Complexity: O(*n*) if there are protocols, else in the number of declarations.
  package init(
    of protocols: ScannedFile, in source: SourceFile, _ outline: SourceOutline,
    covered: CoveredText?
  ) {
    scope = .protocols
    guard outline.isCertain, outline.invalidOffset == nil else {
      hash = ContentHash(of: source.bytes)
      return
    }
    var hash = ContentHash()
    if let covered { hash.combine(covered.bytes) }
    let names = [
      protocols.declaredTypes, protocols.typeNames, protocols.spiGroups,
    ]
    for names in names { hash.combine(names) }
    // The clauses of a block share their directives: each is hashed once.
    var blocks: [ConditionalClause.Block: (number: Int, hashed: Int)] = [:]
    func combine(_ name: DeclaredName) {
      hash.combine([name.isPrivate ? "private" : ""] + name.path)
      for clause in name.conditions {
        let block = blocks[clause.block] ?? (blocks.count, 0)
        hash.combine(
          ["\(block.number) \(clause.index)"] + clause.directives.dropFirst(block.hashed))
        blocks[clause.block] = (block.number, max(block.hashed, clause.index + 1))
      }
      hash.combine([String]())
    }
    for name in protocols.declaredNames { combine(name) }
    hash.combine([String]())
    for type in protocols.types {
      combine(type.name)
      hash.combine(type.facts)
    }
    hash.combine([String]())
    for alias in protocols.aliases {
      combine(alias.alias)
      hash.combine([alias.type.text] + alias.generics.map(\.text))
    }
    self.hash = hash
  }

  /// Creates the digest of a file of which all types are read.
  ///
  /// - Parameters:
  ///   - outline: The outline of the file.
  ///   - covered: The text that the digest covers.
  /// - Complexity: O(*n*).
  package init(ofTypesIn outline: SourceOutline, covered: CoveredText) {
    scope = .types
    var hash = ContentHash(of: covered.bytes)
    // The bodies of functions are left out, but local types in them count: mocks qualify names that
    // such types may shadow.
    for declaration in outline.declarations where declaration.isLocal {
      hash.combine("\(declaration.keyword) \(declaration.name)")
    }
    self.hash = hash
  }
}

extension DeclarationDigest {
  /// Returns the digest together with places in the file: it equals that of a changed file only if the same code is at these
  /// places. Returns nil if a place is in what the digest does not cover.
  ///
  /// - Parameters:
  ///   - positions: The places.
  ///   - source: The file.
  /// - Complexity: O(*n*) for each place.
  package func with(_ positions: [SourcePosition], in source: SourceFile) -> DeclarationDigest? {
    let places = positions.map { Place(line: $0.line, column: $0.column, offset: 0) }
    return self.with(places, in: source, SwiftScanner().outline(source))
  }

  fileprivate func with(
    _ places: [Place], in source: SourceFile, _ outline: SourceOutline
  ) -> DeclarationDigest? {
    guard !places.isEmpty else { return self }
    guard outline.isCertain, outline.invalidOffset == nil,
      scope == .types || outline.mayDeclareProtocol(in: source)
    else { return nil }
    let covered = CoveredText(of: source, outline, scope)
    let lines = LineTable(source).lineStarts
    var digest = self
    digest.places = []
    for var place in places {
      guard lines.indices.contains(place.line - 1),
        let offset = covered.offset(of: lines[place.line - 1], column: place.column)
      else { return nil }
      place.offset = offset
      digest.places.append(place)
    }
    return digest
  }

  /// Writes the digest.
  package func write(to writer: inout BinaryWriter) {
    writer.write(scope == .types)
    hash.write(to: &writer)
    writer.write(places.count)
    for place in places {
      for number in [place.line, place.column, place.offset] { writer.write(number) }
    }
  }

  /// Reads a digest.
  package init(from reader: inout BinaryReader) throws(BinaryReader.Damage) {
    scope = try reader.bool() ? .types : .protocols
    hash = try ContentHash(from: &reader)
    for _ in 0..<(try reader.count()) {
      places.append(
        Place(line: try reader.int(), column: try reader.int(), offset: try reader.int()))
    }
  }
}

extension SwiftScanner {
  /// Returns the digest of a file that covers the same declarations and places as another one; nil if a place is in what
  /// digests do not cover.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - other: The other digest.
  /// - Complexity: O(*n*). For the scope `protocols`, only files that declare protocols are parsed.
  package func digest(of source: SourceFile, like other: DeclarationDigest) -> DeclarationDigest? {
    let outline = outline(source)
    let digest =
      switch other.scope {
      case .protocols:
        DeclarationDigest(
          of: scan(source, outline: outline), in: source, outline,
          covered: CoveredText(ofProtocolsIn: source, outline))
      case .types:
        DeclarationDigest(ofTypesIn: outline, covered: CoveredText(of: source, outline, .types))
      }
    return digest.with(other.places, in: source, outline)
  }
}

/// The text of a file that a digest covers.
package struct CoveredText: Sendable {
  private let text: [UInt8]
  /// The bodies that are left out.
  private let bodies: [Range<Int>]
  /// The lines that count; nil if all do.
  private let lines: CodeLines?

  /// Returns the text of some declarations.
  package init(of source: SourceFile, _ outline: SourceOutline, _ scope: DeclarationDigest.Scope) {
    let stripped = StrippedSource(
      source, without: scope == .types ? outline.functionBodies : outline.bodies)
    text = (stripped?.text ?? source).bytes
    bodies = stripped?.bodies ?? []
    lines = scope == .types ? nil : CodeLines(text)
  }

  /// Returns the text around protocols; nil if the file has none.
  package init?(ofProtocolsIn source: SourceFile, _ outline: SourceOutline) {
    guard outline.mayDeclareProtocol(in: source) || !outline.isCertain else { return nil }
    self.init(of: source, outline, .protocols)
  }

  var bytes: [UInt8] { lines?.bytes ?? text }

  /// Returns the offset of a line in the covered text; nil if the line is not covered up to a column.
  func offset(of line: Int, column: Int) -> Int? {
    var offset = line
    for body in bodies where body.lowerBound < line + column - 1 {
      guard body.upperBound < line else { return nil }
      offset -= body.count
    }
    return lines.map { $0.offset(of: offset) } ?? offset
  }
}

extension ContentHash {
  /// Adds a list of names with a terminator.
  fileprivate mutating func combine(_ names: [String]) {
    for name in names { combine(name) }
    combine([UInt8]())
  }
}
