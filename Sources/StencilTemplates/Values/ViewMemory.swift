/// An object with the values of its properties that templates have read.
final class ViewMemory {
  let view: any TemplateObject
  /// Whether the object is the name of a type, which filters treat as text.
  let isTypeName: Bool
  private(set) lazy var text = view.description
  /// The values of properties by the numbers of their names, as far as there are few of them.
  private var members: [(name: Int, value: TemplateValue)] = []
  /// The values of all others: an index has as many properties as there are types.
  private var others: [Int: TemplateValue] = [:]
  private static let fewMembers = 24

  init(_ view: any TemplateObject) {
    self.view = view
    isTypeName = view is TypeNameView
  }

  /// Returns the value of a property, if it is known.
  func known(_ name: Int) -> TemplateValue? {
    for member in members where member.name == name { return member.value }
    return others.isEmpty ? nil : others[name]
  }

  /// Removes the values of all properties.
  func forget() {
    members = []
    others = [:]
  }

  /// Notes the value of a property.
  func note(_ value: TemplateValue, for name: Int) {
    if members.count < Self.fewMembers {
      members.append((name, value))
    } else {
      others[name] = value
    }
  }
}
