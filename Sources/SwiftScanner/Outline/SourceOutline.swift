import DeclarationModel

/// The declarations of a source file, as far as one sweep over its bytes tells, without parsing.
///
/// A declaration is nested if it stands in braces; how it is indented says nothing, and an `#if` block
/// nests nothing.
package struct SourceOutline: Sendable {
  /// A declaration of a type, an extension or a type alias.
  package struct Declaration: Sendable, Hashable {
    /// The keyword that introduces a declaration.
    package enum Keyword: UInt8, Sendable {
      case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
    }

    /// The keyword.
    package var keyword: Keyword
    /// The name without backticks; of an extension all components, with dots between them. Empty if
    /// there is none, as in `extension [Int]`.
    package var name: String
    /// The offset of the keyword.
    package var offset: Int
    /// The number of braces that are open around it.
    package var depth: Int
    /// The index of the innermost declaration whose body it stands in.
    package var parent: Int?
    /// The range between its braces; nil for an alias, and where the braces are missing.
    package var body: Range<Int>?
    /// Whether it is a structure or an enumeration that suppresses `Copyable` or `Escapable`.
    package var isNoncopyable = false

    /// Whether it stands in a body of code, where only that sees it.
    package var isLocal = false
    /// The `#if` clauses around it, outermost first, if it is an alias.
    var conditions: [Condition] = []

    /// The components of the name.
    package var components: [String] { name.split(separator: ".").map(String.init) }
  }

  /// An `#if` clause.
  struct Condition: Sendable, Hashable {
    /// The offsets of the directives from `#if` to that of the clause.
    var directives: [Int]
  }

  /// The declarations, in the order of their keywords.
  package internal(set) var declarations: [Declaration] = []
  /// Whether comments, literals and braces were understood. If not, the file has a syntax error, or
  /// needs a parser, and declarations may be missing.
  package internal(set) var isCertain = true
  /// Whether there is a function outside of braces.
  private(set) var declaresFunction = false
  /// The offset of a byte that is not UTF-8.
  let invalidOffset: Int?
  /// The insides of braces that hold no protocol, ascending, none in another; none if there are no
  /// protocols, or if it is not certain which braces are.
  var bodies: [Range<Int>] = []
  /// The insides of the bodies of functions and initializers in types, ascending, none in another;
  /// none if it is not certain which braces are.
  private(set) var functionBodies: [Range<Int>] = []

  /// Sweeps over a text.
  ///
  /// - Complexity: O(*n*).
  init(_ source: SourceFile) {
    let nonASCII = UTF8Validation.firstNonASCIIOffset(in: source.bytes)
    invalidOffset = nonASCII.flatMap {
      UTF8Validation.firstInvalidOffset(in: source.bytes, from: $0)
    }
    guard invalidOffset == nil else { return }
    let bytes = nonASCII == nil ? source.bytes : source.bytes.withPlainSpaces
    _ = SwiftLexer.over(bytes) { lexer in
      var sweep = OutlineSweep(lexer)
      sweep.run()
      declarations = sweep.declarations
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
  /// The text with a space for each byte of a non-breaking space, which parts words as well.
  fileprivate var withPlainSpaces: [UInt8] {
    var result = self
    for index in indices.dropLast() where self[index] == 0xC2 && self[index + 1] == 0xA0 {
      result[index] = 0x20
      result[index + 1] = 0x20
    }
    return result
  }
}
