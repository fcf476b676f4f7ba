import Basics
import DeclarationModel

extension TemplateModel {
  /// Returns what is wrong with a name that a relation has no types for; nil if it may well have none.
  ///
  /// - Complexity: O(*n*) for *n* types.
  func fault(of relation: TypeRelation.Kind, for name: String) -> TemplateFact? {
    guard let number = numbers.first(named: name) else {
      return fault(ofUndeclared: name, in: relation)
    }
    let kind = types[number].kind
    let fitting: TypeRelation.Kind =
      switch kind {
      case "protocol": .implementing
      case "class": .inheriting
      default: .based
      }
    guard relation != .based, relation != fitting else { return nil }
    return .unrelatedKind(
      name, kind: Self.kindsInWords[kind] ?? "no protocol", relation: relation.rawValue,
      fitting: fitting.rawValue)
  }

  private func fault(
    ofUndeclared name: String, in relation: TypeRelation.Kind
  ) -> TemplateFact? {
    let based = RelationIndex(of: .based, in: self)
    guard based[name].isEmpty else {
      return .undeclaredType(name, relation: relation.rawValue)
    }
    // Types may be based on a type of any module.
    let foreign = relation == .based ? based.all.map(\.name) : []
    let nearest = NameSuggestions(candidates: types.map(\.name) + foreign).nearest(to: name)
    guard relation != .based || nearest != nil else { return nil }
    return .unknownType(name, relation: relation.rawValue, nearest: nearest)
  }

  private static let kindsInWords = [
    "protocol": "a protocol", "class": "a class", "struct": "a structure",
    "enum": "an enumeration", "actor": "an actor", "extension": "only extended in the sources",
    "protocolComposition": "an alias of several protocols",
  ]
}

extension TemplateRenderer {
  /// Returns what is wrong with a name that a relation has no types for; nil if it may well have none.
  ///
  /// - Parameters:
  ///   - name: The name of a type.
  ///   - relation: `implementing`, `inheriting` or `based`.
  package func fault(ofEmpty name: String, in relation: String) -> TemplateFact? {
    TypeRelation.Kind(rawValue: relation).flatMap { model.fault(of: $0, for: name) }
  }
}
