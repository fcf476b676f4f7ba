import DeclarationModel

/// Reads protocols out of headers of Objective-C, by what libclang makes of them.
package struct HeaderScanner: Sendable {
  private let library: Libclang

  /// Makes a scanner.
  ///
  /// - Parameter library: what parses.
  package init(library: Libclang) {
    self.library = library
  }

  /// Scans headers, all in one translation unit.
  ///
  /// - Parameter request: which headers, and how.
  /// - Returns: their protocols, and what is wrong with them.
  package func scan(_ request: HeaderRequest) -> HeaderScan {
    let flawed = request.headers.compactMap { path in
      HeaderText(path: path).flaw.map { HeaderMessages.flaw($0, in: path) }
    }
    guard flawed.isEmpty else {
      return HeaderScan(
        files: flawed.map { ScannedFile(path: $0.position?.path ?? "", diagnostics: [$0]) })
    }
    let main = MainFile(request)
    let rewritten = request.headers.compactMap { path in
      HeaderText(path: path).withTextualImports.map { ClangUnit.File(path: path, text: $0) }
    }
    let files = [main.file] + rewritten + (request.sdk == nil ? StandInSDK.files : [])
    guard
      let unit = ClangUnit(
        library: library, path: MainFile.path, arguments: ClangArguments(request).values,
        files: files)
    else {
      return HeaderScan(
        files: request.headers.map { path in
          ScannedFile(path: path, diagnostics: [HeaderMessages.unreadable(path)])
        })
    }
    return UnitReading(unit: unit, main: main, request: request).scan()
  }
}
