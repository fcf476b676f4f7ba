import DeclarationModel

/// The declarations of a source file, found in one sweep over its bytes, without parsing.
///
/// Only braces nest declarations; indentation and `#if` blocks do not.
package struct SourceOutline: Sendable {
  /// A declaration of a type, an extension or a type alias.
  package struct Declaration: Sendable, Hashable {
    /// The keyword that introduces a declaration.
    package enum Keyword: UInt8, Sendable {
      case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
    }

    /// The keyword.
    package var keyword: Keyword
    /// The name without backticks; the qualified name of an extended type, with dots. Empty if
    /// there is none, as in `extension [Int]`.
    package var name: String
    /// The offset of the keyword.
    package var offset: Int
    /// The number of open braces around the declaration.
    package var depth: Int
    /// The index of the innermost declaration whose body contains the declaration.
    package var parent: Int?
    /// The range between the declaration's braces; nil for an alias, and if braces are missing.
    package var body: Range<Int>?
    /// The protocol that a structure or an enumeration suppresses.
    var suppression: ScannedType.Suppression?
    /// Whether a structure, an enumeration or a class states that it is `nonisolated`.
    package var isNonisolated = false
    /// Whether its header has constraints on generic parameters.
    package var hasConstraints = false

    /// Whether the declaration stands in a body of code, and is visible only there.
    package var isLocal = false
    /// The `#if` clauses around the declaration, outermost first.
    var conditions: [Condition] = []

    /// The components of the name.
    package var components: [String] { name.split(separator: ".").map(String.init) }
  }

  /// An `#if` clause.
  struct Condition: Sendable, Hashable {
    /// The number of the `#if` block.
    var block: Int
    /// The number of the clause in its block, from zero.
    var clause: Int
  }

  /// The declarations, in the order of their keywords.
  package internal(set) var declarations: [Declaration] = []
  /// The offsets of the directives of each `#if` block, without `#endif`.
  private(set) var conditionalBlocks: [[Int]] = []
  /// Whether the sweep understood all comments, literals and braces. If not, the file has a syntax
  /// error, or needs a parser, and declarations may be missing.
  package internal(set) var isCertain = true
  /// Whether the file has a function outside of braces.
  private(set) var declaresFunction = false
  /// The offset of the first byte that is not valid UTF-8.
  let invalidOffset: Int?
  /// The ranges between braces that contain no protocol, ascending and disjoint; empty if the file
  /// has no protocols, or is not certain.
  var bodies: [Range<Int>] = []
  /// The ranges of the bodies of functions and initializers in types, ascending and disjoint; empty
  /// if the file is not certain.
  private(set) var functionBodies: [Range<Int>] = []

  /// Sweeps over a text.
  ///
  /// - Complexity: O(*n*).
  init(_ source: SourceFile) {
    let nonASCII = UTF8Validation.firstNonASCIIOffset(in: source.bytes)
    invalidOffset =
      source.bytes.beginsAsUTF16
      ? 0
      : nonASCII.flatMap {
        UTF8Validation.firstInvalidOffset(in: source.bytes, from: $0)
      }
    guard invalidOffset == nil else { return }
    let bytes = nonASCII == nil ? source.bytes : source.bytes.withPlainSpaces
    _ = SwiftLexer.over(bytes) { lexer in
      var sweep = OutlineSweep(lexer)
      sweep.run()
      declarations = sweep.declarations
      conditionalBlocks = sweep.conditionalBlocks
      declaresFunction = sweep.declaresFunction
      isCertain = sweep.isCertain
      guard isCertain else { return }
      functionBodies = sweep.functionBodies
      if declarations.contains(where: { $0.keyword == .protocol }) { bodies = sweep.bodies }
    }
  }

  /// Returns the names of the declarations around one, outermost first.
  package func enclosingNames(of declaration: Declaration) -> [String] {
    var names: [String] = []
    var parent = declaration.parent
    while let index = parent {
      names.insert(contentsOf: declarations[index].components, at: 0)
      parent = declarations[index].parent
    }
    return names
  }
}

extension [UInt8] {
  /// The text with non-breaking spaces, which separate words as well, replaced by spaces.
  fileprivate var withPlainSpaces: [UInt8] {
    var result = self
    for index in indices.dropLast() where self[index] == 0xC2 && self[index + 1] == 0xA0 {
      result[index] = 0x20
      result[index + 1] = 0x20
    }
    return result
  }
}
