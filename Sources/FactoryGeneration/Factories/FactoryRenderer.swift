import DeclarationModel
import SourceWriting

/// Renders factories as Swift.
///
///     extension Wires {
///       static func mock(session: MockSession = .init(.lenient)) -> Wires {
///         let bus = Bus()
///         let sender = Sender(bus: bus, session: session)
///         let receiver = Receiver(bus)
///         return Wires(sender: sender, receiver: receiver, on: bus)
///       }
///     }
///
/// The text depends only on the input; equal blueprints yield equal bytes.
package struct FactoryRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// Returns the text of a generated file.
  ///
  /// - Complexity: Linear in the number of parameters and steps.
  package func render(_ file: FactoryFile) -> String {
    var source = SourceWriter()
    source.add(FileHeader())
    guard !file.factories.isEmpty else { return source.text }
    source.add(ImportSection(imports: file.imports, testableImports: file.testableImports))
    var layout = ConditionalLayout()
    for factory in file.factories {
      layout.add(under: factory.conditions, to: &source) { source in
        source.blank()
        write(factory, to: &source)
      }
    }
    layout.finish(in: &source)
    return source.text
  }

  private func write(_ factory: FactoryBlueprint, to source: inout SourceWriter) {
    var section = MockFunction(path: factory.path, access: factory.access)
    section.outerAttributes = factory.outerAvailability
    section.attributes = factory.availability + (factory.isolation.map { [$0] } ?? [])
    section.effects = factory.effects
    section.parameters = factory.parameters.map { parameter in
      let isMadeHere = parameter.layerCall != nil
      return (
        parameter.name, parameter.type + (isMadeHere ? "?" : ""),
        isMadeHere ? "nil" : parameter.value
      )
    }
    section.write(to: &source) { source in
      for layer in factory.layerOrder { write(layer, to: &source) }
      for step in factory.steps {
        source.statement(
          step.call.statement(after: "let \(Identifier.escaped(step.name)) = "))
      }
      source.statement(factory.result.statement(after: "return "))
    }
  }

  /// Writes a layer that is made from other parameters if it is not passed.
  private func write(_ layer: FactoryParameter, to source: inout SourceWriter) {
    guard let call = layer.layerCall else { return }
    let name = Identifier.escaped(layer.name)
    guard call.effects.isAsync else {
      let words = "let \(name) = \(call.effects.callPrefix)\(name) ?? "
      return source.statement(call.withoutEffects.statement(after: words))
    }
    source.line("let \(name): \(layer.type) =")
    source.indented { source in
      let words = "if let \(name) { \(name) } else { "
      source.statement(call.statement(after: words).appending(WrappableLine(" }")))
    }
  }
}

extension FactoryCall {
  fileprivate var withoutEffects: FactoryCall {
    FactoryCall(callee: callee, arguments: arguments, effects: Effects())
  }
}

/// The contents of a generated file with factories.
package struct FactoryFile: Sendable, Hashable {
  /// The imports of the files that declare the types.
  package var imports: [ImportDeclaration]
  /// The modules to import with `@testable`.
  package var testableImports: [String]
  /// The factories, in order.
  package var factories: [FactoryBlueprint]

  /// Creates a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [],
    factories: [FactoryBlueprint]
  ) {
    self.imports = imports
    self.testableImports = testableImports
    self.factories = factories
  }
}
