extension RuntimeModule {
  /// The start of a line that tells of a name for which a relation has no types, followed by the relation, the file, the
  /// line, the column and the name.
  static let lookupMark = "kagemusha: no types"

  /// The classes that read the model from JSON.
  static let reading = #"""
    import Foundation

    /// A value of the model that JSON represents.
    public protocol ModelValue {
      static func reading(_ json: Any?, _ graph: ModelGraph) -> Self?
      static func missing() -> Self
    }

    extension String: ModelValue {
      public static func reading(_ json: Any?, _ graph: ModelGraph) -> String? { json as? String }
      public static func missing() -> String { "" }
    }

    extension Bool: ModelValue {
      public static func reading(_ json: Any?, _ graph: ModelGraph) -> Bool? { json as? Bool }
      public static func missing() -> Bool { false }
    }

    extension Int: ModelValue {
      public static func reading(_ json: Any?, _ graph: ModelGraph) -> Int? { json as? Int }
      public static func missing() -> Int { 0 }
    }

    extension Optional: ModelValue where Wrapped: ModelValue {
      public static func reading(_ json: Any?, _ graph: ModelGraph) -> Wrapped?? {
        .some(Wrapped.reading(json, graph))
      }
      public static func missing() -> Wrapped? { nil }
    }

    extension Array: ModelValue where Element: ModelValue {
      public static func reading(_ json: Any?, _ graph: ModelGraph) -> [Element]? {
        (json as? [Any])?.compactMap { Element.reading($0, graph) }
      }
      public static func missing() -> [Element] { [] }
    }

    extension Dictionary: ModelValue where Key == String, Value: ModelValue {
      public static func reading(_ json: Any?, _ graph: ModelGraph) -> [String: Value]? {
        (json as? [String: Any])?.compactMapValues { Value.reading($0, graph) }
      }
      public static func missing() -> [String: Value] { [:] }
    }

    /// All objects of the model, which are made when they are asked for.
    public final class ModelGraph {
      static let empty = ModelGraph([])

      private let objects: [[String: Any]]
      private var made: [Int: ModelObject] = [:]

      init(_ objects: [[String: Any]]) {
        self.objects = objects
      }

      func object<Object: ModelObject>(_ number: Int, as kind: Object.Type) -> Object? {
        if let known = made[number] as? Object { return known }
        guard objects.indices.contains(number) else { return nil }
        let fields = objects[number]
        let actual: ModelObject.Type = kind == Type.self ? Type.kind(of: fields) : kind
        let object = actual.init(fields, self)
        made[number] = object
        return object as? Object
      }

      static func value(of json: Any) -> NSObject {
        switch json {
        case let text as String: return text as NSString
        case let list as [Any]: return list.map(value) as NSArray
        case let entries as [String: Any]: return entries.mapValues(value) as NSDictionary
        case let object as NSObject: return object
        default: return "\(json)" as NSString
        }
      }
    }

    private final class ModelBox {
      let value: Any
      init(_ value: Any) { self.value = value }
    }

    /// An object of the model; its values are read when they are asked for.
    open class ModelObject: NSObject, ModelValue {
      private let fields: [String: Any]
      private let graph: ModelGraph
      private var values: [String: ModelBox] = [:]

      public override init() {
        fields = [:]
        graph = .empty
      }

      public required init(_ fields: [String: Any], _ graph: ModelGraph) {
        self.fields = fields
        self.graph = graph
      }

      public static func reading(_ json: Any?, _ graph: ModelGraph) -> Self? {
        if let number = json as? Int { return graph.object(number, as: self) }
        return (json as? [String: Any]).map { self.init($0, graph) }
      }

      public static func missing() -> Self { self.init([:], .empty) }

      final func read<Value: ModelValue>(_ name: String) -> Value {
        if let box = values[name], let known = box.value as? Value { return known }
        let value = Value.reading(fields[name], graph) ?? Value.missing()
        values[name] = ModelBox(value)
        return value
      }

      final func readAnnotations(_ name: String) -> [String: NSObject] {
        if let box = values[name], let known = box.value as? [String: NSObject] { return known }
        let value = (fields[name] as? [String: Any] ?? [:]).mapValues(ModelGraph.value)
        values[name] = ModelBox(value)
        return value
      }

      final func write(_ name: String, _ value: Any) { values[name] = ModelBox(value) }

      open override var description: String {
        let text: String = read("description")
        if !text.isEmpty { return text }
        let name: String = read("name")
        return name
      }

      open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ModelObject else { return false }
        if self === other { return true }
        return Swift.type(of: self) == Swift.type(of: other) && description == other.description
          && (fields as NSDictionary).isEqual(to: other.fields)
      }

      open override var hash: Int { description.hashValue }
    }

    /// The types that are related to others, by the names of those.
    public final class TypesCollection: ModelObject {
      private let name: String
      private var lists: [String: [Type]] = [:]
      private var reported: Set<String> = []

      public required init(_ fields: [String: Any], _ graph: ModelGraph) {
        name = fields["name"] as? String ?? ""
        for (name, numbers) in fields["types"] as? [String: Any] ?? [:] {
          lists[name] = [Type].reading(numbers, graph)
        }
        super.init(fields, graph)
      }

      public subscript(
        _ name: String, file file: String = #fileID, line line: Int = #line,
        column column: Int = #column
      ) -> [Type] {
        if let types = lists[name] { return types }
        report(name, "\(file)\t\(line)\t\(column)")
        return []
      }

      public func types(
        forKey name: String, file: String = #fileID, line: Int = #line, column: Int = #column
      ) throws -> [Type] {
        self[name, file: file, line: line, column: column]
      }

      /// Tells the tool that there are no types for a name, once for each place.
      private func report(_ name: String, _ place: String) {
        let text = "\#(lookupMark)\t\(self.name)\t\(place)\t\(name)\n"
        guard !name.contains(where: \.isNewline), reported.insert(text).inserted else { return }
        FileHandle.standardError.write(Data(text.utf8))
      }
    }

    /// All that a template sees.
    public final class TemplateContext: NSObject {
      public static let shared = TemplateContext(FileHandle.standardInput.readDataToEndOfFile())

      public let types: Types
      public let functions: [SourceryMethod]
      public let argument: [String: NSObject]
      public var type: [String: Type] { types.typesByName }

      init(_ data: Data) {
        let json = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        let graph = ModelGraph(json["objects"] as? [[String: Any]] ?? [])
        types = Types.reading(json["types"], graph) ?? Types.missing()
        functions = [SourceryMethod].reading(json["functions"], graph) ?? []
        argument = (json["argument"] as? [String: Any] ?? [:]).mapValues(ModelGraph.value)
      }
    }

    extension ProcessInfo {
      public var context: TemplateContext! { TemplateContext.shared }
    }

    """#
}
