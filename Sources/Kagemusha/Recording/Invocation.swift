/// A call that a mock received.
struct Invocation {
  let name: MemberName
  let types: CallTypes
  /// Its place among the calls of all mocks, from 1.
  let order: UInt64
  private let content: CallContent
  /// Where the stub that answered it was written.
  var answeredBy: SourcePlace?
  /// Whether a `verify` has matched it.
  var isVerified = false
  /// Whether the mock of another protocol answered it, whose own calls are to verify.
  var isAnsweredByChild = false

  /// Describes a call.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - types: Its types.
  ///   - order: Its place among the calls of all mocks.
  ///   - arguments: The tuple of arguments as it came, unless one of them does not outlive the call.
  ///   - parts: The arguments one by one, where the tuple is not kept.
  init(name: MemberName, types: CallTypes, order: UInt64, arguments: Any?, parts: [Any]?) {
    self.name = name
    self.types = types
    self.order = order
    content = CallContent(arguments, parts)
  }

  /// The tuple of arguments as it came, unless one of them does not outlive the call.
  var arguments: Any? { content.whole }

  /// Whether values of some arguments are not known.
  var hasUnknown: Bool { content.parts != nil }

  /// Whether nothing is left to verify of it.
  func isSettled(ignoringStubbed: Bool) -> Bool {
    isVerified || isAnsweredByChild || (ignoringStubbed && answeredBy != nil)
  }

  /// Whether it made the mock.
  var isInitializer: Bool { name.base == "init" }

  /// The arguments one by one; `count` says how many there are.
  func arguments(count: Int) -> [Any] {
    if let parts = content.parts { return parts }
    guard let whole = content.whole, count > 0 else { return [] }
    // A subscript without an index: of its setter, only the value is an argument.
    if count == 1, name.kind == .setter, name.base == "subscript" {
      return content.elements?.suffix(1) ?? []
    }
    guard count > 1 else { return [whole] }
    let elements = content.elements ?? []
    guard elements.count == 2, count > 2 else { return elements }
    // A setter of a subscript is called with its index, itself a tuple, and the value.
    return split(elements[0], into: count - 1) + [elements[1]]
  }
}

/// The arguments of a call, which copies of the call share.
private final class CallContent {
  let whole: Any?
  let parts: [Any]?
  /// The elements of the tuple, taken apart once; nil if the only argument is no tuple.
  let elements: [Any]?

  init(_ whole: Any?, _ parts: [Any]?) {
    self.whole = whole
    self.parts = parts
    elements = whole.flatMap { TupleLayout.elements(of: $0) }
  }
}

/// Takes a tuple of arguments apart.
///
/// A setter of a subscript is called with its index, itself a tuple, and the value.
func split(_ arguments: Any, into count: Int) -> [Any] {
  guard count > 0 else { return [] }
  guard count > 1 else { return [arguments] }
  let parts = TupleLayout.elements(of: arguments) ?? []
  guard parts.count == 2, count > 2 else { return parts }
  return split(parts[0], into: count - 1) + [parts[1]]
}

/// The types of a call: of a generic requirement, those of one specialisation.
struct CallTypes: Equatable {
  let arguments: Any.Type
  let output: Any.Type

  init(_ arguments: Any.Type, _ output: Any.Type) {
    self.arguments = arguments
    self.output = output
  }

  /// `(id: Int) -> String`, for messages.
  var text: String { "\(arguments) -> \(output)" }

  static func == (left: Self, right: Self) -> Bool {
    left.arguments == right.arguments && left.output == right.output
  }
}

/// Numbers the calls of all mocks in the order in which they came, so that `inOrder` works across
/// mocks.
enum CallClock {
  private static let last = Locked<UInt64>(0)

  static func next() -> UInt64 {
    last.with { last in
      last += 1
      return last
    }
  }
}
