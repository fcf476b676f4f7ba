import DeclarationModel
import Threading

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
  package func scan(_ source: SourceText) -> ScannedFile {
    if let error = source.encodingError {
      return ScannedFile(path: source.path, diagnostics: [error])
    }
    let offsets = TypeAliasSlice.offsets(in: source.bytes)
    var file = scanProtocols(source)
    file.closureAliases = ClosureAliases(source, offsets: offsets).aliases
    file.noncopyableTypes = NoncopyableTypes(source).names
    file.parentAliases = ParentAliases(source, offsets: offsets).aliases
    let names = DeclaredNames(source)
    file.declaredNames = names.declared
    file.declaredTypes = names.declaredTypes
    file.typeNames = names.types
    return file
  }

  private func scanProtocols(_ source: SourceText) -> ScannedFile {
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
  private func carvedProtocols(_ source: SourceText) -> ScannedFile? {
    guard let carved = CarvedSource(source) else { return nil }
    let parsed = ParsedSource(carved, of: source)
    return parsed.errors.isEmpty ? parsed.protocols(of: carved.text).file : nil
  }
}
