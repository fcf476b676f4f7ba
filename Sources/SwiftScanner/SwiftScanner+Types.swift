import DeclarationModel
import Threading

extension SwiftScanner {
  /// Reads the types and extensions of one file with their members, and its protocols.
  ///
  /// Types in functions are not read.
  ///
  /// - Parameter source: The file.
  /// - Returns: The types, members with a syntax error inside left out; the protocols, as `scan`
  ///   gives them; the imports; and located diagnostics for all that is wrong in the file.
  /// - Complexity: O(*n*). Only files that hold a keyword of a type are parsed.
  package func scanTypes(_ source: SourceText) -> ScannedTypes {
    var result = ScannedTypes(path: source.path)
    if let error = source.encodingError {
      result.diagnostics = [error]
      return result
    }
    guard TypePrescan(source).mayDeclareType else { return result }
    if let error = source.nestingError {
      result.diagnostics = [error]
      return result
    }
    return DeepStack.run {
      let parsed = ParsedSource(source)
      let reading = parsed.protocols(of: source)
      var types = TypeReader(
        lines: parsed.lines, blocks: AnnotationBlocks(in: parsed.tree, of: source))
      types.read(parsed.tree.statements, in: DeclarationScope())
      var result = ScannedTypes(path: source.path)
      result.imports = reading.imports
      result.types = types.types
      result.typeAliases = types.aliases
      result.protocols = reading.file.protocols
      result.diagnostics = reading.file.diagnostics
      return result
    }
  }
}
