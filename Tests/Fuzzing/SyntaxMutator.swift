import RandomSupport
import SwiftParser
import SwiftSyntax

/// Makes new sources of Swift sources by changes of tokens, types and members, so that many of them are still valid.
package struct SyntaxMutator {
  /// A kind of the parts of a source that may take each other's place.
  private enum Kind: CaseIterable {
    case token, type, member, attribute, parameter
  }

  /// A source, and the ranges of its parts.
  private struct Pieces {
    var bytes: [UInt8]
    var ranges: [Kind: [Range<Int>]] = [:]
  }

  private let sources: [Pieces]
  private var random: RandomSource

  /// Creates a mutator; the same seed gives the same sources.
  ///
  /// - Parameter sources: The sources that new ones are made of, at least one.
  package init(_ sources: [String], seed: UInt64) {
    self.sources = sources.map { text in
      let visitor = PieceVisitor(viewMode: .sourceAccurate)
      let tree = Parser.parse(source: text)
      visitor.walk(tree)
      return Pieces(
        bytes: Array(text.utf8),
        ranges: [
          .token: visitor.tokens, .type: visitor.types, .member: visitor.members,
          .attribute: visitor.attributes, .parameter: visitor.parameters,
        ])
    }
    random = RandomSource(seed: seed)
  }

  /// Returns a source with one or two changes, that has no syntax error; nil if they made one.
  ///
  /// - Parameter index: The number of the source to change.
  package mutating func next(of index: Int) -> String? {
    var pieces = sources[index]
    let kind = random.pick(Kind.allCases)
    guard let ranges = pieces.ranges[kind], !ranges.isEmpty else { return nil }
    let range = random.pick(ranges)
    switch random.number(0...3) {
    case 0: pieces.bytes.removeSubrange(range)
    case 1: pieces.bytes.insert(contentsOf: pieces.bytes[range], at: range.upperBound)
    default:
      let donor = random.pick(sources)
      guard let others = donor.ranges[kind], !others.isEmpty else { return nil }
      pieces.bytes.replaceSubrange(range, with: donor.bytes[random.pick(others)])
    }
    let text = String(decoding: pieces.bytes, as: UTF8.self)
    return Parser.parse(source: text).hasError ? nil : text
  }

  /// Finds the ranges of the parts, without the white space around them.
  private final class PieceVisitor: SyntaxAnyVisitor {
    var tokens: [Range<Int>] = []
    var types: [Range<Int>] = []
    var members: [Range<Int>] = []
    var attributes: [Range<Int>] = []
    var parameters: [Range<Int>] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let range = start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
      if node.is(TypeSyntax.self) { types.append(range) }
      if node.is(FunctionParameterSyntax.self) { parameters.append(range) }
      if node.is(AttributeSyntax.self) { attributes.append(range) }
      if node.is(MemberBlockItemSyntax.self) {
        // The line break before a member separates it from another.
        members.append(node.position.utf8Offset..<range.upperBound)
      }
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      let start = token.position.utf8Offset
      tokens.append(start..<token.endPosition.utf8Offset)
      return .skipChildren
    }
  }
}
