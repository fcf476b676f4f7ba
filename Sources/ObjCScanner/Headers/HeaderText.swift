import Basics
import Foundation

/// The text of a header, which is checked before libclang parses it.
struct HeaderText {
  /// A reason why libclang must not parse a header.
  enum Flaw: Sendable, Hashable {
    /// The file is not text.
    case binary(line: Int)
    /// Brackets are nested so deeply that libclang would overflow its stack.
    case nesting(line: Int)
    /// A declaration or an expression is so long that libclang would overflow its stack: signs and casts nest, too.
    case length(line: Int)
    /// The file is larger than any written header.
    case size(bytes: Int)
  }

  /// The maximum size of a header: more than ten times that of Apple's largest.
  private static let sizeLimit = 8 << 20

  private let bytes: Data
  /// Whether the file can be read.
  let exists: Bool

  /// Reads a header.
  ///
  /// - Parameter path: The file; one that cannot be read counts as empty.
  init(path: String) {
    self.init(FileManager.default.contents(atPath: path))
  }

  /// Creates a header.
  ///
  /// - Parameter contents: The contents; nil for a file that cannot be read.
  init(_ contents: Data?) {
    exists = contents != nil
    bytes = contents ?? Data()
  }

  /// The first reason not to parse the header.
  var flaw: Flaw? {
    if bytes.count > Self.sizeLimit { return .size(bytes: bytes.count) }
    return bytes.withUnsafeBytes { bytes in
      var measure = HeaderMeasure()
      for byte in bytes {
        if let flaw = measure.flaw(at: byte) { return flaw }
      }
      return nil
    }
  }

  /// The text with `#import <Kit/Kit.h>` instead of each `@import Kit;`; nil if there is none.
  /// Modules are not built here. Line numbers are kept.
  var withTextualImports: String? {
    guard bytes.range(of: Data("@import".utf8)) != nil else { return nil }
    return String(decoding: bytes, as: UTF8.self).parts(separatedBy: "\n")
      .map { $0.withTextualImport ?? String($0) }.joined(separator: "\n")
  }

  /// The protocols that the text defines, as far as that can be seen without preprocessing.
  var protocols: [(name: String, line: Int, column: Int)] {
    let lines = String(decoding: bytes, as: UTF8.self).parts(separatedBy: "\n")
    return lines.enumerated().compactMap { number, line in
      guard let name = line.definedProtocol else { return nil }
      return (String(name), number + 1, line[..<name.startIndex].utf8.count + 1)
    }
  }

  /// Whether the text imports headers and declares nothing of Objective-C.
  var onlyImports: Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.parts(separatedBy: "\n").contains(where: \.isImport)
      && !text.split { !$0.isIdentifier && $0 != "@" }.contains(where: \.declares)
  }
}
