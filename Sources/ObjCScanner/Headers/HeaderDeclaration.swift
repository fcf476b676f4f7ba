import DeclarationModel

/// A type that the configuration declares because no header does.
package struct HeaderDeclaration: Sendable, Hashable {
  /// The kind of type.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case `class`, `protocol`, `struct`, `enum`, options
    /// A typedef of `NSString *` that Swift imports as a type of its own.
    case string
    /// A type of Core Foundation, such as `SecTrustRef`.
    case reference
    /// Another typedef of an object.
    case object
  }

  /// The name.
  package var name: String
  /// The kind of type.
  package var kind: Kind
  /// The position of the declaration in the configuration.
  package var position: SourcePosition?

  /// Creates a declaration.
  package init(name: String, kind: Kind, position: SourcePosition? = nil) {
    self.name = name
    self.kind = kind
    self.position = position
  }

  /// The Objective-C declaration, on one line.
  var text: String {
    switch kind {
    case .class: "@interface \(name) : NSObject @end"
    case .protocol: "@protocol \(name) @end"
    case .struct: "typedef struct \(name) { int value; } \(name);"
    case .enum: "typedef enum \(name) : long \(name); enum \(name) : long { \(name)_ };"
    case .string: "typedef NSString *\(name) __attribute__((swift_wrapper(struct)));"
    case .reference: "typedef struct __attribute__((objc_bridge(id))) __\(name) *\(name);"
    case .object: "typedef NSObject *\(name);"
    case .options:
      "typedef enum __attribute__((flag_enum)) \(name) : unsigned long \(name);"
        + " enum __attribute__((flag_enum)) \(name) : unsigned long { \(name)_ };"
    }
  }
}
