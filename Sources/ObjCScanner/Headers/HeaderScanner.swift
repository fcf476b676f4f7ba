import Basics
import DeclarationModel
import Foundation

/// Reads protocols from Objective-C headers with libclang.
package struct HeaderScanner: Sendable {
  private let library: Libclang

  /// Creates a scanner.
  ///
  /// - Parameter library: The library that parses.
  package init(library: Libclang) {
    self.library = library
  }

  /// Scans headers in one translation unit.
  ///
  /// - Parameter request: The headers and options.
  /// - Returns: The protocols and diagnostics.
  package func scan(_ request: HeaderRequest) -> HeaderScan {
    let flawed = request.headers.compactMap { path in
      request.text(of: path).flaw.map { flaw in
        Diagnostic(
          HeaderIssue.flaw(flaw), at: SourcePosition(path: path, line: flaw.line, column: 1))
      }
    }
    guard flawed.isEmpty else {
      return HeaderScan(
        files: flawed.map { ScannedFile(path: $0.position?.path ?? "", diagnostics: [$0]) })
    }
    return DeepStack.run { scanParsable(request) }
  }

  /// Scans headers that libclang can parse on a deep stack.
  private func scanParsable(_ request: HeaderRequest) -> HeaderScan {
    var search = AssumptionSearch(request, library: library)
    do throws(ClangFailure) {
      return try search.run().scan()
    } catch {
      let target = request.options.effectiveTarget
      let isTargetKnown = search.canRead(target: target)
      let issue = isTargetKnown ? HeaderIssue.unreadable(error) : .target(target)
      return HeaderScan(
        files: request.headers.map { path in
          let start = SourcePosition(path: path, line: 1, column: 1)
          return ScannedFile(
            path: path, diagnostics: [Diagnostic(issue, at: isTargetKnown ? start : nil)])
        })
    }
  }
}

/// The result of scanning headers.
package struct HeaderScan: Sendable, Hashable {
  /// The requested headers, each with its protocols.
  package var files: [ScannedFile] = []
  /// Other headers, with the protocols that those in `files` inherit from.
  package var dependencySources: [ScannedFile] = []
  /// The classes that are wanted, with their superclasses.
  package var types: [ScannedTypes] = []
}

/// The headers to read, with options.
package struct HeaderRequest: Sendable, Hashable {
  /// The headers, as absolute paths.
  package var headers: [String]
  /// The options.
  package var options: HeaderOptions
  /// The classes that are wanted beside those that a comment marks, by their names in Swift, plain or qualified.
  package var classes: [Glob] = []
  /// The protocols and classes that get no mocks, so that their errors are not told.
  package var excluded: [Glob] = []
  /// The folder of Apple's SDK; nil to use the stand-in.
  package var sdk: String?
  /// The texts of headers, by path, that differ from those on disk; included headers may be among them.
  package var texts: [String: String] = [:]
  /// Additional arguments for libclang.
  package var arguments: [String] = []

  /// Returns the text of a header.
  func text(of path: String) -> HeaderText {
    texts[path].map { HeaderText(Data($0.utf8)) } ?? HeaderText(path: path)
  }

  /// Creates a request.
  package init(
    headers: [String], options: HeaderOptions = HeaderOptions(), sdk: String? = nil
  ) {
    self.headers = headers
    self.options = options
    self.sdk = sdk
  }
}
