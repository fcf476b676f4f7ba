/// The filters that templates have on top of Stencil's, under the names that Sourcery and
/// StencilSwiftKit gave them.
enum TemplateFilter {
  /// What a filter does.
  typealias Body = @Sendable (FilterCall) throws -> Any?

  /// All of them.
  static let all: [String: Body] = texts.merging(lists) { $1 }
    .merging(members) { $1 }.merging(ours) { $1 }

  /// Our own renderings.
  private static let ours: [String: Body] = [
    "mock": { call in
      guard let view = call.value as? TypeView, view.type.kind == "protocol" else {
        throw call.session.failure(.wrongInput(filter: call.name, expected: "protocol"))
      }
      // Its blank lines are its own, and not left by tags.
      return BlankLines.protected(view.session.mock(of: view.type.name))
    },
    "signature": { call in
      guard let view = call.value as? MethodView else {
        throw call.session.failure(.wrongInput(filter: call.name, expected: "method"))
      }
      return view.method.signature
    },
    "accessor": { call in
      guard let view = call.value as? VariableView else {
        throw call.session.failure(.wrongInput(filter: call.name, expected: "variable"))
      }
      return view.accessor
    },
  ]
}
