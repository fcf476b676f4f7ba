/// Matches values with a part that equals a value, or that a matcher matches.
///
///     verify(repository).save(having(\.name, "Tanaka"), completion: any())
///     verify(repository).save(having(\.id, isGreater(than: 0)), completion: any())
///
/// A failure shows the part alone: `user.name: − "Tanaka" + "Suzuki"`.
///
/// - Parameters:
///   - keyPath: The key path of the part.
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
  /// Matches arguments with a part, or a value made from them, that matches.
  ///
  /// - Parameters:
  ///   - text: The text of the matcher in messages.
  ///   - inner: The matcher of the part.
  ///   - path: The path to the part.
  ///   - reason: The reason for a failure if an argument has no such part.
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

  /// Matches arguments whose JSON equals that of a text.
  ///
  /// - Parameters:
  ///   - text: The wanted JSON.
  ///   - read: Returns the JSON of a value, in values of the standard library; nil if the value is not JSON.
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
  /// Creates the path for a key path; nil if the system does not know the names of its parts.
  fileprivate init?(of keyPath: AnyKeyPath) {
    let text = "\(keyPath)"
    // A part without a name is printed as `<computed 0x7f… (Int)>`, the key path of an old system as a type.
    let start = "\\\(type(of: keyPath).rootType)."
    guard text.hasPrefix(start), !text.hasSuffix(")>") else { return nil }
    self.init(text: String(text.dropFirst(start.count)))
  }
}

/// A matcher that you write yourself, which gives the reason why an argument does not match.
///
///     struct Reversed: CustomMatcher {
///       let text: String
///       func mismatch(of argument: String) -> String? {
///         let wanted = String(text.reversed())
///         return argument == wanted ? nil : "it is not \(wanted)"
///       }
///     }
///     verify(tracker, never()).track(satisfying(Reversed(text: "nigol")), parameters: any())
///
/// A failure shows the matcher as it shows values, `Reversed(text: "nigol")`, unless the type describes itself. Where no
/// reason is needed, `matching("a name") { … }` is shorter.
public protocol CustomMatcher<Value> {
  /// The type of the arguments.
  associatedtype Value

  /// Returns why an argument does not match; nil if it does.
  ///
  /// In a stub, it runs wherever the mock is called.
  func mismatch(of argument: Value) -> String?
}

/// Matches arguments that a matcher of your own matches, and shows its reason for others.
///
///     struct Reversed: CustomMatcher {
///       let text: String
///       func mismatch(of argument: String) -> String? {
///         argument == String(text.reversed()) ? nil : "it is not reversed"
///       }
///     }
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
