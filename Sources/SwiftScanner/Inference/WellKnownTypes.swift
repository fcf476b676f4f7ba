import DeclarationModel
import SwiftSyntax

/// Well-known types of Swift's and Apple's libraries.
enum WellKnownTypes {
  /// Whether an initializer may return nil.
  enum Failability {
    case unfailing, failable, unclear
  }

  /// Common types by their names; all uses of a name share one value.
  static let common: [String: TypeReference] = Dictionary(
    uniqueKeysWithValues: [
      "Any", "AnyObject", "Bool", "CGFloat", "Data", "Date", "Double", "Error", "Float", "Int",
      "Self", "String", "URL", "UUID", "Void",
    ].map { ($0, .name($0)) })

  /// The names of static members whose type is usually the type that declares them.
  static let factories: Set = [
    "shared", "sharedInstance", "default", "standard", "main", "current", "autoupdatingCurrent",
    "general", "ephemeral", "processInfo", "zero", "identity", "empty", "now", "distantPast",
    "distantFuture", "max", "min", "pi", "infinity", "nan", "greatestFiniteMagnitude",
    "leastNormalMagnitude", "leastNonzeroMagnitude", "ulpOfOne",
  ]

  /// The members with a name in `factories` that are optional.
  static let optionalMembers: Set = [
    "OperationQueue.current", "NSScreen.main", "NSGraphicsContext.current",
  ]

  /// The modules that declare the types here.
  private static let modules: Set = ["AppKit", "CoreImage", "Foundation", "Swift", "UIKit"]

  /// Types whose generic arguments are often left to be inferred.
  static let generic: Set = [
    "Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary", "Optional", "Result", "Range",
    "ClosedRange", "KeyValuePairs", "AnySequence", "AnyIterator", "AnyCollection", "Task",
    "AsyncStream", "AsyncThrowingStream", "Mutex", "OSAllocatedUnfairLock", "AnyPublisher",
    "Just", "Future", "Deferred", "Empty", "PassthroughSubject", "CurrentValueSubject",
    "Published", "State", "Binding", "Observable", "Single", "Maybe", "Driver", "Signal",
    "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay",
    "BehaviorRelay", "ReplayRelay", "NSHashTable", "NSMapTable", "NSCache", "Measurement",
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
  ]

  /// The types of expressions that begin with `#`.
  static let macros: [String: TypeReference] = [
    "selector": .name("Selector"), "keyPath": .name("String"), "function": .name("String"),
    "file": .name("String"), "fileID": .name("String"), "filePath": .name("String"),
    "line": .name("Int"), "column": .name("Int"),
  ]

  /// The first labels of the initializers that may return nil.
  private static let failable: [String: Set<String>] = [
    "String": ["data", "bytes", "validating", "utf8String"],
    "NSString": ["data", "bytes", "cString"], "Decimal": ["string"],
    "HTTPURLResponse": ["url"],
    "FileHandle": ["forReadingAtPath", "forWritingAtPath", "forUpdatingAtPath"],
    "URL": ["string", "dataRepresentation"], "NSURL": ["string"],
    "URLComponents": ["string", "url"],
    "UUID": ["uuidString"], "Data": ["base64Encoded"], "UserDefaults": ["suiteName"],
    "Bundle": ["path", "url", "identifier"],
    "TimeZone": ["identifier", "abbreviation", "secondsFromGMT"],
    "UIImage": ["named", "systemName", "data", "contentsOfFile"],
    "NSImage": ["named", "data", "contentsOfFile", "contentsOf", "systemSymbolName"],
    "UIColor": ["named"], "UIFont": ["name"], "NSFont": ["name"],
    "InputStream": ["url", "fileAtPath"],
    "OutputStream": ["url", "toFileAtPath"], "CIFilter": ["name"], "CIImage": ["image"],
  ]
  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "Bool",
  ]

  /// Returns whether a call of an initializer may return nil; `unclear` if that depends on the kind
  /// of type. An initializer that is not known is taken for one that does not fail.
  static func failability(of type: TypeReference, arguments: LabeledExprListSyntax) -> Failability {
    guard let first = arguments.first else { return .unfailing }
    let label = first.label?.text
    // `init(rawValue:)` is failable in enumerations, but not in option sets.
    if label == "rawValue" { return .unclear }
    if label == "exactly" { return .failable }
    guard let name = name(of: type) else { return .unfailing }
    if let label, failable[name]?.contains(label) ?? false { return .failable }
    let isParsing = label == nil && first.expression.is(StringLiteralExprSyntax.self)
    return isParsing && numbers.contains(name) ? .failable : .unfailing
  }

  /// Returns whether a static member of a type is an optional value of the type.
  static func isOptional(_ member: String, of type: TypeReference) -> Bool {
    name(of: type).map { optionalMembers.contains("\($0).\(member)") } ?? false
  }

  /// Returns the name of a type that a library may declare, without that of the library before it.
  private static func name(of type: TypeReference) -> String? {
    guard case .named(let named) = type, !named.hasArguments else { return nil }
    let names = named.plainNames
    let isQualified = names.count == 2 && modules.contains(names[0])
    return names.count == 1 || isQualified ? names.last : nil
  }
}
