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

/// What headers declare.
package struct HeaderScan: Sendable, Hashable {
  /// The headers that were asked for, each with its protocols.
  package var files: [ScannedFile] = []
  /// Other headers, with the protocols that those inherit from.
  package var dependencySources: [ScannedFile] = []
}

/// Which headers are read, and how.
package struct HeaderRequest: Sendable, Hashable {
  /// The headers, by absolute path.
  package var headers: [String]
  /// How they are read.
  package var options: HeaderOptions
  /// The folder of Apple's SDK; nil for what stands in for it.
  package var sdk: String?
  /// More arguments for libclang.
  package var arguments: [String] = []

  /// Describes a request.
  package init(
    headers: [String], options: HeaderOptions = HeaderOptions(), sdk: String? = nil
  ) {
    self.headers = headers
    self.options = options
    self.sdk = sdk
  }
}
