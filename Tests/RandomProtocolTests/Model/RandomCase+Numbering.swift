import Foundation

extension RandomCase {
  /// Returns the case with another number in all its names.
  func numbered(_ number: Int) -> RandomCase {
    var copy = self
    copy.number = number
    func renamed(_ text: String) -> String {
      text.replacing(/\b(P|Scope|Deep)\d+([A-C])\b/) { "\($0.1)\(number)\($0.2)" }
    }
    for index in copy.protocols.indices {
      copy.protocols[index].name = renamed(copy.protocols[index].name)
      copy.protocols[index].scope = copy.protocols[index].scope.map(renamed)
      copy.protocols[index].parents = copy.protocols[index].parents.map(renamed)
    }
    return copy
  }
}
