/// Matches dictionaries that have these pairs, and maybe others.
///
///     verify(tracker).send(event: "login", including(["user": 7]))
///
/// The values may be of any type that a plain argument may be of, also in `[String: Any]`.
public func including<Key: Hashable, Value>(
  _ pairs: [Key: Value], file: StaticString = #filePath, line: UInt = #line
) -> [Key: Value]? {
  let wanted = pairs.mapValues { ArgumentMatcher.value($0) }
  var matcher = ArgumentMatcher.typed("including(\(text(of: pairs)))") {
    (dictionary: [Key: Value]) in
    wanted.allSatisfy { key, matcher in dictionary[key].map { matcher.accepts($0) } ?? false }
  }
  matcher.problem = wanted.values.lazy.compactMap(\.problem).first
  return register(matcher, file, line)
}

/// Matches dictionaries that have these pairs and no others, for values that are not `Equatable`
/// as a whole: `[String: Any]`.
///
///     verify(tracker).send(event: "login", exactly(["user": 7, "at": "Kyoto"]))
public func exactly<Key: Hashable, Value>(
  _ pairs: [Key: Value], file: StaticString = #filePath, line: UInt = #line
) -> [Key: Value]? {
  let wanted = pairs.mapValues { ArgumentMatcher.value($0) }
  var matcher = ArgumentMatcher.typed("exactly(\(text(of: pairs)))") {
    (dictionary: [Key: Value]) in
    dictionary.count == wanted.count
      && wanted.allSatisfy { key, matcher in dictionary[key].map { matcher.accepts($0) } ?? false }
  }
  matcher.problem = wanted.values.lazy.compactMap(\.problem).first
  return register(matcher.asking(.value), file, line)
}

/// `["a": 1, "b": 2]`, in the order of the keys' texts.
private func text<Key: Hashable, Value>(of pairs: [Key: Value]) -> String {
  let texts = pairs.map { key, value in
    "\(ArgumentText.describe(key)): \(ArgumentText.describe(value))"
  }
  return "[\(texts.isEmpty ? ":" : texts.sorted().joined(separator: ", "))]"
}
