import DeclarationModel

/// A type: `{{ type }}`.
struct TypeView: TemplateView {
  static let noun = "type"

  /// The identity of a view.
  struct ID: Hashable {
    let number: Int
    let isExtensionPart: Bool
  }

  let number: Int
  let session: RenderSession
  /// Whether the view is that of an extension of the type, which Sourcery treats as a type of its own.
  var isExtensionPart = false

  var id: ID { ID(number: number, isExtensionPart: isExtensionPart) }
  var type: TemplateType { session.model.types[number] }
  var members: TemplateMembers { session.members(of: number) }
  var lineage: TypeLineage { session.model.lineage(of: number) }
  var kind: String { isExtensionPart ? "extension" : type.kind }
  var description: String { name }
  /// The qualified name as it is written.
  var name: String { session.model.name(of: number) }
  var templateValue: TemplateValue { .object(session.memory(of: self)) }

  static let properties: [String: @Sendable (TypeView) -> any TemplateConvertible] = [
    "name": { $0.name },
    "localName": { $0.type.localName },
    "globalName": { $0.session.model.globalName(of: $0.number) },
    "kind": { $0.kind },
    "accessLevel": { $0.type.access.rawValue },
    "annotations": { $0.type.annotations },
    "documentation": { $0.session.documentation($0.type.documentation) },
    "attributes": { AttributeView.dictionary($0.type.attributes, $0.session) },
    "modifiers": { ModifierView.list($0.type.modifiers, $0.session) },
    "isExtension": { $0.kind == "extension" },
    "isUnknownExtension": { $0.type.kind == "extension" },
    "isGeneric": { view in
      // As in Sourcery, requirements suffice, and a protocol with associated types is generic.
      !view.type.generics.isEmpty || !view.type.requirements.isEmpty
        || view.type.kind == "protocol" && !view.associatedTypes.isEmpty
    },
    "isFinal": { $0.type.modifiers.contains(.final) },
    "isDistributed": { $0.type.modifiers.contains(.distributed) },
    "genericRequirements": {
      GenericRequirementView.list($0.type.requirements, $0.scope, $0.session)
    },
    "parentName": { view in
      view.type.parentName.map { view.parent?.name ?? $0 }
    },
    "parent": { $0.parent },
    "parentTypes": { $0.parents },
    "imports": { $0.imports(of: [$0.type]) },
    "allImports": { $0.imports(of: [$0.type] + $0.baseTypes.map(\.type)) },
    "description": { $0.name },
    "containedTypes": { $0.containedTypes },
    "containedType": { view in
      Dictionary(
        view.containedTypes.map { ($0.type.localName, $0) },
        uniquingKeysWith: { first, _ in first })
    },
    "module": { $0.type.module },
    "path": { $0.type.path },
    "fileName": { $0.type.path.split(separator: "/").last.map(String.init) },
    "directory": { $0.type.path.deletingLastComponent },
    "composedTypeNames": { $0.composedTypeNames },
    "composedTypes": { $0.composedTypeNames.compactMap(\.declared) },
    "inheritedTypes": { view in
      view.inheritedTypes.filter { $0 != view.rawType?.text }
    },
    "based": { Dictionary(uniqueKeysWithValues: $0.lineage.names.map { ($0, $0) }) },
    "basedTypes": { $0.views(of: $0.lineage.names) },
    "inherits": { view in
      // Two modules may have a class of the same name.
      Dictionary(view.superclasses.map { ($0.type.name, $0) }) { first, _ in first }
    },
    "implements": { $0.views(of: $0.lineage.protocols) },
    "supertype": { $0.superclasses.first },
    "typealiases": { view in
      Dictionary(
        view.aliases.map { ($0.declaration.name, $0) },
        uniquingKeysWith: { first, _ in first })
    },
    "associatedTypes": { $0.associatedTypes },

    "variables": { $0.variables },
    "rawVariables": { $0.rawVariables },
    "allVariables": { $0.allVariables },
    "storedVariables": {
      $0.variables.filter { !$0.variable.isComputed && !$0.variable.facts.isStatic }
    },
    "computedVariables": {
      $0.variables.filter { $0.variable.isComputed && !$0.variable.facts.isStatic }
    },
    "instanceVariables": {
      $0.variables.filter { !$0.variable.facts.isStatic }
    },
    "staticVariables": { $0.variables.filter { $0.variable.facts.isStatic } },
    "methods": { $0.methods },
    "rawMethods": { $0.rawMethods },
    "allMethods": { $0.allMethods },
    "initializers": { $0.methods.filter(\.method.isInitializer) },
    "instanceMethods": { view in
      view.methods.filter { !$0.method.isStatic && !$0.method.facts.isStatic }
    },
    "staticMethods": { $0.methods.filter(\.method.isStatic) },
    "classMethods": { view in
      view.methods.filter { $0.method.facts.modifiers.contains(.class) }
    },
    "subscripts": { $0.subscripts },
    "rawSubscripts": { $0.rawSubscripts },
    "allSubscripts": { $0.allSubscripts },
    "cases": { view in
      view.members.cases.map { EnumCaseView(declared: $0, session: view.session) }
    },
    "hasAssociatedValues": { view in
      view.members.cases.contains { !$0.declaration.associatedValues.isEmpty }
    },
    "hasRawType": { $0.lineage.hasRawType },
    "rawTypeName": { view in
      view.rawType.map { TypeNameView($0, view.session, from: view.scope) }
    },
    "rawType": { view in
      view.rawType.flatMap { TypeNameView($0, view.session, from: view.scope).declared }
    },
  ]
}
