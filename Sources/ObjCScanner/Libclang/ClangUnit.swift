import CLibclang

/// A parsed translation unit.
///
/// It is a class because it frees what libclang holds; cursors and types of it keep it alive.
final class ClangUnit {
  /// What libclang makes of text that is in no file.
  struct File {
    var path: String
    var text: String
  }

  /// How it is parsed: attributed types are kept, which nullability needs; errors stop nothing;
  /// bodies are left out.
  private static let options: UInt32 = 0x1000 | 0x200 | 0x40

  let library: Libclang
  private let index: CXIndex
  private let unit: CXTranslationUnit

  /// Parses.
  ///
  /// - Parameters:
  ///   - path: the main file.
  ///   - arguments: as for the compiler.
  ///   - files: files that stand in for those on the disk.
  /// - Returns: nil if libclang gives nothing, as it does for arguments that it cannot understand.
  init?(library: Libclang, path: String, arguments: [String], files: [File]) {
    let functions = library.functions
    guard let index = functions.createIndex(0, 0) else { return nil }
    let (unit, _) = Self.parse(functions, index, path, arguments, files)
    guard let unit else {
      functions.disposeIndex(index)
      return nil
    }
    self.library = library
    self.index = index
    self.unit = unit
  }

  deinit {
    library.functions.disposeTranslationUnit(unit)
    library.functions.disposeIndex(index)
  }

  /// The declarations of the main file and of all that it includes, in order.
  var declarations: [ClangCursor] {
    ClangCursor(library.functions.getTranslationUnitCursor(unit), of: self).children
  }

  /// What is wrong with it, in order.
  var diagnostics: [ClangDiagnostic] {
    let functions = library.functions
    return (0..<functions.getNumDiagnostics(unit)).compactMap { number in
      guard let diagnostic = functions.getDiagnostic(unit, number) else { return nil }
      defer { functions.disposeDiagnostic(diagnostic) }
      guard let severity = ClangDiagnostic.Severity(functions.getDiagnosticSeverity(diagnostic))
      else { return nil }
      return ClangDiagnostic(
        severity: severity, message: library.text(functions.getDiagnosticSpelling(diagnostic)),
        place: place(functions.getDiagnosticLocation(diagnostic)))
    }
  }

  /// The files that were read, and where each was included: the nearest place first.
  var inclusions: [String: [ClangPlace]] {
    final class Collection {
      var unit: ClangUnit
      var inclusions: [String: [ClangPlace]] = [:]
      init(_ unit: ClangUnit) { self.unit = unit }
    }
    let collection = Collection(self)
    let functions = library.functions
    functions.getInclusions(
      unit,
      { file, stack, depth, data in
        guard let data else { return }
        let collection = Unmanaged<Collection>.fromOpaque(data).takeUnretainedValue()
        let unit = collection.unit
        let name = ClangPlace.plain(
          unit.library.text(unit.library.functions.getFileName(file)))
        guard collection.inclusions[name] == nil else { return }
        collection.inclusions[name] = (0..<Int(depth)).compactMap { number in
          stack.map { unit.place($0[number]) } ?? nil
        }
      }, Unmanaged.passUnretained(collection).toOpaque())
    return collection.inclusions
  }

  /// Where a location is: where a macro that it comes from is used.
  func place(_ location: CXSourceLocation) -> ClangPlace? {
    var file: CXFile?
    var (line, column, offset): (UInt32, UInt32, UInt32) = (0, 0, 0)
    library.functions.getFileLocation(location, &file, &line, &column, &offset)
    guard let file else { return nil }
    return ClangPlace(
      path: ClangPlace.plain(library.text(library.functions.getFileName(file))),
      line: Int(line), column: Int(column), offset: Int(offset))
  }

  private static func parse(
    _ functions: KagemushaLibclang, _ index: CXIndex, _ path: String, _ arguments: [String],
    _ files: [File]
  ) -> (unit: CXTranslationUnit?, code: Int32) {
    let texts = (arguments + files.flatMap { [$0.path, $0.text] }).map { Array($0.utf8CString) }
    // One buffer holds all texts, so that their addresses hold as long as the call lasts.
    let buffer = texts.flatMap { $0 }
    return buffer.withUnsafeBufferPointer { buffer in
      var next = buffer.baseAddress
      let addresses = texts.map { text in
        defer { next = next.map { $0 + text.count } }
        return next
      }
      let unsaved = files.indices.map { number in
        let start = arguments.count + 2 * number
        return CXUnsavedFile(
          filename: addresses[start], contents: addresses[start + 1],
          length: UInt(texts[start + 1].count - 1))
      }
      var unit: CXTranslationUnit?
      var written = unsaved
      let code = written.withUnsafeMutableBufferPointer { unsaved in
        addresses.prefix(arguments.count).withUnsafeBufferPointer { arguments in
          functions.parseTranslationUnit2(
            index, path, arguments.baseAddress, Int32(arguments.count), unsaved.baseAddress,
            UInt32(unsaved.count), options, &unit)
        }
      }
      return (unit, code)
    }
  }
}
