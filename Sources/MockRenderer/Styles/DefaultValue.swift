import DeclarationModel

/// The values that Mockolo's mocks return without a handler.
enum DefaultValue {
  /// Returns the default value of a type; nil for none.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - hidden: The names that mean types of the module's own.
  static func of(_ type: TypeReference, besides hidden: Set<String>) -> String? {
    switch type {
    case .optional, .implicitlyUnwrapped: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .tuple(let elements):
      let values = elements.map { of($0.type, besides: hidden) }
      guard values.allSatisfy({ $0 != nil }) else { return nil }
      return "(\(values.compactMap { $0 }.joined(separator: ", ")))"
    case .named(let named):
      if let name = named.components.first?.name, hidden.contains(name) { return nil }
      guard named.arguments.isEmpty else {
        return generic.contains(named.plainNames.joined(separator: ".")) ? "\(named.text)()" : nil
      }
      return values[named.text]
    default: return nil
    }
  }

  /// The names of the types that have a value. The scanner must know them (`MockVocabulary`), so that a type of the module's
  /// own with one of the names hides them.
  static var names: Set<String> { generic.union(values.keys) }

  private static let generic: Set = ["Array", "Dictionary", "Set"]

  private static let values: [String: String] = [
    "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0", "UInt": "0", "UInt8": "0",
    "UInt16": "0", "UInt32": "0", "UInt64": "0", "CGFloat": "0.0", "Float": "0.0",
    "Double": "0.0", "Bool": "false", "String": "\"\"", "Character": "\" \"",
    "TimeInterval": "0.0", "Data": "Data()", "Date": "Date()", "NSDate": "NSDate()",
    "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero", "UIEdgeInsets": ".zero",
    "UIColor": ".black", "UIFont": ".systemFont(ofSize: 12)", "UIImage": "UIImage()",
    "Void": "()", "URL": "URL(fileURLWithPath: \"\")", "NSURL": "NSURL(fileURLWithPath: \"\")",
    "UUID": "UUID()",
  ]
}
