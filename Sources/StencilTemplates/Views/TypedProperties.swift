/// What everything with a type can be asked for.
enum TypedProperties {
  /// The properties of a view whose type `path` leads to.
  static func of<View>(
    _ path: KeyPath<View, TypeNameView> & Sendable
  ) -> [String: @Sendable (View) -> Any?] {
    [
      "typeName": { $0[keyPath: path] },
      "actualTypeName": { $0[keyPath: path].actual },
      "type": { $0[keyPath: path].declared },
      "isOptional": { $0[keyPath: path].isOptional },
      "isImplicitlyUnwrappedOptional": { $0[keyPath: path].isImplicitlyUnwrapped },
      "unwrappedTypeName": { $0[keyPath: path].unwrapped.text },
      "isTuple": { $0[keyPath: path].isTuple },
      "isClosure": { $0[keyPath: path].isClosure },
      "isArray": { $0[keyPath: path].isArray },
      "isSet": { $0[keyPath: path].isSet },
      "isDictionary": { $0[keyPath: path].isDictionary },
    ]
  }
}
