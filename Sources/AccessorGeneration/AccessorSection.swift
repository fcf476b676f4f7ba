import DeclarationModel
import SourceWriting

/// Writes the extensions of one type.
///
///     extension Screen: PrivatePropertyAccessible {}
///
///     extension PrivateProperties where Base: Screen {
///       var title: String {
///         return property(forKey: "title", of: Screen.self)
///       }
///     }
struct AccessorSection {
  private let type: AccessorBlueprint
  private let module: String?
  private let name: String
  private let base: String
  private let genericNames: String
  private let shadowed: ShadowedBase

  init(_ type: AccessorBlueprint, module: String?) {
    self.type = type
    self.module = module
    name = type.path.map(Identifier.escaped).joined(separator: ".")
    genericNames = type.generics.joined(separator: ", ")
    shadowed = ShadowedBase(module: module)
    let inner = shadowed.spelled(type.path).map(Identifier.escaped).joined(separator: ".")
    base = type.generics.isEmpty ? inner : "\(inner)<\(genericNames)>"
  }

  func write(to source: inout SourceWriter) {
    source.line("// MARK: - \(type.name)")
    source.blank()
    if type.needsConformance {
      type.availability.forEach { source.line($0.text) }
      source.line(conformance)
      source.blank()
    }
    type.availability.forEach { source.line($0.text) }
    let constraint = type.generics.isEmpty ? " where \(requirement)" : ""
    source.block(WrappableLine("extension PrivateProperties\(constraint)")) { source in
      var layout = ConditionalLayout()
      for property in type.properties {
        layout.add(under: property.conditions, to: &source) { source in
          source.blank()
          write(shadowed.spelled(property), to: &source)
        }
      }
      layout.finish(in: &source)
    }
  }

  /// The conformance, qualified with the module if it is known. A qualified conformance avoids a
  /// warning about a retroactive one (SE-0364) and, unlike `@retroactive`, is also correct within
  /// one package.
  private var conformance: String {
    module.map { "extension \($0).\(name): Kagemusha.PrivatePropertyAccessible {}" }
      ?? "extension \(name): PrivatePropertyAccessible {}"
  }

  /// The constraint on `Base`; it includes subclasses if they have the accessors.
  private var requirement: String { "Base\(type.isInheritable ? ":" : " ==") \(base)" }

  private func write(_ property: AccessorProperty, to source: inout SourceWriter) {
    switch property.kind {
    case .typed(.implicitlyUnwrapped(let wrapped)):
      writeGetter(of: property, "\(wrapped.primaryText)!", as: wrapped, to: &source)
    case .typed(let type):
      writeGetter(of: property, type.text, as: nil, to: &source)
    case .unnameable(let type):
      source.line("/// A `\(type.text)`, which cannot be named here.")
      writeGetter(of: property, "Any", as: nil, to: &source)
    case .unknown:
      let value = type.generics.contains("T") ? "PropertyType" : "T"
      var opening = WrappableLine("func \(Identifier.escaped(property.name))")
      opening.add("<\((type.generics + [value]).joined(separator: ", "))>")
      opening.addDeclaration("(", ["as type: \(value).Type = \(value).self"], ")")
      opening.add(" -> \(value)" + (type.generics.isEmpty ? "" : " where \(requirement)"))
      write(opening, calling: property, ["as: type"], to: &source)
    }
  }

  /// Writes an accessor: a property, or a function if the type is generic, since properties cannot
  /// have generic parameters.
  private func writeGetter(
    of property: AccessorProperty, _ result: String, as asked: TypeReference?,
    to source: inout SourceWriter
  ) {
    let name = Identifier.escaped(property.name)
    let opening =
      type.generics.isEmpty
      ? WrappableLine("var \(name): \(result)")
      : WrappableLine("func \(name)<\(genericNames)>() -> \(result) where \(requirement)")
    let arguments = asked.map { ["as: \($0.primaryText).self"] } ?? []
    write(opening, calling: property, arguments, to: &source)
  }

  private func write(
    _ opening: WrappableLine, calling property: AccessorProperty, _ arguments: [String],
    to source: inout SourceWriter
  ) {
    let declaring = type.isInheritable ? ["of: \(base).self"] : []
    source.block(opening) { source in
      var call = WrappableLine("return property")
      call.addCall(["forKey: \"\(property.name)\""] + arguments + declaring)
      source.statement(call)
    }
  }
}

extension SourceWriter {
  mutating func add(_ section: AccessorSection) { section.write(to: &self) }
}
