import DeclarationModel
import MockResolver
import SourceWriting

/// Writes an extracted protocol, and the conformance of its class.
///
///     protocol ServiceProtocol: AnyObject {
///       func load(id: Int) async throws -> User
///     }
///
///     extension Service: ServiceProtocol {}
package struct ExtractedProtocolRenderer: Sendable {
  /// Whether `// kagemusha: mock` stands before the protocol.
  package var isMarked = false

  /// Creates a renderer.
  package init() {}

  /// Returns the declarations as they stand beside that of the class.
  package func text(of extracted: ExtractedProtocol) -> String {
    var source = SourceWriter()
    write(extracted, to: &source)
    return source.text
  }

  /// Returns the declarations as a file of their own.
  ///
  /// - Parameters:
  ///   - extracted: The protocol.
  ///   - imports: The imports of the files that declare the class and its members.
  package func file(of extracted: ExtractedProtocol, imports: [ImportDeclaration]) -> String {
    var source = SourceWriter()
    source.add(ImportSection(imports: imports, testableImports: [], usesLibrary: false))
    source.blank()
    var layout = ConditionalLayout()
    layout.add(under: extracted.type.conditions, to: &source) { write(extracted, to: &$0) }
    layout.finish(in: &source)
    return source.text
  }

  private func write(_ extracted: ExtractedProtocol, to source: inout SourceWriter) {
    let access = access(of: extracted)
    if isMarked { source.line("// kagemusha: mock") }
    for attribute in extracted.attributes { source.line(attribute.text) }
    let names = extracted.associatedTypes.map(\.name)
    let primary = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    let isolation = extracted.isNonisolated ? "nonisolated " : ""
    let parents = extracted.parents.joined(separator: ", ")
    source.block(
      WrappableLine(
        "\(access)\(isolation)protocol \(Identifier.escaped(extracted.name))\(primary): \(parents)"
          + extracted.requirements.whereClause)
    ) { source in
      for type in extracted.associatedTypes {
        source.statement(
          ProtocolMember(.associatedType(type), at: extracted.type.position).declarationLine())
      }
      write(extracted.members, of: extracted, to: &source) { member, source in
        source.statement(member.declarationLine())
      }
    }
    if !extracted.withDefaults.isEmpty {
      source.blank()
      for attribute in extracted.attributes.availability { source.line(attribute.text) }
      source.block(WrappableLine("extension \(Identifier.escaped(extracted.name))")) { source in
        write(extracted.withDefaults, of: extracted, to: &source) { member, source in
          source.block(
            WrappableLine(access).appending(member.declarationLine(showsDefaults: true))
          ) { source in
            source.statement(member.forwardingCall)
          }
        }
      }
    }
    source.blank()
    for attribute in extracted.type.attributes.availability { source.line(attribute.text) }
    let path = (extracted.type.enclosingTypes + [extracted.type.name]).map(Identifier.escaped)
    source.line(
      "extension \(path.joined(separator: ".")): \(Identifier.escaped(extracted.name)) {}")
  }

  private func access(of extracted: ExtractedProtocol) -> String {
    extracted.access == .internal ? "" : "\(extracted.access.rawValue) "
  }

  private func write(
    _ members: [ProtocolMember], of extracted: ExtractedProtocol, to source: inout SourceWriter,
    _ declaration: (ProtocolMember, inout SourceWriter) -> Void
  ) {
    var layout = ConditionalLayout()
    for member in members {
      let conditions = member.conditions.filter { !extracted.type.conditions.contains($0) }
      layout.add(under: conditions, to: &source) { source in
        for line in member.documentation { source.line(line.isEmpty ? "///" : "/// \(line)") }
        for attribute in member.attributes { source.line(attribute.text) }
        declaration(member, &source)
      }
    }
    layout.finish(in: &source)
  }
}
