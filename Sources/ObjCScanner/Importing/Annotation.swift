/// The attributes that libclang does not expose, and that are turned into annotations.
enum Annotation {
  /// The attributes with string arguments.
  ///
  /// This is the only list of names; `arguments` defines macros for them.
  private static let quoted = ["swift_name", "swift_async_name", "swift_attr"]
  private static let bare = [
    "swift_async", "swift_async_error", "swift_error", "swift_wrapper", "swift_newtype",
    "objc_bridge", "objc_bridge_mutable", "ns_error_domain",
  ]
  /// The arguments that define the macros.
  static let arguments: [String] =
    quoted.flatMap { macro("\($0)(x)", "annotate(\"\($0)=\" x)") }
    + bare.flatMap { macro("\($0)(...)", "annotate(\"\($0)=\" #__VA_ARGS__)") }

  private static func macro(_ name: String, _ text: String) -> [String] {
    ["-D\(name)=\(text)", "-D__\(name.prefix { $0 != "(" })__\(name.drop { $0 != "(" })=\(text)"]
  }

  /// Returns the value of `NS_SWIFT_NAME`.
  static func swiftName(of declaration: ClangCursor) -> String? {
    value("swift_name", of: declaration)
  }

  /// Returns whether a declaration has one of some attributes.
  static func has(_ names: [String], _ declaration: ClangCursor) -> Bool {
    declaration.annotations.contains { annotation in
      names.contains { annotation == $0 || annotation.hasPrefix($0 + "=") }
    }
  }

  /// Returns the value of an attribute.
  static func value(_ name: String, of declaration: ClangCursor) -> String? {
    let start = name + "="
    return declaration.annotations.last { $0.hasPrefix(start) }.map {
      String($0.dropFirst(start.count))
    }
  }
}
