import DeclarationModel
import SourceWriting
import Symbols

/// Creates values of types.
struct SampleMaker: Sendable {
  /// The values of enumerations that were created for a place, each once for all that contain it.
  final class Memory {
    fileprivate var results: [Key: Result<Sample, GenerationFailure>] = [:]

    fileprivate struct Key: Hashable {
      var enumeration: String
      var isDispensable: Bool
    }
  }

  /// The place that needs a value.
  struct Place {
    /// The name of the property or parameter.
    var name: String
    /// The type that the property or parameter belongs to.
    var owner: String
    /// The scope in which the type is written.
    var scope: TypeScope
    /// Whether the value is in an optional or a collection, and can be left out.
    var isDispensable = false
    /// The types that are being created.
    var path: [String] = []
    /// The values that were created for it.
    let memory = Memory()

    /// Returns the failure of a value that is too large or too deep, and names the outermost type that can be given.
    fileprivate func tooLarge(_ type: TypeReference) -> GenerationFailure {
      .unsupported(path.first ?? type.text)
    }
  }

  /// The maximum length of a value, which aliases of tuples of aliases, and enumerations of enumerations, would exceed.
  private static let maximumLength = 16_384

  let index: SymbolTable
  /// Expressions from the configuration, by type or by `Owner.property`.
  let given: [String: String]
  /// The models with a fixture; nil if no models are created.
  var fixtures: FixtureGraph?
  private let order: CaseOrder

  /// Creates a maker of values.
  init(index: SymbolTable, given: [String: String], fixtures: FixtureGraph? = nil) {
    self.index = index
    self.given = given
    self.fixtures = fixtures
    order = CaseOrder(in: index)
  }

  /// Returns a value of a type.
  ///
  /// - Throws: `GenerationFailure` if there is none.
  func sample(of type: TypeReference, at place: Place) throws(GenerationFailure) -> Sample {
    guard place.path.count < 32 else { throw place.tooLarge(type) }
    let type = place.scope.filled(type)
    if let expression = expression(for: type, at: place) {
      return LiteralReading.given(expression, for: type.text)
    }
    var part = place
    part.isDispensable = true
    switch type {
    case .named(let name): return try sample(of: name, at: place)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return (try? sample(of: wrapped, at: part)) ?? .none
    case .array(let element): return list(of: element, at: part)
    case .dictionary(let key, let value): return dictionary(key, value, at: part)
    case .tuple(let elements): return try tuple(elements, at: place)
    case .existential(let inner), .opaque(let inner), .specified(_, _, let inner):
      return try sample(of: inner, at: place)
    case .function(let function): return try closure(function, at: place)
    case .metatype(let inner, .type):
      return Sample("\(inner.primaryText).self", .unknown(type.text))
    default: throw .unsupported(type.text)
    }
  }

  /// Returns the expression from the configuration for a property or a type, or for a generic type whatever its
  /// arguments.
  func expression(for type: TypeReference, at place: Place) -> String? {
    if given.isEmpty { return nil }
    let qualified = index.qualified(type, from: place.scope.names, generics: [])
    let names = [type.text, qualified.text] + [type, qualified].compactMap(\.nameWithoutArguments)
    return given["\(place.owner).\(place.name)"] ?? names.lazy.compactMap { given[$0] }.first
  }

  private func sample(of name: NamedType, at place: Place) throws(GenerationFailure) -> Sample {
    switch index.meaning(of: name, in: place.scope) {
    case .alias(let type, let scope):
      var place = place
      place.scope = scope
      place.path.append(name.text)
      return try sample(of: type, at: place)
    case .protocol(let declaration): throw .protocolValue(declaration.qualifiedName)
    case .types(let types):
      guard let type = types.first, types.count == 1 else { throw .severalTypes(name.text) }
      if index.isPrivate(type.qualifiedName) { throw .inaccessible(type.qualifiedName) }
      if type.kind == .enum { return try enumeration(type, name, at: place) }
      guard let fixtures else { throw .unsupported(name.text) }
      try fixtures.check(type, from: place)
      return Sample(
        ".mock()", .fixture(type.qualifiedName), fixtures: [type.qualifiedName])
    case nil:
      if let sample = try generic(name, at: place) { return sample }
      guard let last = name.components.last,
        let sample = StandardSamples.sample(of: last.name, named: place.name)
      else { throw .unknownType(name.text) }
      return sample
    }
  }

  private func enumeration(
    _ type: TypeDeclaration, _ name: NamedType, at place: Place
  ) throws(GenerationFailure) -> Sample {
    guard type.generics.isEmpty else { throw .generic(name.text) }
    let full = type.qualifiedName
    guard !place.path.contains(full) else { throw .cycle(full) }
    let key = Memory.Key(enumeration: full, isDispensable: place.isDispensable)
    if let known = place.memory.results[key] { return try known.get() }
    do {
      let sample = try value(of: type, at: place)
      place.memory.results[key] = .success(sample)
      return sample
    } catch {
      // Elsewhere, the enumeration may not be a part of itself.
      if case .cycle = error { throw error }
      place.memory.results[key] = .failure(error)
      throw error
    }
  }

  /// Returns a value of an enumeration: its first case that can be created, and contains no value of the enumeration if
  /// there is one without.
  private func value(
    of type: TypeDeclaration, at place: Place
  ) throws(GenerationFailure) -> Sample {
    let full = type.qualifiedName
    var place = place
    place.path.append(full)
    place.scope = TypeScope(type.bodyScope)
    let keys = CodingKeysReading(type, in: index)
    let cases = Array(type.members.filter(\.isChoosable).compactMap(\.enumCase).enumerated())
    let possible = order.sorted(cases, of: full)
    if possible.isEmpty, !cases.isEmpty { throw .cycle(full) }
    var issue = GenerationFailure.noCase(full)
    for (number, declaration) in possible {
      do {
        let values = try values(of: declaration, at: place)
        // After a dot, `none` and `some` would be the cases of `Optional`.
        let isOfOptional = ["none", "some"].contains(declaration.name)
        let owner = isOfOptional ? FactoryNames.spelled(type.path) : ""
        let spelled = "\(owner).\(Identifier.escaped(declaration.name))"
        let written = zip(declaration.associatedValues, values).map { parameter, value in
          (parameter.label.map { "\(Identifier.argumentLabel($0)): " } ?? "") + value.text
        }
        let text = written.isEmpty ? spelled : "\(spelled)(\(written.joined(separator: ", ")))"
        return Sample(
          text, keys.json(of: declaration, number: number, values: values.map(\.json)),
          fixtures: values.reduce(into: []) { $0.formUnion($1.fixtures) })
      } catch {
        if case .noCase = issue { issue = error }
      }
    }
    throw issue
  }

  private func values(
    of declaration: EnumCaseDeclaration, at place: Place
  ) throws(GenerationFailure) -> [Sample] {
    try samples(
      of: declaration.associatedValues.map { ($0.label ?? declaration.name, $0.type) }, at: place)
  }

  /// Returns the values of the parts of one value.
  private func samples(
    of parts: [(name: String, type: TypeReference)], at place: Place
  ) throws(GenerationFailure) -> [Sample] {
    var values: [Sample] = []
    var length = 0
    for (name, type) in parts {
      var place = place
      place.name = name
      let value = try sample(of: type, at: place)
      length += value.text.utf8.count
      guard length <= Self.maximumLength else { throw place.tooLarge(type) }
      values.append(value)
    }
    return values
  }

  private func list(of element: TypeReference, at place: Place) -> Sample {
    guard let value = try? sample(of: element, at: place), value != .none else {
      return Sample("[]", .list([]))
    }
    return Sample("[\(value.text)]", .list([value.json]), fixtures: value.fixtures)
  }

  private func dictionary(
    _ key: TypeReference, _ value: TypeReference, at place: Place
  ) -> Sample {
    // With other keys, `Codable` encodes a dictionary as a list of keys and values.
    let isObject = ["String", "Int"].contains(index.resolved(key, in: place.scope).standardName)
    let none = Sample("[:]", isObject ? .object([:]) : .list([]))
    guard let key = try? sample(of: key, at: place), let value = try? sample(of: value, at: place),
      value != .none
    else { return none }
    let json: Sample.JSON =
      switch key.json {
      case .value(.string(let name)) where isObject: .object([name: value.json])
      case .value(.integer(let number)) where isObject: .object(["\(number)": value.json])
      default: .list([key.json, value.json])
      }
    return Sample(
      "[\(key.text): \(value.text)]", json, fixtures: key.fixtures.union(value.fixtures))
  }

  private func tuple(
    _ elements: [TupleElement], at place: Place
  ) throws(GenerationFailure) -> Sample {
    let values = try samples(
      of: elements.map { ($0.label ?? place.name, $0.type) }, at: place)
    let texts = zip(elements, values).map { element, value in
      (element.label.map { "\(Identifier.argumentLabel($0)): " } ?? "") + value.text
    }
    let fixtures = values.reduce(into: Set<String>()) { $0.formUnion($1.fixtures) }
    return Sample(
      "(\(texts.joined(separator: ", ")))", .unknown("a tuple"), fixtures: fixtures)
  }

  /// Returns a closure that does nothing.
  private func closure(
    _ function: FunctionType, at place: Place
  ) throws(GenerationFailure) -> Sample {
    guard function.result.isVoid else { throw .closure("\(place.owner).\(place.name)") }
    let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
    return Sample(names.isEmpty ? "{}" : "{ \(names) in }", .unknown("a closure"))
  }

  /// Returns a value of `Array<T>` or a similar type in its long form.
  private func generic(
    _ name: NamedType, at place: Place
  ) throws(GenerationFailure) -> Sample? {
    guard let last = name.components.last else { return nil }
    switch (last.name, last.arguments.count) {
    case ("Array", 1), ("ContiguousArray", 1), ("Set", 1):
      var place = place
      place.isDispensable = true
      return list(of: last.arguments[0], at: place)
    case ("Optional", 1): return try sample(of: .optional(last.arguments[0]), at: place)
    case ("Dictionary", 2):
      return try sample(
        of: .dictionary(key: last.arguments[0], value: last.arguments[1]), at: place)
    case ("Result", 2):
      let value = try sample(of: last.arguments[0], at: place)
      return Sample(".success(\(value.text))", .unknown(name.text), fixtures: value.fixtures)
    default: return nil
    }
  }
}

extension TypeMember {
  /// Whether the case is unconditional and can be used.
  var isChoosable: Bool {
    enumCase != nil && conditions.isEmpty && !attributes.contains(.available)
  }
}

extension TypeReference {
  /// The name of a type, without the arguments of generic types; nil for types without a name.
  fileprivate var nameWithoutArguments: String? {
    if case .named(let named) = self { named.plainNames.joined(separator: ".") } else { nil }
  }
}
