/// Matches a dictionary with just these pairs, also where its values are `Any`.
///
///     verify(analytics).log("open", parameters: equal(to: ["id": 1, "tags": ["a"]]))
///
/// A plain dictionary does the same. Values are equal if they are of one type and `==`; arrays and
/// dictionaries, if their elements are.
public func equal<Key: Hashable>(
  to pairs: [Key: Any], file: StaticString = #filePath, line: UInt = #line
) -> [Key: Any]? {
  leave(
    .pairs("equal(to: \(ArgumentText.describe(pairs)))", pairs, specificity: .value) {
      AnyEquality.areEqual($0, $1)
    }, file, line)
}

/// Matches a dictionary that has these pairs, and perhaps others.
///
///     verify(analytics).log("open", parameters: including(["id": 1]))
public func including<Key: Hashable, Value>(
  _ pairs: [Key: Value], file: StaticString = #filePath, line: UInt = #line
) -> [Key: Value]? {
  leave(
    .pairs("including(\(ArgumentText.describe(pairs)))", pairs, specificity: .condition) {
      AnyEquality.includes($0, $1)
    }, file, line)
}

extension ArgumentMatcher {
  /// Matches dictionaries by their pairs.
  fileprivate static func pairs<Key: Hashable, Value>(
    _ text: @autoclosure @escaping () -> String, _ pairs: [Key: Value], specificity: Specificity,
    where accepts: @escaping ([AnyHashable: Any], [AnyHashable: Any]) -> Bool
  ) -> ArgumentMatcher {
    let wanted = pairs.pairs
    var matcher = ArgumentMatcher.typed(text()) { (argument: [Key: Value]) in
      accepts(argument.pairs, wanted)
    }
    let opaque = pairs.values.first { !AnyEquality.canCompare($0) }
    matcher.problem = opaque.map { FailureText.incomparable(any: type(of: $0 as Any)) }
    return matcher.asking(specificity)
  }
}
