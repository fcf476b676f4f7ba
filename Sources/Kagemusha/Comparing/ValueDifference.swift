/// A part of a value that differs from the wanted one.
package struct ValueDifference {
  /// The path to the part; empty for the value itself.
  private(set) var path: FieldPath
  /// The texts, whole or cut around their first difference.
  let wanted: String
  let received: String
  /// Whether the texts are the ones that calls and matchers show as well.
  private(set) var isPlain: Bool
  /// The distance between the values: from 0, for those that hardly differ, to 1.
  let distance: Double

  /// The number of differences that are looked for at most.
  private static let limit = 50

  /// Returns the parts of a value that differ from the wanted one; the value itself if no part differs.
  static func all(wanted: Any, received: Any) -> [ValueDifference] {
    var found: [ValueDifference] = []
    compare(wanted, received, at: FieldPath(), depth: 0, &found)
    return found
  }

  /// Returns the difference of the values themselves.
  static func whole(wanted: Any, received: Any) -> ValueDifference {
    leaf(wanted, received, at: FieldPath())
  }

  /// Returns the parts of a value that differ from the recorded one, as messages show them.
  package static func texts(
    recorded: Any, now: Any, below name: String
  ) -> [String] {
    all(wanted: recorded, received: now).prefix(6).map {
      "\($0.path.text(below: name)): − \($0.wanted) + \($0.received)"
    }
  }

  /// The difference by one of several matchers, whose text is only a part of what a call shows.
  var ofPart: ValueDifference {
    var difference = self
    difference.isPlain = false
    return difference
  }

  /// The difference of a part of a value.
  func below(_ path: FieldPath) -> ValueDifference {
    var difference = ofPart
    difference.path = path.appending(self.path)
    return difference
  }

  /// Describes a value that a matcher does not accept.
  ///
  /// - Parameter reason: Why the matcher does not accept the value, if that is known.
  init(wanted matcher: String, received: Any, because reason: String? = nil) {
    path = FieldPath()
    let text = ArgumentText.describe(received)
    isPlain = matcher != text && reason == nil
    wanted = matcher
    let note = reason ?? (matcher == text ? "not accepted" : nil)
    self.received = text + (note.map { " (\($0))" } ?? "")
    distance = 1
  }

  /// Describes the elements that only one of two collections has.
  init(missing: [Any], surplus: [Any]) {
    let texts = [missing, surplus].map {
      $0.isEmpty ? ValueDifference.missing : ArgumentText.describe($0)
    }
    self.init(FieldPath(), texts[0], texts[1], isPlain: false)
  }

  private init(_ path: FieldPath, _ wanted: String, _ received: String, isPlain: Bool = true) {
    self.path = path
    distance = TextDifference.distance(wanted, received)
    (self.wanted, self.received) = TextDifference.cut(wanted, received)
    self.isPlain = isPlain && self.wanted == wanted && self.received == received
  }

  private static func compare(
    _ wanted: Any, _ received: Any, at path: FieldPath, depth: Int, _ found: inout [ValueDifference]
  ) {
    guard found.count < limit, !AnyEquality.areEqual(wanted, received) else { return }
    if let inner = AnyEquality.wrapped(wanted), let other = AnyEquality.wrapped(received) {
      return compare(inner, other, at: path, depth: depth, &found)
    }
    let before = found.count
    if depth < 50 { compareParts(wanted, received, at: path, depth: depth + 1, &found) }
    if found.count == before { found.append(leaf(wanted, received, at: path)) }
  }

  private static func compareParts(
    _ wanted: Any, _ received: Any, at path: FieldPath, depth: Int, _ found: inout [ValueDifference]
  ) {
    if let wanted = wanted as? any Pairs, let received = received as? any Pairs {
      return compare(wanted.pairs, received.pairs, at: path, depth: depth, &found)
    }
    if let (own, other) = ByteDifference.texts(of: wanted, received) {
      return found.append(Self(path, own, other, isPlain: false))
    }
    if let (line, own, other) = TextDifference.firstLine(of: wanted, received) {
      let (wanted, received) = (ArgumentText.describe(own), ArgumentText.describe(other))
      return found.append(Self(path.line(line), wanted, received, isPlain: false))
    }
    if let wanted = wanted as? any Elements, let received = received as? any Elements {
      return compare(wanted.elements, received.elements, at: path, depth: depth, &found)
    }
    guard type(of: wanted) == type(of: received) else { return }
    if let own = elements(ofSet: wanted), let others = elements(ofSet: received) {
      let (left, right) = (own.subtracting(others), others.subtracting(own))
      return found.append(Self(path, describe(left), describe(right)))
    }
    if isWhole(wanted, received) { return }
    let (left, right) = (Structure(wanted), Structure(received))
    guard left.caseName == right.caseName, left.parts.count == right.parts.count else { return }
    let start = left.caseName.isEmpty ? path : path.field(left.caseName)
    for (part, other) in zip(left.parts, right.parts)
    where ComparisonObstacle(in: part.value) == nil {
      compare(part.value, other.value, at: start.field(part.label), depth: depth, &found)
    }
  }

  /// Whether values are shown whole: values that describe themselves in different words, and objects
  /// that are compared by identity.
  private static func isWhole(_ wanted: Any, _ received: Any) -> Bool {
    if wanted is any StringProtocol || wanted is any BinaryInteger
      || wanted is any BinaryFloatingPoint
    {
      return true
    }
    if instance(wanted) != nil, ConformanceCast.equatable(wanted) == nil { return true }
    switch Mirror(reflecting: wanted).displayStyle {
    case .tuple: return false
    case .struct, .class, .enum:
      return ArgumentText.describesItself(wanted)
        && ArgumentText.describe(wanted) != ArgumentText.describe(received)
    default: return true
    }
  }

  private static func compare(
    _ wanted: [AnyHashable: Any], _ received: [AnyHashable: Any], at path: FieldPath, depth: Int,
    _ found: inout [ValueDifference]
  ) {
    let keys = Set(wanted.keys).union(received.keys).map { (path: path.key($0), key: $0) }
    for (path, key) in keys.sorted(by: { $0.path.text < $1.path.text }) {
      switch (wanted[key], received[key]) {
      case (let value?, let other?): compare(value, other, at: path, depth: depth, &found)
      case (let value?, nil): found.append(Self(path, ArgumentText.describe(value), missing))
      case (nil, let other?): found.append(Self(path, missing, ArgumentText.describe(other)))
      case (nil, nil): break
      }
    }
  }

  private static func elements(ofSet value: Any) -> Set<AnyHashable>? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .set else { return nil }
    return Set(mirror.children.compactMap { $0.value as? AnyHashable })
  }

  private static func describe(_ elements: Set<AnyHashable>) -> String {
    elements.isEmpty ? missing : ArgumentText.describe(elements)
  }

  /// Compares the elements between the equal beginnings and the equal ends.
  private static func compare(
    _ wanted: [Any], _ received: [Any], at path: FieldPath, depth: Int,
    _ found: inout [ValueDifference]
  ) {
    let start = zip(wanted, received).prefix { AnyEquality.areEqual($0, $1) }.count
    let (rest, other) = (wanted.dropFirst(start), received.dropFirst(start))
    let end =
      rest.count == other.count
      ? 0 : zip(rest.reversed(), other.reversed()).prefix { AnyEquality.areEqual($0, $1) }.count
    let (left, right) = (rest.dropLast(end), other.dropLast(end))
    for index in start..<max(left.endIndex, right.endIndex) where found.count < limit {
      let path = path.index(index)
      if index >= left.endIndex {
        found.append(Self(path, missing, ArgumentText.describe(right[index])))
      } else if index >= right.endIndex {
        found.append(Self(path, ArgumentText.describe(left[index]), missing))
      } else {
        compare(left[index], right[index], at: path, depth: depth, &found)
      }
    }
  }

  private static let missing = "none"

  /// Returns the difference of the values themselves; if their texts are equal, with their types or identities.
  private static func leaf(_ wanted: Any, _ received: Any, at path: FieldPath) -> ValueDifference {
    let text = ArgumentText.describe(wanted, limit: ArgumentText.longest)
    let other = ArgumentText.describe(received, limit: ArgumentText.longest)
    guard text == other else { return ValueDifference(path, text, other) }
    let (short, types) = (ArgumentText.describe(wanted), (type(of: wanted), type(of: received)))
    if types.0 != types.1 {
      return ValueDifference(path, "\(short) (\(types.0))", "\(short) (\(types.1))", isPlain: false)
    }
    guard let object = instance(wanted), let otherObject = instance(received),
      object !== otherObject
    else {
      return ValueDifference(path, short, "\(short) (not equal to it)", isPlain: false)
    }
    return ValueDifference(
      path, identity(of: object, short), identity(of: otherObject, short), isPlain: false)
  }

  private static func identity(of object: AnyObject, _ text: String) -> String {
    "\(text) at 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }
}

/// The path from a value to one of its parts: `address.city`, `tags[2]`, `["id"]`.
struct FieldPath {
  /// The text of the path; empty for the value itself.
  private(set) var text = ""

  /// Returns the path to a part of the part.
  func appending(_ inner: FieldPath) -> FieldPath {
    FieldPath(text: inner.text(below: text.isEmpty ? nil : text))
  }

  /// Returns the path to a part with a name.
  func field(_ name: String) -> FieldPath {
    name.isEmpty ? self : FieldPath(text: text.isEmpty ? name : "\(text).\(name)")
  }

  /// Returns the path to a line of a text, from 1.
  func line(_ number: Int) -> FieldPath {
    FieldPath(text: text.isEmpty ? "line \(number)" : "\(text), line \(number)")
  }

  /// Returns the path to an element of an array.
  func index(_ index: Int) -> FieldPath { FieldPath(text: "\(text)[\(index)]") }

  /// Returns the path to a value of a dictionary.
  func key(_ key: AnyHashable) -> FieldPath {
    FieldPath(text: "\(text)[\(ArgumentText.describe(key, limit: 40))]")
  }

  /// Returns the path below an argument.
  ///
  /// - Parameter name: The name of the argument; nil if it has none.
  func text(below name: String?) -> String {
    guard let name else { return text }
    if text.hasPrefix("line ") { return "\(name), \(text)" }
    return text.isEmpty || text.hasPrefix("[") ? name + text : "\(name).\(text)"
  }
}
