import DeclarationModel
import Symbols

/// Encodes fixtures as JSON decodable by a default `JSONDecoder`.
package struct FixtureJSON: Sendable {
  private let index: SymbolTable
  private let fixtures: [String: FixtureBlueprint]

  /// An error that a fixture has no JSON.
  package struct Failure: Error, Sendable, Hashable {
    /// The reason, at the declaration of the type.
    package var diagnostic: Diagnostic
  }

  /// Creates an encoder for the fixtures of a resolution.
  package init(_ resolution: FixtureResolution, of resolver: FixtureResolver) {
    index = resolver.index
    fixtures = Dictionary(
      resolution.fixtures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the fixture of a type as JSON.
  ///
  /// - Parameter name: The full name of the type.
  /// - Throws: An error if the type has no JSON representation.
  package func value(of name: String) throws(Failure) -> FixtureJSONValue {
    do throws(FixtureJSONFailure) {
      return try object(of: name)
    } catch {
      throw Failure(diagnostic: Diagnostic(error, at: fixtures[name]?.position))
    }
  }

  private func object(of name: String) throws(FixtureJSONFailure) -> FixtureJSONValue {
    guard let fixture = fixtures[name], let type = index.types(named: name).first,
      type.isCodable(in: index)
    else { throw .notCodable(name) }
    if type.codesByHand(in: index) { throw .codedByHand(name) }
    if case .value(let sample) = fixture.making {
      return try value(sample.json, at: name) ?? .null
    }
    if !index.ancestors(of: name).isEmpty { throw .ownInitializer(name) }
    if type.isCodedAsRawValue {
      guard let raw = fixture.parameters.first(where: { $0.name == "rawValue" }) else {
        throw .ownInitializer(name)
      }
      return try value(raw.sample.json, at: "\(name).rawValue") ?? .null
    }
    let keys = CodingKeysReading(type, in: index)
    let samples = Dictionary(
      fixture.parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var object: [String: FixtureJSONValue] = [:]
    for (property, wrapper) in type.codedProperties {
      guard let key = keys.key(of: property.name) else { continue }
      if let wrapper { throw .unknownValue(wrapper.text, path: "\(name).\(property.name)") }
      guard let parameter = samples[property.name], fits(parameter, property, in: fixture) else {
        throw .ownInitializer(name)
      }
      object[key] = try value(parameter.sample.json, at: "\(name).\(property.name)")
    }
    return .object(object)
  }

  /// Returns whether a parameter is stored in the property with its name.
  private func fits(
    _ parameter: FixtureBlueprint.Parameter, _ property: VariableDeclaration,
    in fixture: FixtureBlueprint
  ) -> Bool {
    let scope = NameScope(inside: fixture.path, file: fixture.position.path)
    guard let type = index.type(of: property, from: scope) else { return false }
    return index.qualified(type, from: scope, generics: []) == parameter.type
  }

  private func value(_ json: Sample.JSON, at path: String) throws(FixtureJSONFailure)
    -> FixtureJSONValue?
  {
    switch json {
    case .value(let value): return value
    case .absent: return nil
    case .fixture(let name): return try object(of: name)
    case .list(let elements):
      var values: [FixtureJSONValue] = []
      for element in elements { values.append(try value(element, at: path) ?? .null) }
      return .array(values)
    case .object(let members):
      var values: [String: FixtureJSONValue] = [:]
      for (key, member) in members { values[key] = try value(member, at: path) }
      return .object(values)
    case .unknown(let text): throw .unknownValue(text, path: path)
    }
  }
}

extension TypeDeclaration {
  /// Whether the type is encoded as its raw value, as the standard library does by default.
  fileprivate var isCodedAsRawValue: Bool {
    inheritance.contains { ["RawRepresentable", "OptionSet"].contains($0.standardName) }
  }

  /// The stored properties that `Codable` encodes, each with its property wrapper.
  fileprivate var codedProperties: [(VariableDeclaration, wrapper: Attribute?)] {
    members.compactMap { member in
      guard case .variable(let variable) = member.kind, !variable.isComputed, !member.isStatic,
        !(variable.isConstant && variable.initialValue != nil)
      else { return nil }
      let wrapper = member.attributes.first { $0.kind != .available && !$0.isGlobalActor }
      return (variable, wrapper)
    }
  }
}

/// A JSON value.
package indirect enum FixtureJSONValue: Sendable, Hashable, Encodable {
  case string(String)
  case integer(Int)
  case number(Double)
  case bool(Bool)
  case null
  case array([FixtureJSONValue])
  case object([String: FixtureJSONValue])

  /// Encodes the value without a wrapper.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .integer(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .bool(let value): try container.encode(value)
    case .null: try container.encodeNil()
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
