import CLibclang

/// The reason why libclang gives no translation unit.
enum ClangFailure: Error, Hashable {
  /// The code that libclang returns if its parser has crashed (`CXError_Crashed`).
  fileprivate static let codeOfCrash: Int32 = 2

  /// The parser has crashed.
  case crash
  /// The arguments are invalid.
  case refusal
}

/// A parsed translation unit.
///
/// The unit is a class because it releases the memory of libclang; its cursors and types keep it
/// alive.
final class ClangUnit {
  /// A file in memory.
  struct File {
    var path: String
    var text: String
  }

  /// The parsing options: attributed types are kept, which nullability needs; errors do not stop
  /// the parser; function bodies are skipped.
  private static let options: UInt32 = 0x1000 | 0x200 | 0x40

  let library: Libclang
  private let index: CXIndex
  private let unit: CXTranslationUnit

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - path: The main file.
  ///   - arguments: The arguments, in the form of the compiler's.
  ///   - files: Files in memory, which replace those on disk.
  /// - Throws: The reason why libclang returns nothing.
  init(
    library: Libclang, path: String, arguments: [String], files: [File]
  ) throws(ClangFailure) {
    let functions = library.functions
    guard let index = functions.createIndex(0, 0) else { throw .refusal }
    let (unit, code) = Self.parse(functions, index, path, arguments, files)
    guard let unit else {
      functions.disposeIndex(index)
      throw code == ClangFailure.codeOfCrash ? .crash : .refusal
    }
    self.library = library
    self.index = index
    self.unit = unit
  }

  deinit {
    library.functions.disposeTranslationUnit(unit)
    library.functions.disposeIndex(index)
  }

  /// The declarations of the main file and of all included files, in order.
  var declarations: [ClangCursor] {
    ClangCursor(library.functions.getTranslationUnitCursor(unit), of: self).children
  }

  /// The diagnostics, in order.
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

  /// The included files with the places of their `#import` directives, innermost first.
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

  /// Returns the place of a location; for a macro expansion, that of the macro's use.
  func place(_ location: CXSourceLocation) -> ClangPlace? {
    var file: CXFile?
    var (line, column, offset): (UInt32, UInt32, UInt32) = (0, 0, 0)
    library.functions.getFileLocation(location, &file, &line, &column, &offset)
    guard let file else { return nil }
    return ClangPlace(
      path: ClangPlace.plain(library.text(library.functions.getFileName(file))),
      line: Int(line), column: Int(column), offset: Int(offset))
  }

  /// Returns the bytes of a file as libclang read them; empty if it did not.
  func bytes(ofFile path: String) -> UnsafeRawBufferPointer {
    var size = 0
    guard let file = library.functions.getFile(unit, path),
      let text = library.functions.getFileContents(unit, file, &size)
    else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: text, count: size)
  }

  /// Returns the identifier at a location, in the definition of a macro if it comes from one.
  ///
  /// libclang before version 16 knows only where the macro is used, so that its name is returned there.
  func word(at location: CXSourceLocation) -> Substring {
    var file: CXFile?
    var offset: UInt32 = 0
    library.functions.getSpellingLocation(location, &file, nil, nil, &offset)
    var size = 0
    guard let file, let text = library.functions.getFileContents(unit, file, &size) else {
      return ""
    }
    let bytes = UnsafeRawBufferPointer(start: text, count: size).dropFirst(Int(offset))
    let word = String(decoding: bytes.prefix(64), as: UTF8.self)
    return word.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  private static func parse(
    _ functions: KagemushaLibclang, _ index: CXIndex, _ path: String, _ arguments: [String],
    _ files: [File]
  ) -> (unit: CXTranslationUnit?, code: Int32) {
    let texts = (arguments + files.flatMap { [$0.path, $0.text] }).map { Array($0.utf8CString) }
    // A single buffer contains all texts, so that their addresses are valid during the call.
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
          withUnsafePointer(to: functions) { functions in
            kagemusha_libclang_parse(
              functions, index, path, arguments.baseAddress, Int32(arguments.count),
              unsaved.baseAddress, UInt32(unsaved.count), options, &unit)
          }
        }
      }
      return (unit, code)
    }
  }
}
