extension RuntimeModule {
  /// The protocols and aliases of `SourceryRuntime`, and the properties that are computed from others.
  static let declarations = #"""
    public typealias Annotations = [String: NSObject]
    public typealias Documentation = [String]
    public typealias AttributeList = [String: [Attribute]]
    public typealias SourceryMethod = Method
    public typealias SourceryModifier = Modifier
    public typealias SourceryProtocol = Protocol
    public typealias SourceryVariable = Variable

    public enum AccessLevel: String {
      case `package`, `internal`, `private`, `fileprivate`, `public`, `open`
      case none = ""
    }

    public protocol Annotated {
      var annotations: Annotations { get }
    }

    public protocol Documented {
      var documentation: Documentation { get }
    }

    public protocol Definition: AnyObject {
      var definedInTypeName: TypeName? { get }
      var definedInType: Type? { get }
      var actualDefinedInTypeName: TypeName? { get }
    }

    public protocol Typed {
      var type: Type? { get }
      var typeName: TypeName { get }
      var isOptional: Bool { get }
      var isImplicitlyUnwrappedOptional: Bool { get }
      var unwrappedTypeName: String { get }
    }

    extension Type {
      /// Returns the class for a type.
      static func kind(of fields: [String: Any]) -> Type.Type {
        switch fields["kind"] as? String {
        case "actor": return Actor.self
        case "class": return Class.self
        case "enum": return Enum.self
        case "protocol": return Protocol.self
        case "protocolComposition": return ProtocolComposition.self
        case "struct": return Struct.self
        default: return Type.self
        }
      }
    }

    extension Variable {
      public var accessLevel: (read: AccessLevel, write: AccessLevel) {
        (AccessLevel(rawValue: readAccess) ?? .none, AccessLevel(rawValue: writeAccess) ?? .none)
      }
    }

    extension Array where Element == MethodParameter {
      public var asSource: String { "(\(map(\.asSource).joined(separator: ", ")))" }
    }

    extension Array where Element == ClosureParameter {
      public var asSource: String { "(\(map(\.asSource).joined(separator: ", ")))" }
    }

    extension Array where Element == TupleElement {
      public var asSource: String { "(\(map(\.asSource).joined(separator: ", ")))" }
      public var asTypeName: String { "(\(map(\.typeName.asSource).joined(separator: ", ")))" }
    }

    """#
}
