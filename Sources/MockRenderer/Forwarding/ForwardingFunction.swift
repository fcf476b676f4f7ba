import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the function of a mock that takes the object to forward to.
///
///     @discardableResult
///     func forward(to real: any Client, file: StaticString = #filePath, line: UInt = #line) -> Self {
///       mock._forward(to: RealObject<any Client>(real), file, line)
///       return self
///     }
struct ForwardingFunction {
  private let mock: MockBlueprint
  private let target: ForwardedProtocol

  init(_ mock: MockBlueprint, _ target: ForwardedProtocol) {
    self.mock = mock
    self.target = target
  }

  func write(to source: inout SourceWriter) {
    let isGeneric = target.isGeneric
    let object = target.objectType
    source.line("@discardableResult")
    var opening = WrappableLine("\(mock.accessText)\(mock.isolation.globalEscape)func forward")
    if isGeneric { opening.add("<\(object): \(target.name)>") }
    let type = isGeneric ? object : target.type
    opening.addDeclaration(
      "(",
      ["to real: \(type)"] + mock.names.placeParameters, ")")
    opening.add(" -> Self\(target.bindings(of: mock))")
    source.block(opening) { source in
      source.line("\(mock.names.core)._forward(to: \(target.objectBox)(real), file, line)")
      source.line("return self")
    }
  }
}

extension SourceWriter {
  mutating func add(_ function: ForwardingFunction) { function.write(to: &self) }
}
