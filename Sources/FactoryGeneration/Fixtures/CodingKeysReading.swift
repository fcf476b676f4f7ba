import Basics
import DeclarationModel
import Symbols

/// The keys under which `Codable` encodes the properties or cases of a type.
struct CodingKeysReading {
  private let type: TypeDeclaration
  private let index: SymbolTable
  /// The keys by the names of properties or cases; nil if the type declares none.
  private let keys: [String: String]?

  init(_ type: TypeDeclaration, in index: SymbolTable) {
    self.type = type
    self.index = index
    keys = Self.keys(named: "CodingKeys", of: type, in: index)
  }

  /// Returns the key of a property; nil if the property is not coded.
  func key(of property: String) -> String? {
    guard let keys else { return property }
    return keys[property]
  }

  /// Returns a case as `Codable` encodes it: its raw value, or the form that SE-0295 specifies.
  ///
  /// - Parameters:
  ///   - declaration: The case.
  ///   - number: The index of the case.
  ///   - values: The associated values.
  func json(
    of declaration: EnumCaseDeclaration, number: Int, values: [Sample.JSON]
  ) -> Sample.JSON {
    if type.codesByHand(in: index) { return .unknown(type.qualifiedName) }
    if let raw = rawType {
      switch (raw, declaration.rawValue.flatMap(LiteralReading.sample)?.json) {
      case ("String", nil): return .value(.string(declaration.name))
      case (_, let written?): return written
      case (_, nil):
        return declaration.rawValue == nil
          ? .value(.integer(number)) : .unknown(type.qualifiedName)
      }
    }
    guard let key = key(of: declaration.name) else { return .unknown(type.qualifiedName) }
    let name = TextCase.upperFirst(declaration.name)
    let inner = Self.keys(named: "\(name)CodingKeys", of: type, in: index)
    var object: [String: Sample.JSON] = [:]
    for (number, (parameter, value)) in zip(declaration.associatedValues, values).enumerated() {
      let label = parameter.label ?? "_\(number)"
      guard let key = inner.map({ $0[label] }) ?? label else { continue }
      object[key] = value
    }
    return .object([key: .object(object)])
  }

  /// The raw type of the enumeration.
  private var rawType: String? {
    let known: Set = [
      "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "Double", "Float",
    ]
    return type.inheritance.first?.standardName.flatMap { known.contains($0) ? $0 : nil }
  }

  private static func keys(
    named name: String, of type: TypeDeclaration, in index: SymbolTable
  ) -> [String: String]? {
    guard let keys = index.types(named: "\(type.qualifiedName).\(name)").first else { return nil }
    var result: [String: String] = [:]
    for declaration in keys.members.compactMap(\.enumCase) {
      guard
        case .value(.string(let raw))? = declaration.rawValue.flatMap(LiteralReading.sample)?.json
      else {
        result[declaration.name] = declaration.name
        continue
      }
      result[declaration.name] = raw
    }
    return result
  }
}

extension TypeDeclaration {
  /// Returns whether the type, or an extension of it, implements coding by hand.
  func codesByHand(in index: SymbolTable) -> Bool {
    index.parts(of: self).flatMap(\.members).contains { member in
      switch member.kind {
      case .initializer(let declaration):
        declaration.parameters.count == 1 && declaration.parameters[0].isDecoder
      case .method(let method):
        method.name == "encode" && method.parameters.map(\.label) == ["to"]
      default: false
      }
    }
  }

  /// Returns whether the type conforms to `Decodable` or `Encodable`, directly or by a protocol of
  /// the sources.
  func isCodable(in index: SymbolTable) -> Bool {
    var open = index.parts(of: self).flatMap(\.inheritance)
    var seen: Set<TypeReference> = []
    while let parent = open.popLast() {
      guard seen.insert(parent).inserted else { continue }
      switch parent {
      case .composition(let parts): open += parts
      case .named(let name):
        let plain = name.components.last?.name ?? ""
        if ["Codable", "Decodable", "Encodable"].contains(plain) { return true }
        switch index.meaning(of: name, in: TypeScope(scope)) {
        case .protocol(let declaration): open += declaration.inheritance
        case .alias(let type, _): open.append(type)
        default: break
        }
      default: break
      }
    }
    return false
  }
}
