import DeclarationModel
import Basics

/// Reads the declarations of Swift source files.
package struct SwiftScanner: Sendable {
  /// Creates a scanner.
  package init() {}

  /// Finds the declarations of a file without parsing it.
  ///
  /// - Parameter source: The file.
  /// - Complexity: O(*n*).
  package func outline(_ source: SourceFile) -> SourceOutline { SourceOutline(source) }

  /// Reads the protocols of one file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The protocols of the file, except those with a syntax error; its imports, if it has
  ///   protocols; and located diagnostics for the file, except for bodies that are not parsed.
  /// - Complexity: O(*n*). Only files that declare protocols are parsed, without bodies of other
  ///   declarations.
  package func scan(_ source: SourceFile) -> ScannedFile {
    scan(source, outline: outline(source))
  }

  /// Reads the protocols of one file whose outline is known.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - outline: The outline of the file.
  package func scan(_ source: SourceFile, outline: SourceOutline) -> ScannedFile {
    if let error = source.encodingError(outline) {
      return ScannedFile(path: source.path, diagnostics: [error])
    }
    return completed(scanProtocols(source, outline), source, outline)
  }

  /// Returns the scanned protocols with the facts that the outline adds.
  private func completed(
    _ protocols: ScannedFile, _ source: SourceFile, _ outline: SourceOutline
  ) -> ScannedFile {
    var file = protocols
    file.aliases = TypeAliasSlice.all(of: outline, in: source).compactMap(\.alias)
    file.types = outline.types(in: source)
    file.spiGroups = SPIGroups(in: source.bytes).names
    file.declaredNames = outline.vocabularyNames
    file.declaredTypes = outline.declaredTypes
    file.typeNames = outline.typeNames
    let marked = outline.markedDeclarations(in: source)
    file.marksClass = marked.contains(where: \.isMarkableClass)
    let ignored = marked.filter { !$0.isMarkableClass }
    if !ignored.isEmpty {
      let lines = LineTable(source)
      file.diagnostics += ignored.map { declaration in
        ScanDiagnostic.ignoredMark(name: declaration.name)
          .diagnostic(at: lines.position(at: declaration.offset))
      }
    }
    return file
  }

  private func scanProtocols(_ source: SourceFile, _ outline: SourceOutline) -> ScannedFile {
    guard outline.mayDeclareProtocol(in: source) else { return ScannedFile(path: source.path) }
    return DeepStack.run {
      if let file = strippedProtocols(source, outline) { return file }
      if let error = source.nestingError {
        return ScannedFile(path: source.path, diagnostics: [error])
      }
      let (text, parsed) = ParsedSource.whole(source)
      return parsed.protocols(of: text).file
    }
  }

  /// Returns the protocols of the stripped file; nil if that has an error, since the whole file
  /// must then be parsed.
  private func strippedProtocols(_ source: SourceFile, _ outline: SourceOutline) -> ScannedFile? {
    guard let stripped = StrippedSource(source, without: outline.bodies),
      let (text, parsed) = ParsedSource.sound(source, strippedTo: stripped)
    else { return nil }
    return parsed.protocols(of: text).file
  }
}

extension SwiftScanner {
  /// Reads the types and extensions of one file with their members, its protocols and its functions.
  ///
  /// Types in functions are not read.
  ///
  /// - Parameter source: The file.
  /// - Returns: The types, except members with a syntax error; the protocols, as from `scan`; the
  ///   imports; and located diagnostics for the file, except for the bodies of functions. There are
  ///   no diagnostics if the file declares no type.
  /// - Complexity: O(*n*). Only files that declare types or functions are parsed, without the
  ///   bodies of functions.
  package func scanTypes(_ source: SourceFile) -> ScannedTypes {
    scanTypes(source, outline: outline(source))
  }

  /// Reads the types, extensions, protocols and functions of one file whose outline is known.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - outline: The outline of the file.
  ///   - members: The members that are read.
  package func scanTypes(
    _ source: SourceFile, outline: SourceOutline, _ members: MemberReading = .all
  ) -> ScannedTypes {
    var result = ScannedTypes(path: source.path)
    if let error = source.encodingError(outline) {
      result.diagnostics = [error]
      return result
    }
    let mayDeclareType = outline.declaresType || !outline.isCertain
    guard mayDeclareType || outline.declaresFunction else {
      // Code that a conflict has broken need not look like a declaration.
      if ConflictMarkers.occur(in: source.bytes), source.nestingError == nil {
        let parsed = DeepStack.run { ParsedSource.whole(source).parsed }
        result.diagnostics = parsed.errors.diagnostics(lines: parsed.lines)
      }
      return result
    }
    return DeepStack.run {
      if let types = strippedTypes(source, outline, members) { return types }
      if let error = source.nestingError {
        var file = ScannedTypes(path: source.path)
        file.diagnostics = mayDeclareType ? [error] : []
        return file
      }
      let (text, parsed) = ParsedSource.whole(source)
      return parsed.types(of: text, outline)
    }
  }

  /// Returns the types of the file without the bodies of functions; nil if that has an error, since
  /// the whole file must then be parsed.
  private func strippedTypes(
    _ source: SourceFile, _ outline: SourceOutline, _ members: MemberReading
  ) -> ScannedTypes? {
    let (stripped, members) = StrippedSource.types(in: source, outline, members)
    guard let stripped, let (text, parsed) = ParsedSource.sound(source, strippedTo: stripped)
    else { return nil }
    return parsed.types(of: text, outline, members)
  }

  /// Reads the protocols and the types of one file whose outline is known.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - outline: The outline of the file.
  ///   - members: The members that are read.
  /// - Returns: The results of `scan` and `scanTypes`, from one parse if it finds no error.
  package func scanAll(
    _ source: SourceFile, outline: SourceOutline, _ members: MemberReading = .all
  ) -> (protocols: ScannedFile, types: ScannedTypes) {
    guard outline.invalidOffset == nil, outline.declaresType,
      outline.mayDeclareProtocol(in: source)
    else { return (scan(source, outline: outline), scanTypes(source, outline: outline, members)) }
    return DeepStack.run {
      let (stripped, members) = StrippedSource.types(in: source, outline, members)
      guard let (text, parsed) = ParsedSource.sound(source, strippedTo: stripped) else {
        return (scan(source, outline: outline), scanTypes(source, outline: outline, members))
      }
      let reading = parsed.protocols(of: text)
      return (
        completed(reading.file, source, outline),
        parsed.types(of: text, outline, members, reading)
      )
    }
  }
}
