import DeclarationModel

/// The base names in `stub`, `verify` and `calls` for requirements that a call in a test could not distinguish.
///
/// A test names a requirement without `await`, passes an array to a variadic parameter, and a plain value to an
/// `inout` parameter or an autoclosure. If requirements differ only in these, the plainest keeps its name, and the
/// others get a suffix: `loadAsync()`, `tagsVariadic(_:)`, `sortInout(_:)`, `logAutoclosure(_:)`. Operators are
/// spelled in words.
struct TestSelectorNames: Sendable {
  /// A part of a signature that a test does not write.
  private enum Flavour: String, CaseIterable {
    case async = "Async"
    case `inout` = "Inout"
    case variadic = "Variadic"
    case autoclosure = "Autoclosure"
    case initializer = "OfType"

    /// Returns the flavours of a requirement.
    static func all(of member: ProtocolMember) -> [Flavour] {
      allCases.filter { flavour in
        switch flavour {
        case .async: member.isCallable && member.effects.isAsync
        case .inout: member.parameters.contains(where: \.isInout)
        case .variadic: member.parameters.contains(where: \.isVariadic)
        case .autoclosure: member.parameters.contains(where: \.isAutoclosure)
        case .initializer: if case .initializer = member.kind { true } else { false }
        }
      }
    }
  }

  /// The parts of a requirement that may distinguish it from others of one shape.
  private struct Variation: Hashable {
    let flavours: [Flavour]
    let conditions: [ConditionalClause]

    init(_ member: ProtocolMember) {
      flavours = Flavour.all(of: member)
      conditions = member.conditions
    }
  }

  /// The spellings, in the order of the members; nil if the ordinary name is used.
  let spellings: [String?]

  /// Creates the spellings of some requirements.
  ///
  /// - Parameters:
  ///   - members: The requirements.
  ///   - types: Compares their types.
  /// - Complexity: O(*n*) for *n* members, and as many conditions as overloads of one shape have.
  init(_ members: [ProtocolMember], comparing types: TypeComparison) {
    spellings = Self.spellings(of: members, comparing: types)
  }

  private static func spellings(
    of members: [ProtocolMember], comparing types: TypeComparison
  ) -> [String?] {
    var spellings: [String?] = members.map { _ in nil }
    let names = members.map { Self.spelledName($0) }
    var groups: [String: [Int]] = [:]
    var operators: [Int] = []
    for (index, member) in members.enumerated() {
      groups[names[index], default: []].append(index)
      if member.isOperator { operators.append(index) }
    }
    // Requirements with the same name and labels may still differ in their types.
    let overloads = groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    // A method without parameters cannot have the name of a property. Tests select asynchronous ones without `await`.
    let properties = Set(
      members.indices.filter { !members[$0].isCallable }.map { names[$0] + "()" })
    let hidden: [(index: Int, flavour: Flavour)] = members.indices.compactMap { index in
      guard properties.contains(names[index]) else { return nil }
      switch members[index].kind {
      case .initializer: return (index, .initializer)
      case .method where members[index].effects.isAsync: return (index, .async)
      default: return nil
      }
    }
    guard !operators.isEmpty || !overloads.isEmpty || !hidden.isEmpty else { return spellings }
    let isOperator = Set(operators)
    var taken = Set(members.indices.filter { !isOperator.contains($0) }.map { names[$0] })
    taken.formUnion(properties)
    for (index, flavour) in hidden {
      spellings[index] = unused(
        base(members[index]) + flavour.rawValue, of: members[index], in: taken)
    }
    for index in operators {
      spellings[index] = OperatorSpelling.of(members[index]).map {
        Self.unused($0, of: members[index], in: taken)
      }
    }
    // Members of one variation do not distinguish each other, and may be many.
    var rivals: [Int: Set<Variation>] = [:]
    for group in overloads {
      let shapes = Dictionary(grouping: group) { types.call(members[$0]) }
      for shape in shapes.values where shape.count > 1 {
        let variations = Set(shape.map { Variation(members[$0]) })
        guard Set(variations.map(\.flavours)).count > 1 else { continue }
        for index in shape { rivals[index] = variations }
      }
    }
    for index in rivals.keys.sorted() where spellings[index] == nil {
      let others = (rivals[index] ?? []).filter {
        !$0.conditions.excludes(members[index].conditions)
      }.map(\.flavours)
      let own = Flavour.all(of: members[index])
      // A property that all overloads share cannot distinguish them.
      let telling = own.filter { flavour in others.contains { !$0.contains(flavour) } }
      guard !telling.isEmpty, others.contains(where: { $0 != own }) else { continue }
      let wish = Self.base(members[index]) + telling.map(\.rawValue).joined()
      let name = Self.unused(wish, of: members[index], in: taken)
      taken.insert(Self.spelledName(members[index], base: name))
      spellings[index] = name
    }
    return spellings
  }

  private static func unused(
    _ wish: String, of member: ProtocolMember, in taken: Set<String>
  ) -> String {
    var name = wish
    var number = 2
    while taken.contains(spelledName(member, base: name)) {
      name = wish + String(number)
      number += 1
    }
    return name
  }

  /// Returns the name with labels that a test writes.
  private static func spelledName(_ member: ProtocolMember, base: String? = nil) -> String {
    let labels = member.labelledName.dropFirst(member.baseName.count)
    return (member.isStatic ? "static " : "") + (base ?? Self.base(member)) + labels
  }

  private static func base(_ member: ProtocolMember) -> String {
    if case .initializer = member.kind { "initializer" } else { member.baseName }
  }
}

/// The name in tests of a requirement that is an operator: `operatorLess` for `<`, `prefixMinus` for a prefix `-`.
enum OperatorSpelling {
  /// Returns the name; nil for a member that is not an operator.
  static func of(_ member: ProtocolMember) -> String? {
    guard case .method(let method) = member.kind, method.isOperator else { return nil }
    return (member.fixity?.text ?? "operator") + method.name.unicodeScalars.map(word).joined()
  }

  /// Returns the word for a character of an operator; a character beyond ASCII is named by its code point.
  private static func word(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "Less"
    case ">": "Greater"
    case "=": "Equal"
    case "!": "Not"
    case "+": "Plus"
    case "-": "Minus"
    case "*": "Times"
    case "/": "Slash"
    case "%": "Percent"
    case "&": "And"
    case "|": "Or"
    case "^": "Caret"
    case "~": "Tilde"
    case "?": "Question"
    case ".": "Dot"
    default: "U" + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}
