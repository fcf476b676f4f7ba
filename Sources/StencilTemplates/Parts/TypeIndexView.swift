/// All types by their names: `{{ type.Foo }}`.
struct TypeIndexView: TemplateObject {
  let session: RenderSession

  var description: String { "type" }

  func value(of name: String) -> TemplateValue {
    name == "count"
      ? .integer(session.model.types.count) : session.type(named: name).templateValue
  }

  /// The types by their global names, for a loop over them.
  var entries: TemplateValue? { session.typesByName.templateValue }
}
