import Basics
import DeclarationModel
import Foundation

/// The text of a template, with the path for messages.
package struct TemplateSource: Sendable, Hashable {
  /// The path in messages.
  package var path: String
  /// The text.
  package var text: String
  /// Whether the bytes of the file are UTF-8.
  private var isUTF8 = true

  /// Creates a source.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Creates a source of a file, without the byte order mark.
  package init(path: String, bytes: [UInt8]) {
    let decoded = String(textOfFile: bytes)
    self.init(path: path, text: decoded ?? "")
    isUTF8 = decoded != nil
  }

  /// The problem that the file is not UTF-8, or that a merge has left its markers; nil if there is none.
  package var flaw: TemplateFailure? {
    guard isUTF8 else {
      return TemplateFailure(
        fact: .invalidUTF8, position: SourcePosition(path: path, line: 1, column: 1))
    }
    return ConflictMarkers.line(in: Array(text.utf8)).map { line in
      TemplateFailure(
        fact: .conflictMarkers, position: SourcePosition(path: path, line: line, column: 1))
    }
  }

  /// Returns the position of the first of some words that the template has; of its start if it has
  /// none of them.
  package func position(of words: [String]) -> SourcePosition {
    let found = words.lazy.compactMap { text.range(of: $0)?.lowerBound }.first ?? text.startIndex
    var position = SourcePosition(path: path, line: 1, column: 1)
    for byte in text[..<found].utf8 {
      if byte == UInt8(ascii: "\n") {
        (position.line, position.column) = (position.line + 1, 1)
      } else {
        position.column += 1
      }
    }
    return position
  }
}

/// The places of one kind of directive in a template, such as those of `sourcery:file:`.
package struct DirectivePlaces: Sendable {
  private var first: SourcePosition
  /// The first place of each name that stands in the template itself.
  private var places: [Substring: SourcePosition] = [:]

  /// Finds the directives.
  ///
  /// - Parameters:
  ///   - directive: The text before the name.
  ///   - source: The template.
  /// - Complexity: O(*n*), so that one search serves the messages about thousands of blocks.
  package init(of directive: String, in source: TemplateSource) {
    first = SourcePosition(path: source.path, line: 1, column: 1)
    var line = 0
    let lines = source.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for text in lines.lazy.map(Substring.init) {
      line += 1
      guard let found = text.range(of: directive) else { continue }
      let position = SourcePosition(
        path: source.path, line: line, column: text[..<found.lowerBound].utf8.count + 1)
      if places.isEmpty { first = position }
      let name = text[found.upperBound...].prefix { !$0.isWhitespace }
      if places[name] == nil { places[name] = position }
    }
  }

  /// Returns the first place of a name; that of the first directive for a name that the template makes.
  package func position(of name: String) -> SourcePosition { places[name[...]] ?? first }
}

/// The folder in which `include` finds files.
package struct TemplateFolder: Sendable {
  /// Loads a file.
  package let load: @Sendable (String) -> Result<TemplateSource, TemplateFact>

  /// A folder without files.
  package static let none = TemplateFolder { .failure(.missingInclude($0)) }

  /// Creates a folder of files in memory, by name.
  package init(files: [String: String]) {
    self.init { name in
      files[name].map { .success(TemplateSource(path: name, text: $0)) }
        ?? .failure(.missingInclude(name))
    }
  }

  /// Creates a folder on disk.
  ///
  /// - Parameters:
  ///   - path: The folder, as an absolute path.
  ///   - shownPath: The path of the folder in messages.
  ///   - resolve: Returns a path without symbolic links, or nil if it leads nowhere.
  ///   - read: Returns the bytes of a file, or nil if it cannot be read.
  package init(
    path: String, shownAs shownPath: String? = nil,
    resolve: @escaping @Sendable (String) -> String? = { TemplateFolder.resolved($0) },
    read: @escaping @Sendable (String) -> [UInt8]? = {
      FileManager.default.contents(atPath: $0).map(Array.init)
    }
  ) {
    self.init { name in
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      if name.hasPrefix("/") || parts.contains("..") || name.contains("\0") {
        return .failure(.outsideInclude(name))
      }
      guard let folder = resolve(path), let file = resolve("\(folder)/\(name)") else {
        return .failure(.missingInclude(name))
      }
      // A link may lead out of the folder, so the path without symbolic links is compared.
      let inside = folder.hasSuffix("/") ? folder : "\(folder)/"
      guard file.hasPrefix(inside) else { return .failure(.outsideInclude(name)) }
      guard let bytes = read(file), let text = String(textOfFile: bytes) else {
        return .failure(.unreadableInclude(name))
      }
      let shown = shownPath ?? path
      return .success(TemplateSource(path: shown.isEmpty ? name : "\(shown)/\(name)", text: text))
    }
  }

  private init(load: @escaping @Sendable (String) -> Result<TemplateSource, TemplateFact>) {
    self.load = load
  }

  /// Returns a path without symbolic links; nil if it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
