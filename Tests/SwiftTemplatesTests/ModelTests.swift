import Testing

@testable import StencilTemplates

@Suite struct ModelTests {
  /// Returns the names of the properties of classes, including inherited ones.
  private func names(_ classes: String...) -> Set<String> {
    let all = classes.flatMap { name in ModelClass.all.filter { $0.name == name } }
    return Set(all.flatMap { $0.properties.map(\.name) })
  }

  /// The properties of every object.
  private let common: Set = ["description"]

  @Test func `Swift templates see all that Stencil templates see, and nothing else`() {
    let subclasses = ["Class", "Struct", "Actor", "Protocol", "Enum", "ProtocolComposition"]
    #expect(
      subclasses.reduce(names("Type")) { $0.union(names($1)) }
        == Set(TypeView.properties.keys).subtracting(common))
    #expect(names("Types") == Set(TypesView.properties.keys))
    #expect(names("Variable") == Set(VariableView.properties.keys))
    #expect(names("Method") == Set(MethodView.properties.keys))
    #expect(names("Subscript") == Set(SubscriptView.properties.keys))
    #expect(
      names("MethodParameter", "AssociatedValue") == Set(ParameterView.properties.keys))
    #expect(names("EnumCase") == Set(EnumCaseView.properties.keys))
    #expect(names("TypeName") == Set(TypeNameView.properties.keys).subtracting(common))
    #expect(
      names(
        "ArrayType", "SetType", "DictionaryType", "TupleType", "ClosureType", "GenericType")
        == Set(TypePartsView.properties.keys))
    #expect(
      names("TupleElement", "ClosureParameter", "GenericTypeParameter")
        == Set(TypedPartView.properties.keys))
    #expect(names("AssociatedType") == Set(AssociatedTypeView.properties.keys))
    #expect(names("GenericParameter") == Set(GenericParameterView.properties.keys))
    #expect(names("GenericRequirement") == Set(GenericRequirementView.properties.keys))
    #expect(names("Typealias") == Set(TypeAliasView.properties.keys))
    #expect(names("Import") == Set(ImportView.properties.keys).subtracting(common))
    #expect(names("Attribute") == Set(AttributeView.properties.keys).subtracting(common))
    #expect(names("Modifier") == Set(ModifierView.properties.keys))
  }

  @Test func `each class follows the one that it inherits from`() {
    var known: Set = ["ModelObject"]
    for model in ModelClass.all {
      #expect(known.contains(model.parent), "\(model.name)")
      #expect(known.insert(model.name).inserted, "\(model.name)")
    }
  }
}
