import Stencil

/// A value while a compiled template is rendered.
///
/// Two values are equal if they are the same: texts by their bytes, objects by identity.
enum TemplateValue {
  case nothing
  case text(String)
  case integer(Int)
  case float(Float)
  case double(Double)
  case bool(Bool)
  case list(ValueList)
  case entries(ValueEntries)
  case object(ViewMemory)
  case loop(LoopState)
  case macro(CompiledMacro)
  case other(OpaqueValue)

  /// An empty list in the form that filters and properties give it.
  static var emptyList: TemplateValue { .entries(ValueEntries([:])) }

  /// Returns a list, or what stands for it if it is empty.
  static func elements(_ values: [TemplateValue]) -> TemplateValue {
    values.isEmpty ? emptyList : .list(ValueList(values))
  }
}

/// A list of values.
final class ValueList {
  let values: [TemplateValue]

  init(_ values: [TemplateValue]) { self.values = values }
}

/// Values by their names, each of which is converted when it is asked for.
final class ValueEntries {
  let raw: [String: Any]
  private var values: [String: TemplateValue] = [:]

  init(_ raw: [String: Any]) { self.raw = raw }

  /// Returns the value of a key.
  func value(_ key: String, _ convert: (Any) -> TemplateValue) -> TemplateValue {
    if let known = values[key] { return known }
    guard let value = raw[key].map(convert) else { return .nothing }
    values[key] = value
    return value
  }
}

/// The variable `forloop` in one round of a loop.
final class LoopState {
  let index: Int
  let count: Int

  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The variable as Stencil has it.
  var dictionary: [String: Any] {
    [
      "first": index == 0, "last": index == count - 1, "counter": index + 1, "counter0": index,
      "length": count,
    ]
  }
}

/// A value of a kind that templates hand on and print, but do not look into.
final class OpaqueValue {
  let value: Any

  init(_ value: Any) { self.value = value }
}

/// A view, and what templates have asked it.
final class ViewMemory {
  /// A view or an index of views.
  typealias View = DynamicMemberLookup & CustomStringConvertible

  let view: any View
  /// Whether the view is the name of a type, which filters take for text.
  let isTypeName: Bool
  /// Whether Stencil replaces the view where a path ends with it.
  let isResolvable: Bool
  private(set) lazy var text = view.description
  /// The values of properties by the numbers of their names, as far as there are few of them.
  private var members: [(name: Int, value: TemplateValue)] = []
  /// The values of all others: an index has as many properties as there are types.
  private var others: [Int: TemplateValue] = [:]
  private static let fewMembers = 24

  init(_ view: any View) {
    self.view = view
    isTypeName = view is TypeNameView
    isResolvable = view is any Resolvable
  }

  /// Returns the value of a property, if it is known.
  func known(_ name: Int) -> TemplateValue? {
    for member in members where member.name == name { return member.value }
    return others.isEmpty ? nil : others[name]
  }

  /// Forgets the values of all properties.
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

extension TemplateValue: Hashable {
  static func == (left: TemplateValue, right: TemplateValue) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): true
    // What is equal for Unicode need not print the same bytes.
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.integer(let left), .integer(let right)): left == right
    case (.float(let left), .float(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    default: left.identity != nil && left.identity == right.identity
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .nothing: break
    case .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .integer(let number): hasher.combine(number)
    case .float(let number): hasher.combine(number)
    case .double(let number): hasher.combine(number)
    case .bool(let value): hasher.combine(value)
    default: hasher.combine(identity)
    }
  }

  /// The identity of an object; nil for any other value.
  private var identity: ObjectIdentifier? {
    switch self {
    case .list(let list): ObjectIdentifier(list)
    case .entries(let entries): ObjectIdentifier(entries)
    case .object(let memory): ObjectIdentifier(memory)
    case .loop(let loop): ObjectIdentifier(loop)
    case .macro(let macro): ObjectIdentifier(macro)
    case .other(let value): ObjectIdentifier(value)
    default: nil
    }
  }
}
