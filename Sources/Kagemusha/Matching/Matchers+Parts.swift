/// Matches values of which a part equals a value, or matches a matcher.
///
///     verify(repository).save(having(\.name, "Tanaka"), completion: any())
///     verify(repository).save(having(\.id, isGreater(than: 0)), completion: any())
///
/// A failure shows the part alone: `user.name: − "Tanaka" + "Suzuki"`.
///
/// - Parameters:
///   - keyPath: The way to the part.
///   - part: The wanted value, or a matcher.
///   - file: The path of the test's file.
///   - line: The line.
public func having<Value, Part>(
  _ keyPath: KeyPath<Value, Part>, _ part: @autoclosure () -> Part?,
  file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let inner = _ArgumentMatcher.arg(part)
  let path = FieldPath(of: keyPath)
  let matcher = _ArgumentMatcher.part(
    "having(\\.\(path?.text ?? "…"), \(inner.text))", matching: inner, at: path ?? FieldPath()
  ) { (cast($0) as Value?).map { $0[keyPath: keyPath] as Any } }
  return register(matcher, file, line)
}

extension _ArgumentMatcher {
  /// Matches arguments of which a part, or what is made of them, matches.
  ///
  /// - Parameters:
  ///   - text: How it shows in messages.
  ///   - inner: What matches the part.
  ///   - path: The way to the part.
  ///   - reason: Why there is no part where there is none.
  ///   - part: Returns the part; nil if an argument has none.
  static func part(
    _ text: @autoclosure @escaping () -> String, matching inner: _ArgumentMatcher,
    at path: FieldPath = FieldPath(), because reason: String? = nil,
    _ part: @escaping (Any) -> Any?
  ) -> _ArgumentMatcher {
    var matcher = _ArgumentMatcher(text: text(), problem: inner.problem) {
      part($0).map(inner.accepts) ?? false
    }
    matcher.differ = { argument in
      guard let part = part(argument) else {
        return [ValueDifference(wanted: text(), received: argument, because: reason)]
      }
      return inner.differences(from: part).map { $0.below(path) }
    }
    if let capture = inner.capture { matcher.capture = { part($0).map(capture) } }
    return matcher
  }

  /// Matches arguments that are the same JSON as a text.
  ///
  /// - Parameters:
  ///   - text: The wanted JSON.
  ///   - read: Returns what the JSON in a value says, in values of the standard library; nil if the value is no JSON.
  package static func json(
    _ text: String, reading read: @escaping (Any) -> Any?
  ) -> _ArgumentMatcher {
    let shown = "equal(toJSON: \(ArgumentText.describe(text)))"
    guard let wanted = read(text) else {
      return _ArgumentMatcher(text: shown, problem: FailureText.unreadableJSON(shown)) { _ in false
      }
    }
    return part(shown, matching: .value(wanted), because: FailureText.noJSON, read).asking(.value)
  }
}

extension FieldPath {
  /// The path that a key path stands for; nil where the system does not know the names of its parts.
  fileprivate init?(of keyPath: AnyKeyPath) {
    let text = "\(keyPath)"
    // A part without a name is written as `<computed 0x7f… (Int)>`, an old system's path as a type.
    let start = "\\\(type(of: keyPath).rootType)."
    guard text.hasPrefix(start), !text.hasSuffix(")>") else { return nil }
    self.init(text: String(text.dropFirst(start.count)))
  }
}

/// A matcher of one's own, which says why an argument does not match.
///
///     struct Reversed: CustomMatcher {
///       let text: String
///       func mismatch(of argument: String) -> String? {
///         let wanted = String(text.reversed())
///         return argument == wanted ? nil : "it is not \(wanted)"
///       }
///     }
///
///     verify(tracker, never()).track(satisfying(Reversed(text: "nigol")), parameters: any())
///
/// A failure shows the matcher as it shows values, `Reversed(text: "nigol")`, unless the type describes itself. Where no
/// reason is needed, `matching("a name") { … }` is shorter.
public protocol CustomMatcher<Value> {
  /// The type of the arguments.
  associatedtype Value

  /// Returns why an argument does not match; nil if it does.
  ///
  /// In a stub, it is called wherever the mock is.
  func mismatch(of argument: Value) -> String?
}

/// Matches what a matcher of one's own does, and shows its reason where it does not.
///
///     verify(tracker, never()).track(satisfying(Reversed(text: "nigol")), parameters: any())
///
/// A function gives it a name: `func reversed(_ text: String) -> String? { satisfying(Reversed(text: text)) }`.
public func satisfying<Matcher: CustomMatcher>(
  _ matcher: Matcher, file: StaticString = #filePath, line: UInt = #line
) -> Matcher.Value? {
  let text = ArgumentText.describe(matcher)
  var own = _ArgumentMatcher.typed(text) { matcher.mismatch(of: $0) == nil }
  own.differ = { argument in
    let reason = (cast(argument) as Matcher.Value?).flatMap { matcher.mismatch(of: $0) }
    return [ValueDifference(wanted: text, received: argument, because: reason)]
  }
  return register(own, file, line)
}
