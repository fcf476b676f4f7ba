import Stencil

/// All types by their names: `{{ type.Foo }}`.
///
/// A dictionary would be copied by Stencil each time a template looks up one name.
struct TypeIndexView: DynamicMemberLookup, Resolvable, CustomStringConvertible {
  let session: RenderSession

  var description: String { "type" }

  subscript(dynamicMember name: String) -> Any? {
    name == "count" ? session.model.types.count : session.type(named: name)
  }

  /// Returns the dictionary, for a loop over it.
  func resolve(_ context: Context) -> Any? { session.typesByName }
}
