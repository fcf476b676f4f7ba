import DeclarationModel
import EndToEndSupport
import Foundation
import ObjCScanner

/// A folder with headers.
struct HeaderFolder {
  private let folder: TemporaryFolder

  /// Writes headers, given by their names.
  init(_ headers: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in headers { try folder.write(text, to: name) }
  }

  /// Writes a header that imports Foundation, with `NS_ASSUME_NONNULL_BEGIN`.
  init(_ text: String) throws {
    try self.init([
      "Header.h": """
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      \(text)
      NS_ASSUME_NONNULL_END
      """
    ])
  }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// Scans headers in the folder.
  func scan(
    _ library: Libclang, _ names: [String] = ["Header.h"],
    options: HeaderOptions = HeaderOptions()
  ) -> HeaderScan {
    HeaderScanner(library: library)
      .scan(HeaderRequest(headers: names.map(path), options: options))
  }

  /// Returns the diagnostics of headers in the folder, without the path of the folder.
  func diagnostics(
    _ library: Libclang, _ names: [String] = ["Header.h"],
    options: HeaderOptions = HeaderOptions()
  ) -> [Diagnostic] {
    let scan = scan(library, names, options: options)
    return scan.files.flatMap(\.diagnostics).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.position = diagnostic.position.map(relative)
      diagnostic.message = relative(diagnostic.message)
      diagnostic.notes = diagnostic.notes.map {
        Diagnostic.Note(relative($0.message), at: $0.position.map(relative))
      }
      return diagnostic
    }
  }

  private func relative(_ position: SourcePosition) -> SourcePosition {
    SourcePosition(
      path: relative(position.path), line: position.line, column: position.column)
  }

  private func relative(_ text: String) -> String {
    text.replacingOccurrences(of: folder.url.path + "/", with: "")
  }
}

extension HeaderScan {
  /// The members of the only protocol, as source.
  var members: [String] { files.flatMap(\.protocols).flatMap(\.members).map(\.line) }

  /// The names of all protocols in the requested headers.
  var names: [String] { files.flatMap(\.protocols).map(\.name) }
}

extension ProtocolMember {
  /// The member in a short form: modifiers, name, types.
  fileprivate var line: String {
    let head = (attributes.map(\.text) + modifiers.map(\.text)).map { $0 + " " }.joined()
    switch kind {
    case .method(let method):
      let result = method.result.map { " -> \($0.text)" } ?? ""
      return "\(head)func \(method.name)(\(Self.text(method.parameters)))"
        + method.effects.text + result
    case .initializer(let initializer):
      return "\(head)init\(initializer.failability.rawValue)"
        + "(\(Self.text(initializer.parameters)))\(initializer.effects.text)"
    case .property(let property):
      let accessors = property.accessors.hasSetter ? "{ get set }" : "{ get }"
      return "\(head)var \(property.name): \(property.type.text) \(accessors)"
    default: return "\(kind)"
    }
  }

  private static func text(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      let attributes = parameter.attributes.map { $0.text + " " }.joined()
      return "\(parameter.label ?? "_"): \(attributes)\(parameter.type.text)"
    }.joined(separator: ", ")
  }
}
