/// The filters in addition to Stencil's, with the names of Sourcery and StencilSwiftKit.
enum TemplateFilter {
  /// The implementation of a filter.
  typealias Body = @Sendable (FilterCall) throws -> Any?

  /// All filters.
  static let all: [String: Body] = texts.merging(lists) { $1 }
    .merging(members) { $1 }.merging(ours) { $1 }

  /// The filters that render Kagemusha's own code.
  private static let ours: [String: Body] = [
    "mock": { call in
      guard let view = call.value as? TypeView, view.type.kind == "protocol" else {
        throw call.session.failure(.wrongInput(filter: call.name, expected: "a protocol"))
      }
      // Its blank lines are its own, and not left by tags.
      return BlankLines.protected(view.session.mock(of: view.type.name))
    },
    "signature": { call in
      guard let view = call.value as? MethodView else {
        throw call.session.failure(.wrongInput(filter: call.name, expected: "a method"))
      }
      return view.method.signature
    },
    "accessor": { call in
      guard let view = call.value as? VariableView else {
        throw call.session.failure(.wrongInput(filter: call.name, expected: "a variable"))
      }
      return view.accessor
    },
  ]
}
