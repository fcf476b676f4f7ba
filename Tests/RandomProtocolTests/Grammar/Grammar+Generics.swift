/// Generic parameters of requirements.
extension Grammar {
  /// The generic parameters of a requirement, with the types that they can be in a call.
  struct Generics {
    var list: String
    var whereClause = ""
    var types: [TypeSample]
    /// The parameter for an error type, which the requirement throws.
    var failure: String?
    /// Parameters with values of the generic parameters, without which these could not be inferred.
    var parameters: [RandomParameter]
  }

  /// Returns generic parameters, or nil.
  mutating func generics(percent: Int) -> Generics? {
    guard random.chance(percent) else { return nil }
    let name = random.pick(["T", "T", "Value", "Element", "Use", "Result_"])
    // The generic parameter shadows an associated type with this name.
    named.removeAll { $0.text == name || $0.text.hasPrefix(name + ".") }
    func sample(_ used: String, _ value: String?, _ traits: TypeSample.Traits = []) -> TypeSample {
      TypeSample(name, used: used, value: value, traits)
    }
    func taking(_ type: TypeSample) -> RandomParameter {
      RandomParameter(label: "_", name: "generic", type: type)
    }
    switch random.number(0...13) {
    case 13:
      let type = sample("Fault", "Fault.fault")
      return Generics(
        list: "<\(name): Error>", types: [type], failure: name, parameters: [taking(type)])
    case 0, 1:
      let type = sample("Int", "7")
      return Generics(list: "<\(name)>", types: [type], parameters: [taking(type)])
    case 2:
      let type = sample("Int", "7", .hashable)
      return Generics(list: "<\(name): Hashable>", types: [type], parameters: [taking(type)])
    case 3:
      let type = sample("Circle", "Circle()", .sendable)
      return Generics(
        list: "<\(name)>", whereClause: " where \(name): Shape", types: [type],
        parameters: [taking(type)])
    case 4:
      let type = sample("[Int]", "[7]")
      return Generics(
        list: "<\(name): Collection>", whereClause: " where \(name).Element == Int", types: [type],
        parameters: [taking(type)])
    case 5:
      let type = sample("[Int]", "[7]")
      let element = TypeSample("\(name).Element", used: "Int", value: "7", .hashable)
      return Generics(
        list: "<\(name): Sequence>", whereClause: " where \(name).Element: Hashable",
        types: [type, element], parameters: [taking(type)])
    case 6:
      let type = sample("Int", "7", .sendable)
      return Generics(
        list: "<\(name): Sendable>", types: [type],
        parameters: [
          taking(
            TypeSample("\(name).Type", used: "Int.Type", value: "Int.self"))
        ])
    case 7:
      let type = sample("Int", "7")
      let other = TypeSample("U", used: "String", value: "\"u\"", [.hashable])
      return Generics(
        list: "<\(name), U: Comparable & Hashable>", types: [type, other],
        parameters: [
          taking(type), RandomParameter(label: "u", name: "u", type: other),
        ])
    case 8:
      let type = sample("Int", "7")
      return Generics(list: "<\(name)>", types: [type], parameters: [])
    case 9:
      let type = TypeSample("each \(name)", used: "Int", value: "7")
      var parameter = taking(type)
      parameter.form = .pack
      return Generics(list: "<each \(name)>", types: [], parameters: [parameter])
    case 10:
      let type = sample("List", "List()")
      let element = TypeSample("\(name).Element", used: "Int", value: "7")
      return Generics(
        list: "<\(name): Source>", types: [type, element], parameters: [taking(type)])
    case 11:
      let type = sample("Int", nil, .noncopyable)
      var parameter = taking(type)
      parameter.specifier = random.pick(["borrowing", "consuming"])
      return Generics(
        list: "<\(name): ~Copyable>", types: [], parameters: [parameter])
    default:
      let type = sample("Node", "Node()")
      return Generics(list: "<\(name): Node>", types: [type], parameters: [taking(type)])
    }
  }
}
