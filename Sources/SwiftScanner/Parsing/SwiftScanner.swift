import DeclarationModel
import Basics

/// Reads the declarations of Swift source files.
package struct SwiftScanner: Sendable {
  /// Makes a scanner.
  package init() {}

  /// Reads the protocols of one file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The protocols of the file, those with a syntax error inside left out, the imports
  ///   if there are protocols, and located diagnostics for all that is wrong in the file, outside
  ///   of bodies that can be told by their braces.
  /// - Complexity: O(*n*). Only files that hold the word `protocol` are parsed, without those bodies.
  package func scan(_ source: SourceFile) -> ScannedFile {
    if let error = source.encodingError {
      return ScannedFile(path: source.path, diagnostics: [error])
    }
    let aliases = TypeAliasSlice.all(in: source)
    var file = scanProtocols(source)
    file.closureAliases = ClosureAliases(aliases).aliases
    file.noncopyableTypes = NoncopyableTypes(source).names
    file.parentAliases = ParentAliases(aliases).aliases
    let names = DeclaredNames(source)
    file.declaredNames = names.declared
    file.declaredTypes = names.declaredTypes
    file.typeNames = names.types
    return file
  }

  private func scanProtocols(_ source: SourceFile) -> ScannedFile {
    guard !ProtocolPrescan(source).keywordOffsets.isEmpty else {
      return ScannedFile(path: source.path)
    }
    if let error = source.nestingError {
      return ScannedFile(path: source.path, diagnostics: [error])
    }
    return DeepStack.run {
      carvedProtocols(source) ?? ParsedSource(source).protocols(of: source).file
    }
  }

  /// The protocols, read from what is carved out of the file; nil if that has an error, which then must
  /// be seen as a whole.
  private func carvedProtocols(_ source: SourceFile) -> ScannedFile? {
    guard let carved = StrippedSource(source) else { return nil }
    let parsed = ParsedSource(carved, of: source)
    return parsed.errors.isEmpty ? parsed.protocols(of: carved.text).file : nil
  }
}

extension SwiftScanner {
  /// Reads the types and extensions of one file with their members, and its protocols.
  ///
  /// Types in functions are not read.
  ///
  /// - Parameter source: The file.
  /// - Returns: The types, members with a syntax error inside left out; the protocols, as `scan`
  ///   gives them; the imports; and located diagnostics for all that is wrong in the file.
  /// - Complexity: O(*n*). Only files that hold a keyword of a type are parsed.
  package func scanTypes(_ source: SourceFile) -> ScannedTypes {
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
