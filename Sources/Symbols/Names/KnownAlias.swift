import DeclarationModel

/// The type aliases and types of the libraries that come with Swift which sources name most, so that no interface
/// need be read to know what they are.
package enum KnownAlias {
  /// The modules that hold the libraries' types, whose names make no difference before those.
  package static let modules: Set = [
    "Combine", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Glibc",
    "ObjectiveC", "Swift", "_Concurrency", "_StringProcessing",
  ]

  /// Returns what a name stands for; nil if it is none of these aliases.
  package static func type(of name: String) -> TypeReference? { aliases[name] }

  /// Returns whether all is known of a name: it is one of these aliases, or a type that is none.
  package static func isKnown(_ name: String) -> Bool {
    aliases[name] != nil || types.contains(name)
  }

  private static let aliases: [String: TypeReference] = Dictionary(
    uniqueKeysWithValues: names.map { ($0, TypeReference.name($1)) } + [
      ("AnyClass", .metatype(.name("AnyObject"), .type)),
      ("Codable", .composition([.name("Decodable"), .name("Encodable")])),
      ("UnicodeScalar", .named(NamedType([.init("Unicode"), .init("Scalar")]))),
    ])

  private static let names: KeyValuePairs = [
    "CBool": "Bool", "CDouble": "Double", "CFTimeInterval": "Double", "CFloat": "Float",
    "CInt": "Int32", "CLongLong": "Int64", "CShort": "Int16", "CUnsignedInt": "UInt32",
    "CUnsignedLongLong": "UInt64", "CUnsignedShort": "UInt16", "Float32": "Float",
    "Float64": "Double", "NSInteger": "Int", "NSTimeInterval": "Double", "NSUInteger": "UInt",
    "TimeInterval": "Double",
  ]

  private static let types: Set = [
    "Any", "AnyHashable", "AnyObject", "Array", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character",
    "ClosedRange", "Collection", "Comparable", "CustomStringConvertible", "Data", "Date",
    "DateInterval", "Decimal", "Decodable", "Dictionary", "Double", "Duration", "Encodable",
    "Equatable", "Error", "Float", "Hashable", "Identifiable", "IndexSet", "Int", "Int16", "Int32",
    "Int64", "Int8", "Locale", "NSError", "NSObject", "Never", "Notification", "Optional", "Range",
    "Result", "Self", "Sendable", "Sequence", "Set", "String", "StringProtocol", "Substring",
    "Task", "TimeZone", "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
    "URLRequest", "URLResponse", "URLSession", "UUID", "UnsafeMutableRawPointer",
    "UnsafeRawPointer", "Void",
  ]
}
