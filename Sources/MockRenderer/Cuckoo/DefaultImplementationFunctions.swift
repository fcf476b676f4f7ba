import DeclarationModel
import MockResolver
import SourceWriting

/// Writes Cuckoo's functions for forwarding calls.
///
///     func enableDefaultImplementation(_ stub: any Client) {
///       forward(to: stub)
///     }
struct DefaultImplementationFunctions {
  private let mock: MockBlueprint
  private let target: ForwardedProtocol

  init(_ mock: MockBlueprint, _ target: ForwardedProtocol) {
    self.mock = mock
    self.target = target
  }

  private var type: String { target.isGeneric ? target.objectType : target.type }

  func write(to source: inout SourceWriter) {
    write("enableDefaultImplementation", "_ stub: \(type)", to: &source) { source in
      source.line("forward(to: stub)")
    }
    source.blank()
    // An object of a class is not copied.
    if !mock.isOfClass {
      let pointer = "mutating stub: UnsafeMutablePointer<\(target.objectType)>"
      write("enableDefaultImplementation", pointer, isPointer: true, to: &source) { source in
        source.line(
          "\(mock.names.core)._forward(to: .variable(at: stub, as: (\(target.type)).self) { $0 })")
      }
      source.blank()
    }
    write("withEnabledDefaultImplementation", "_ stub: \(type)", " -> Self", to: &source) {
      $0.line("forward(to: stub)")
    }
  }

  private func write(
    _ name: String, _ parameter: String, _ result: String = "", isPointer: Bool = false,
    to source: inout SourceWriter, _ body: (inout SourceWriter) -> Void
  ) {
    var opening = WrappableLine("func \(name)")
    let isGeneric = isPointer || target.isGeneric
    if isGeneric { opening.add("<\(target.objectType): \(target.name)>") }
    opening.add("(\(parameter))\(result)\(isGeneric ? target.bindings(of: mock) : "")")
    source.block(opening, body)
  }
}

extension SourceWriter {
  mutating func add(_ functions: DefaultImplementationFunctions) { functions.write(to: &self) }
}
