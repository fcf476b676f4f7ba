/// The parameters with a default argument, which decides how a label is split off.
///
/// SE-0005, "Add Default Arguments".
struct DefaultArgument {
  private let method: ObjCMethod

  init(of method: ObjCMethod) { self.method = method }

  /// Returns whether the parameter at an index has a default argument.
  func exists(at index: Int) -> Bool {
    let parameter = method.parameters[index]
    guard WordList(method.name).words.first != "set" else { return false }
    switch parameter.value.type.withoutAliases {
    case .block, .function:
      return index == method.parameters.count - 1 && parameter.value.nullability.isNullable
    case .enumeration(let name, isOptionSet: true):
      return WordList(name).words.contains("Options")
    case .instance("NSDictionary", _, _):
      return Self.namesOptions(parameter.piece)
    case .pointer(let pointee) where parameter.value.nullability.isNullable:
      return pointee.isZone
    default:
      return false
    }
  }

  /// Returns whether a selector piece names options.
  ///
  /// SE-0005: dictionaries of "options", "attributes" or "info". In the compiler, only `userInfo`
  /// counts of the last, and all of them only at the end of the selector piece.
  private static func namesOptions(_ piece: String) -> Bool {
    let words = WordList(piece).words.map { $0.lowercased() }
    guard let last = words.last else { return false }
    return last == "options" || last == "attributes" || words.suffix(2) == ["user", "info"]
  }
}

extension ObjCType {
  /// Whether the type is `NSZone`.
  var isZone: Bool {
    switch self {
    case .alias("NSZone", _), .record("_NSZone"), .record("NSZone"): true
    case .alias(_, let underlying): underlying.isZone
    default: false
    }
  }
}
