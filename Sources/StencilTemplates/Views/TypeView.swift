import DeclarationModel

/// A type: `{{ type }}`.
struct TypeView: TemplateView {
  static let noun = "type"

  let number: Int
  let session: RenderSession

  var type: TemplateType { session.model.types[number] }
  var lineage: TypeLineage { session.model.lineage(of: number) }
  var description: String { type.name }

  static let properties: [String: @Sendable (TypeView) -> Any?] = [
    "name": { $0.type.name },
    "localName": { $0.type.localName },
    "globalName": { $0.type.name },
    "kind": { $0.type.kind },
    "accessLevel": { $0.type.access.rawValue },
    "annotations": { $0.type.annotations.mapValues(\.templateValue) },
    "documentation": { $0.session.documentation($0.type.documentation) },
    "attributes": { AttributeView.dictionary($0.type.attributes, $0.session) },
    "modifiers": { TemplateList.value($0.type.modifiers.map(\.text)) },
    "isExtension": { $0.type.kind == "extension" },
    "isUnknownExtension": { $0.type.kind == "extension" },
    "isGeneric": { !$0.type.generics.isEmpty },
    "isFinal": { $0.type.modifiers.contains(.final) },
    "isDistributed": { $0.type.modifiers.contains(.distributed) },
    "genericRequirements": { TemplateList.value($0.type.requirements.map(\.text)) },
    "parentName": { $0.type.parentName },
    "parent": { $0.parent },
    "containedTypes": { TemplateList.value($0.containedTypes) },
    "containedType": { view in
      Dictionary(
        view.containedTypes.map { ($0.type.localName, $0 as Any) },
        uniquingKeysWith: { first, _ in first })
    },
    "module": { _ in nil },
    "path": { $0.type.path },
    "fileName": { $0.type.path.split(separator: "/").last.map(String.init) },
    "directory": { $0.type.path.split(separator: "/").dropLast().joined(separator: "/") },
    "inheritedTypes": { TemplateList.value($0.type.inheritance.map(\.text)) },
    "based": { Dictionary(uniqueKeysWithValues: $0.lineage.names.map { ($0, $0) }) },
    "basedTypes": { $0.views(of: $0.lineage.names) },
    "inherits": { $0.views(of: $0.lineage.classes) },
    "implements": { $0.views(of: $0.lineage.protocols) },
    "supertype": { view in view.lineage.classes.first.flatMap { view.session.type(named: $0) } },
    "typealiases": { view in
      Dictionary(
        view.type.typeAliases.map { ($0.name, TypeNameView($0.type, view.session) as Any) },
        uniquingKeysWith: { first, _ in first })
    },
    "associatedTypes": { view in
      Dictionary(
        view.type.associatedTypes.map { ($0.name, AssociatedTypeView($0, view.session) as Any) },
        uniquingKeysWith: { first, _ in first })
    },

    "variables": { TemplateList.value($0.variables) },
    "rawVariables": { TemplateList.value($0.variables) },
    "allVariables": { TemplateList.value($0.allVariables) },
    "storedVariables": {
      TemplateList.value(
        $0.variables.filter { !$0.variable.isComputed && !$0.variable.facts.isStatic })
    },
    "computedVariables": {
      TemplateList.value(
        $0.variables.filter { $0.variable.isComputed && !$0.variable.facts.isStatic })
    },
    "instanceVariables": {
      TemplateList.value($0.variables.filter { !$0.variable.facts.isStatic })
    },
    "staticVariables": { TemplateList.value($0.variables.filter { $0.variable.facts.isStatic }) },
    "methods": { TemplateList.value($0.methods) },
    "rawMethods": { TemplateList.value($0.methods) },
    "allMethods": { TemplateList.value($0.allMethods) },
    "initializers": { TemplateList.value($0.methods.filter(\.method.isInitializer)) },
    "instanceMethods": { view in
      TemplateList.value(
        view.methods.filter { !$0.method.facts.isStatic && !$0.method.isInitializer })
    },
    "staticMethods": { view in
      TemplateList.value(view.methods.filter { $0.method.facts.modifiers.contains(.static) })
    },
    "classMethods": { view in
      TemplateList.value(view.methods.filter { $0.method.facts.modifiers.contains(.class) })
    },
    "subscripts": { TemplateList.value($0.subscripts) },
    "rawSubscripts": { TemplateList.value($0.subscripts) },
    "allSubscripts": { TemplateList.value($0.subscripts) },
    "cases": { view in
      TemplateList.value(view.type.cases.map { EnumCaseView($0, view.session) })
    },
    "hasAssociatedValues": { view in
      view.type.cases.contains { !$0.declaration.associatedValues.isEmpty }
    },
    "hasRawType": { $0.rawType != nil },
    "rawTypeName": { view in view.rawType.map { TypeNameView(.name($0), view.session) } },
  ]
}
