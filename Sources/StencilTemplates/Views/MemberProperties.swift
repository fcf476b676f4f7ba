/// The properties of all views of members.
enum MemberProperties {
  /// Returns the properties of a view.
  ///
  /// - Parameter member: Returns the properties that all members have, for a view.
  static func of<View>(
    _ member: @escaping @Sendable (View) -> (facts: MemberFacts, session: RenderSession)
  ) -> [String: @Sendable (View) -> any TemplateConvertible] {
    let properties: [String: @Sendable (MemberFacts, RenderSession) -> any TemplateConvertible] = [
      "annotations": { facts, _ in facts.annotations },
      "documentation": { $1.documentation($0.documentation) },
      "attributes": { AttributeView.dictionary($0.attributes, $1) },
      "modifiers": { ModifierView.list($0.modifiers, $1) },
      "definedInType": { $1.owner(of: $0) },
      "definedInTypeName": { facts, session in
        facts.writtenDefinedIn.map {
          TypeNameView(.name(session.model.writtenNames.written($0)), session)
        }
      },
      "actualDefinedInTypeName": { facts, session in
        session.ownerType(of: facts).map { TypeNameView($0, session) }
      },
    ]
    return properties.mapValues { property in
      { view in
        let (facts, session) = member(view)
        return property(facts, session)
      }
    }
  }
}
