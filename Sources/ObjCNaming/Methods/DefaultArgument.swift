/// Which parameters get a default argument: it decides how their label is split off.
///
/// SE-0005, "Add Default Arguments".
struct DefaultArgument {
  private let method: ObjCMethod

  init(of method: ObjCMethod) { self.method = method }

  /// Whether the parameter at an index has a default.
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

  /// SE-0005: dictionaries of "options", "attributes" or "info"; of the last the compiler was seen
  /// to know `userInfo` only, and all of them only at the end of the selector piece.
  private static func namesOptions(_ piece: String) -> Bool {
    let words = WordList(piece).words.map { $0.lowercased() }
    guard let last = words.last else { return false }
    return last == "options" || last == "attributes" || words.suffix(2) == ["user", "info"]
  }
}

extension ObjCType {
  /// Whether it is `NSZone`.
  var isZone: Bool {
    switch self {
    case .alias("NSZone", _), .record("_NSZone"), .record("NSZone"): true
    case .alias(_, let underlying): underlying.isZone
    default: false
    }
  }
}
