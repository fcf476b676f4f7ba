extension ArgumentMatcher {
  /// Evaluates what stands for a parameter pack: a matcher of the whole, or a tuple of plain values,
  /// which are compared one by one.
  public static func pack<Values>(_ argument: () -> Values?) -> ArgumentMatcher {
    var values: Values?
    var matcher = arg { () -> Values? in
      values = argument()
      return values
    }
    guard let values, matcher.value != nil, let elements = elements(of: values) else {
      return matcher
    }
    let matchers = elements.map { ArgumentMatcher.value($0) }
    matcher = ArgumentMatcher(
      text: ArgumentText.describe(values), problem: matchers.lazy.compactMap(\.problem).first,
      value: values
    ) { argument in
      guard let arguments = Self.elements(of: argument) else { return false }
      return arguments.count == matchers.count
        && zip(matchers, arguments).allSatisfy { $0.accepts($1) }
    }
    return matcher
  }

  /// The elements of a tuple; nil for a single value, which is what a pack of one is.
  private static func elements(of values: Any) -> [Any]? {
    let mirror = Mirror(reflecting: values)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : nil
  }
}
