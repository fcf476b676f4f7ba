import Basics
import DeclarationModel
import Files
import Foundation
import Yams

/// The text of a configuration, with the positions of its nodes.
package struct YAMLText: Sendable {
  /// The path of the file.
  package let path: AbsolutePath
  /// The text.
  package let text: String
  private let lines: [Substring]
  /// Whether each line is ASCII alone, so that its columns need not be counted: one line may have thousands of values.
  private let areASCII: [Bool]

  /// Reads a file.
  ///
  /// - Throws: An issue if the file cannot be read, or is not UTF-8.
  package init(
    reading path: AbsolutePath, fileSystem: any FileSystem
  ) throws(ConfigurationIssue) {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try fileSystem.read(path)
    } catch {
      throw ConfigurationIssue(.cannotRead(path, error))
    }
    try self.init(path: path, bytes: bytes)
  }

  /// Decodes a file.
  ///
  /// - Throws: An issue if the file is not UTF-8.
  package init(path: AbsolutePath, bytes: [UInt8]) throws(ConfigurationIssue) {
    guard let text = String(textOfFile: bytes) else {
      throw ConfigurationIssue(
        .notUTF8(path), at: SourcePosition(path: path.text, line: 1, column: 1))
    }
    self.path = path
    self.text = text
    self.lines = text.unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    areASCII = lines.map { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// Returns the position of a mark; YAML counts columns in scalars, and positions count them in
  /// bytes.
  package func position(_ mark: Yams.Mark?) -> SourcePosition {
    position(line: mark?.line ?? 1, scalar: mark?.column ?? 1)
  }

  private func position(line: Int, scalar: Int) -> SourcePosition {
    guard lines.indices.contains(line - 1) else {
      return SourcePosition(path: path.text, line: line, column: scalar)
    }
    let text = lines[line - 1]
    let before = max(scalar - 1, 0)
    let width =
      areASCII[line - 1]
      ? min(before, text.utf8.count)
      : text.unicodeScalars.prefix(before).reduce(0) { $0 + UTF8.width($1) }
    return SourcePosition(path: path.text, line: line, column: width + 1)
  }

  /// Returns the root of the document with merge keys resolved; nil if the document is empty.
  ///
  /// - Throws: An issue if the text is not YAML.
  package func root() throws(ConfigurationIssue) -> Node? {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw problem(error)
    } catch {
      throw ConfigurationIssue(.invalidYAML("\(error)"), at: position(nil))
    }
    guard let root else { return nil }
    if root.hasMoreValues(than: Self.mostValues) {
      throw ConfigurationIssue(.tooManyValues(Self.mostValues), at: position(nil))
    }
    return root.merged
  }

  /// The number of values that a configuration may have, those counted that aliases repeat: a few lines of aliases of
  /// aliases would have more than any memory holds.
  private static let mostValues = 100_000

  private func problem(_ error: YamlError) -> ConfigurationIssue {
    if let line = ConflictMarkers.line(in: Array(text.utf8)) {
      return ConfigurationIssue(.conflictMarkers, at: position(line: line, scalar: 1))
    }
    return switch error {
    case .composer(_, "found undefined alias", let mark, _):
      ConfigurationIssue(.undefinedAlias, at: position(mark))
    case .scanner(let context?, _, _, _) where context.text.contains("alias"):
      // A bare '*' before a pattern: "did not find expected alphabetic or numeric character".
      ConfigurationIssue(.undefinedAlias, at: position(context.mark))
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      ConfigurationIssue(
        .invalidYAML([context?.text, problem].compactMap { $0 }.joined(separator: ": ")),
        at: position(mark))
    case .duplicatedKeysInMapping(let keys, let context):
      ConfigurationIssue(.duplicateKey(keys.first ?? ""), at: position(context.mark))
    case .reader(let problem, let offset, _, _):
      ConfigurationIssue(.invalidYAML(problem), at: position(character: offset ?? 0))
    default: ConfigurationIssue(.invalidYAML("\(error)"), at: position(nil))
    }
  }

  private func position(character: Int) -> SourcePosition {
    let before = text.prefix(character).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    return position(line: max(before.count, 1), scalar: (before.last?.count ?? 0) + 1)
  }
}

extension Node {
  /// Returns whether there are more values than a number in this one, itself included.
  fileprivate func hasMoreValues(than limit: Int) -> Bool {
    var count = 0
    var open = [self]
    while let node = open.popLast() {
      count += 1
      if count > limit { return true }
      switch node {
      case .mapping(let mapping): open += mapping.values
      case .sequence(let sequence): open += sequence
      default: break
      }
    }
    return false
  }
}
