import DeclarationModel
import MockResolver
import SourceWriting

/// The function of a mock that takes the object to forward to.
struct ForwardingFunction {
  private let mock: MockBlueprint
  private let target: ForwardedProtocol

  init(_ mock: MockBlueprint, _ target: ForwardedProtocol) {
    self.mock = mock
    self.target = target
  }

  func write(to source: inout SourceText) {
    let isGeneric = !mock.generics.isEmpty
    let object = target.objectType
    source.line("@discardableResult")
    var opening = Statement("\(isolationEscape)func forward")
    if isGeneric { opening.add("<\(object): \(target.name)>") }
    let type = isGeneric ? object : target.type
    opening.addDeclaration(
      "(",
      ["to real: \(type)", "file: StaticString = #filePath", "line: UInt = #line"], ")")
    opening.add(" -> Self\(whereClause)")
    source.block(opening) { source in
      source.line("mock.forward(to: RealObject<\(target.type)>(real), file, line)")
      source.line("return self")
    }
  }

  /// ` where Object.Item == Item`, with its leading space; empty for none.
  private var whereClause: String {
    let equalities = mock.generics.map { "\(target.objectType).\($0.name) == \($0.name)" }
    return equalities.isEmpty ? "" : " where \(equalities.joined(separator: ", "))"
  }

  private var isolationEscape: String {
    if case .global = mock.isolation { "nonisolated " } else { "" }
  }
}

extension SourceText {
  mutating func add(_ function: ForwardingFunction) { function.write(to: &self) }
}
