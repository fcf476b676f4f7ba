/// The filters, with the names of Stencil, StencilSwiftKit and Sourcery.
enum TemplateFilter {
  /// The implementation of a filter.
  typealias Body = @Sendable (FilterCall) throws -> any TemplateConvertible

  /// The filter whose argument names another filter.
  static let indirect = "filter"

  /// All other filters.
  static let all: [String: Body] = texts.merging(lists) { $1 }
    .merging(members) { $1 }.merging(ours) { $1 }

  /// The names of all filters, sorted.
  static let names = (all.keys + [indirect]).sorted()

  /// The filters that render Kagemusha's own code.
  private static let ours: [String: Body] = [
    "mock": { call in
      guard let view = call.object as? TypeView, view.type.kind == "protocol" else {
        throw call.wrongInput("a protocol")
      }
      // Its blank lines are its own, and not left by tags.
      return BlankLines.protected(view.session.mock(of: view.type.name))
    },
    "signature": { call in
      guard let view = call.object as? MethodView else { throw call.wrongInput("a method") }
      return view.method.signature
    },
    "accessor": { call in
      guard let view = call.object as? VariableView else { throw call.wrongInput("a variable") }
      return view.accessor
    },
  ]
}
