import DeclarationModel

/// A type that no header declares, and that a configuration does.
package struct HeaderDeclaration: Sendable, Hashable {
  /// What it is.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case `class`, `protocol`, `struct`, `enum`, options
  }

  /// Its name.
  package var name: String
  /// What it is.
  package var kind: Kind
  /// Where it is declared.
  package var position: SourcePosition?

  /// Describes a type.
  package init(name: String, kind: Kind, position: SourcePosition? = nil) {
    self.name = name
    self.kind = kind
    self.position = position
  }

  /// The declaration in Objective-C, on one line.
  var text: String {
    switch kind {
    case .class: "@interface \(name) : NSObject @end"
    case .protocol: "@protocol \(name) @end"
    case .struct: "typedef struct \(name) { int value; } \(name);"
    case .enum: "typedef enum \(name) : long \(name); enum \(name) : long { \(name)_ };"
    case .options:
      "typedef enum __attribute__((flag_enum)) \(name) : unsigned long \(name);"
        + " enum __attribute__((flag_enum)) \(name) : unsigned long { \(name)_ };"
    }
  }
}
