import Foundation

/// The objects of a `project.pbxproj`, which refer to each other by their ids.
struct XcodeObjects: Sendable {
  /// An object.
  struct Object: Sendable {
    let id: String
    /// The values that are texts, by key.
    fileprivate(set) var texts: [String: String] = [:]
    /// The values that are lists of texts.
    fileprivate(set) var lists: [String: [String]] = [:]
    /// The build settings; the elements of a list are joined with blanks, as in a build.
    fileprivate(set) var buildSettings: [String: String] = [:]

    /// The class, such as `PBXGroup`.
    var kind: String { texts["isa"] ?? "" }

    func text(_ key: String) -> String? { texts[key] }
    func ids(_ key: String) -> [String] { lists[key] ?? [] }

    fileprivate init(id: String, _ values: [String: Any]) {
      self.id = id
      for (key, value) in values {
        switch value {
        case let text as String: texts[key] = text
        case let list as [String]: lists[key] = list
        case let settings as [String: Any] where key == "buildSettings":
          buildSettings = settings.compactMapValues {
            $0 as? String ?? ($0 as? [String])?.joined(separator: " ")
          }
        default: continue
        }
      }
    }
  }

  private let objects: [String: Object]
  /// The project.
  let root: Object

  /// Reads the objects from a property list, in the old style, which Foundation reads on all platforms, or in
  /// another.
  init?(_ bytes: [UInt8]) {
    guard
      let plist = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let file = plist as? [String: Any], let objects = file["objects"] as? [String: [String: Any]],
      let id = file["rootObject"] as? String, let root = objects[id]
    else { return nil }
    self.objects = Dictionary(
      uniqueKeysWithValues: objects.map { ($0.key, Object(id: $0.key, $0.value)) })
    self.root = Object(id: id, root)
  }

  subscript(id: String) -> Object? { objects[id] }

  /// Returns the object that a key of another object refers to.
  func object(_ key: String, of object: Object) -> Object? {
    object.text(key).flatMap { objects[$0] }
  }

  /// Returns the objects that a key of another object refers to.
  func all(_ key: String, of object: Object) -> [Object] {
    object.ids(key).compactMap { objects[$0] }
  }

  /// Returns the objects of a class, in the order of their ids.
  func all(ofKind kind: String) -> [Object] {
    objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
  }
}
