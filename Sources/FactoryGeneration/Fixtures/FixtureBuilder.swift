import DeclarationModel
import Symbols

/// Builds one fixture.
struct FixtureBuilder {
  let index: SymbolTable
  let search: InitializerSearch
  let samples: SampleMaker

  /// Returns the fixture of a type.
  ///
  /// - Throws: `ValueFailure` if a value cannot be created.
  func fixture(of type: TypeDeclaration) throws(ValueFailure) -> FixtureBlueprint {
    let name = type.qualifiedName
    var blueprint = FixtureBlueprint(
      path: type.enclosingTypes + [type.name], position: type.position)
    blueprint.conditions = type.conditions
    blueprint.outerAvailability = type.attributes.availability
    do throws(GenerationFailure) {
      try check(type)
      if type.kind == .enum {
        let place = SampleMaker.Place(
          name: type.name, owner: name, scope: TypeScope(type.scope))
        blueprint.making = .value(try samples.sample(of: .name(type.name), at: place))
        return blueprint
      }
      let initializer = try search.initializer(of: type)
      guard initializer.effects == Effects() else { throw .effects(name) }
      blueprint.isolation = initializer.isolation
      blueprint.availability = initializer.availability
      try add(initializer, to: &blueprint)
      return blueprint
    } catch {
      throw ValueFailure(issue: error, chain: [], position: type.position)
    }
  }

  private func check(_ type: TypeDeclaration) throws(GenerationFailure) {
    let name = type.qualifiedName
    guard index.types(named: name).count == 1 else { throw .severalTypes(name) }
    guard type.generics.isEmpty, !index.isNestedInGeneric(type) else { throw .generic(name) }
    if index.isPrivate(name) { throw .inaccessible(name) }
  }

  private func add(
    _ initializer: CallableInitializer, to blueprint: inout FixtureBlueprint
  ) throws(GenerationFailure) {
    let scope = initializer.scope
    var names = FactoryNames(reserved: [])
    for parameter in initializer.parameters where !parameter.isVariadic {
      let sample: Sample
      do throws(GenerationFailure) {
        if parameter.isInout { throw .variable("inout") }
        sample = try self.sample(for: parameter, of: blueprint.name, in: scope)
      } catch {
        if parameter.hasDefault { continue }
        throw .part(
          ValueFailure(issue: error, chain: [parameter.name], position: parameter.position))
      }
      blueprint.parameters.append(
        FixtureBlueprint.Parameter(
          name: names.parameter([parameter.label ?? parameter.name, parameter.name]),
          label: parameter.label,
          type: index.qualified(scope.filled(parameter.type), from: scope.names, generics: []),
          isClosure: index.isFunction(parameter.type, in: scope), sample: sample))
    }
  }

  /// Returns the value of a parameter: the initial value of its property if it is a literal, or
  /// else a sample.
  private func sample(
    for parameter: InitializerParameter, of owner: String, in scope: TypeScope
  ) throws(GenerationFailure) -> Sample {
    let place = SampleMaker.Place(name: parameter.name, owner: owner, scope: scope)
    if samples.expression(for: parameter.type, at: place) == nil,
      let initial = parameter.initialValue.flatMap(LiteralReading.sample)
    {
      return initial
    }
    return try samples.sample(of: parameter.type, at: place)
  }
}
