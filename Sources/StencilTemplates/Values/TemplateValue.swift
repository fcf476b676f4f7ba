/// A value while a template is rendered.
///
/// Two values are equal if they are identical: texts by their bytes, objects by identity.
enum TemplateValue {
  case nothing
  case text(String)
  case character(Character)
  case integer(Int)
  case float(Float)
  case double(Double)
  case bool(Bool)
  /// A truth value of the model that prints as with Sourcery on macOS, where it is a number.
  case bridgedBool(Bool)
  case list(ValueList)
  case entries(ValueEntries)
  case object(ViewMemory)
  case loop(LoopState)
  case macro(CompiledMacro)

  /// Returns a list.
  static func elements(_ values: [TemplateValue]) -> TemplateValue { .list(ValueList(values)) }

  /// Returns values by their names.
  static func entries(_ values: [String: TemplateValue]) -> TemplateValue {
    .entries(ValueEntries(values))
  }

  /// Returns a list in the place of this one, which prints alike.
  func withElements(_ values: [TemplateValue]) -> TemplateValue {
    guard case .list(let list) = self else { return .elements(values) }
    return .list(ValueList(values, isBridged: list.isBridged))
  }

  /// The value as it prints with Sourcery on macOS, where the values of the model are Objective-C's.
  var bridged: TemplateValue {
    switch self {
    case .bool(let value): .bridgedBool(value)
    case .list(let list): .list(ValueList(list.values.map(\.bridged), isBridged: true))
    case .entries(let entries): .entries(entries.values.mapValues(\.bridged))
    default: self
    }
  }

  /// Whether the value is true; nil if it is no truth value.
  var truth: Bool? {
    switch self {
    case .bool(let value), .bridgedBool(let value): value
    default: nil
    }
  }

  /// The elements of a list; nil for any other value.
  var elements: [TemplateValue]? { if case .list(let list) = self { list.values } else { nil } }

  /// The object that the value is; nil for any other value.
  var object: (any TemplateObject)? {
    if case .object(let memory) = self { memory.view } else { nil }
  }

  /// The values by their names; nil for a value without named values.
  var entries: [String: TemplateValue]? {
    switch self {
    case .entries(let entries): entries.values
    case .loop(let loop): loop.entries
    default: nil
    }
  }
}

/// A list of values.
final class ValueList {
  let values: [TemplateValue]
  /// Whether texts in it print without quotation marks, as with Sourcery on macOS.
  let isBridged: Bool

  init(_ values: [TemplateValue], isBridged: Bool = false) {
    self.values = values
    self.isBridged = isBridged
  }
}

/// Values by their names.
final class ValueEntries {
  let values: [String: TemplateValue]

  init(_ values: [String: TemplateValue]) { self.values = values }
}

/// The variable `forloop` in one round of a loop.
final class LoopState {
  let index: Int
  let count: Int
  let label: String?
  /// The loops with labels that the round is in, its own included, by their labels.
  let labeled: [String: LoopState]

  init(index: Int, count: Int, label: String?, labeled: [String: LoopState]) {
    self.index = index
    self.count = count
    self.label = label
    self.labeled = labeled
  }

  /// Creates the state of a round.
  ///
  /// - Parameter outer: The round of the loop around it.
  convenience init(index: Int, count: Int, label: String?, in outer: TemplateValue) {
    var labeled: [String: LoopState] = [:]
    if case .loop(let outer) = outer { labeled = outer.labeled }
    if let label {
      labeled[label] = LoopState(index: index, count: count, label: label, labeled: [:])
    }
    self.init(index: index, count: count, label: label, labeled: labeled)
  }

  /// Returns a property.
  func value(of name: String) -> TemplateValue {
    switch name {
    case "first": .bool(index == 0)
    case "last": .bool(index == count - 1)
    case "counter": .integer(index + 1)
    case "counter0": .integer(index)
    case "length": .integer(count)
    case "label": label.templateValue
    case "count": .integer(entries.count)
    default: labeled[name].map { .loop($0) } ?? .nothing
    }
  }

  /// All properties by their names.
  var entries: [String: TemplateValue] {
    var entries = labeled.mapValues { TemplateValue.loop($0) }
    for name in ["first", "last", "counter", "counter0", "length"] {
      entries[name] = value(of: name)
    }
    if label != nil { entries["label"] = value(of: "label") }
    return entries
  }
}

extension TemplateValue: Hashable {
  static func == (left: TemplateValue, right: TemplateValue) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): true
    // Texts that are equal by Unicode need not have the same bytes.
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.character(let left), .character(let right)): left.utf8.elementsEqual(right.utf8)
    case (.integer(let left), .integer(let right)): left == right
    case (.float(let left), .float(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.bridgedBool(let left), .bridgedBool(let right)): left == right
    default: left.identity != nil && left.identity == right.identity
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .nothing: break
    case .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .character(let character): for byte in character.utf8 { hasher.combine(byte) }
    case .integer(let number): hasher.combine(number)
    case .float(let number): hasher.combine(number)
    case .double(let number): hasher.combine(number)
    case .bool(let value), .bridgedBool(let value): hasher.combine(value)
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
    default: nil
    }
  }
}
