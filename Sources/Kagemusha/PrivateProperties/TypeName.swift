/// The name of a type, short for messages, and in full where two types share the short one.
struct TypeName: Sendable, Hashable {
  let short: String
  let full: String

  init(_ type: Any.Type) {
    if let optional = type as? any OptionalType.Type {
      let wrapped = TypeName(optional.wrapped)
      short = wrapped.short + "?"
      full = wrapped.full + "?"
    } else {
      short = String(describing: type)
      full = String(reflecting: type)
    }
  }

  init(of value: Any) { self.init(Swift.type(of: value)) }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
