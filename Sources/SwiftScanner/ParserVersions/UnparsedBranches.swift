import SwiftOperators
import SwiftSyntax

/// The branches of `#if` that only compilers newer than the tool's parse; older compilers skip
/// them, so that they may contain any syntax.
struct UnparsedBranches {
  /// The ranges of the branches in bytes.
  private(set) var ranges: [Range<Int>] = []

  /// Finds the unparsed branches with syntax errors.
  ///
  /// - Parameters:
  ///   - parsed: The file.
  ///   - compiler: The newest version of Swift that may compile the file.
  init(of parsed: ParsedSource, compiler: ParserVersion = max(.current, .ofCompiler)) {
    let search = Search(compiler: compiler)
    search.walk(parsed.tree)
    ranges = search.ranges.filter {
      !$0.isEmpty && parsed.errors.occur(in: $0.lowerBound...$0.upperBound)
    }
  }

  /// Returns the text with these branches replaced by blanks; nil if there are none.
  func blanked(in source: SourceFile) -> SourceFile? {
    guard !ranges.isEmpty else { return nil }
    var bytes = source.bytes
    for range in ranges {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return SourceFile(path: source.path, bytes: bytes)
  }

  private final class Search: SyntaxVisitor {
    let compiler: ParserVersion
    var ranges: [Range<Int>] = []

    init(compiler: ParserVersion) {
      self.compiler = compiler
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      var isTaken = false
      for clause in node.clauses {
        let holds = clause.condition.map(holds) ?? true
        if let elements = clause.elements {
          if isTaken || holds == false {
            ranges.append(elements.position.utf8Offset..<elements.endPosition.utf8Offset)
          } else {
            walk(elements)
          }
        }
        isTaken = isTaken || holds == true
      }
      return .skipChildren
    }

    private func holds(_ condition: ExprSyntax) -> Bool? {
      let folded = OperatorTable.logicalOperators.foldAll(condition, errorHandler: { _ in })
      return folded.as(ExprSyntax.self).flatMap(BuildCondition(decide: holdsForVersion).holds)
    }

    /// Returns whether a condition on the version of Swift holds, if it has one.
    private func holdsForVersion(_ condition: ExprSyntax) -> Bool? {
      guard let (name, argument) = condition.buildQuestion, ["compiler", "swift"].contains(name),
        let (isAtLeast, version) = argument.versionComparison, let major = version.first
      else { return nil }
      let wanted = ParserVersion(number: major * 100 + (version.dropFirst().first ?? 0))
      if wanted > compiler { return !isAtLeast }
      // `swift(>=…)` compares the language mode, which may be older than the compiler.
      return name == "swift" ? nil : isAtLeast
    }
  }
}
