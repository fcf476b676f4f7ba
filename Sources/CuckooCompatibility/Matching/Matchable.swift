import Kagemusha

/// A type whose values can take the place of arguments in `stub` and `verify`: a matcher, or a type
/// with a `matcher` for its values.
///
///     extension User: Matchable {
///       public var matcher: ParameterMatcher<User> { ParameterMatcher { $0.id == id } }
///     }
///
/// With this extension, a user can take the place of a matcher:
///
///     verify(repository).save(User.tanaka)
public protocol Matchable {
  /// The type of the arguments that values stand for.
  associatedtype MatchedType

  /// The matcher for the value; by default, a matcher of an `Equatable` type accepts equal values.
  var matcher: ParameterMatcher<MatchedType> { get }
}

/// A type whose values can take the place of optional arguments.
///
///     extension User: OptionalMatchable {
///       public typealias OptionalMatchedType = User
///     }
public protocol OptionalMatchable {
  /// The type inside the optional.
  associatedtype OptionalMatchedType

  /// The matcher for the value; by default, a matcher of an `Equatable` type accepts equal values.
  var optionalMatcher: ParameterMatcher<OptionalMatchedType?> { get }
}

extension Matchable {
  /// Returns a matcher for the values that this matcher or another one accepts.
  ///
  ///     verify(repository).profile(id: 7.or(8))
  public func or<Other: Matchable>(
    _ otherMatchable: Other
  ) -> ParameterMatcher<MatchedType> where Other.MatchedType == MatchedType {
    let (left, right) = (matcher, otherMatchable.matcher)
    return ParameterMatcher("\(left.text()) or \(right.text())") {
      left.matches($0) || right.matches($0)
    }
  }

  /// Returns a matcher for the values that both this matcher and another one accept.
  ///
  ///     verify(repository).profile(id: anyInt().and(ParameterMatcher { $0 > 7 }))
  public func and<Other: Matchable>(
    _ otherMatchable: Other
  ) -> ParameterMatcher<MatchedType> where Other.MatchedType == MatchedType {
    let (left, right) = (matcher, otherMatchable.matcher)
    return ParameterMatcher("\(left.text()) and \(right.text())") {
      left.matches($0) && right.matches($0)
    }
  }
}

extension Matchable where Self: Equatable {
  /// A matcher for equal values.
  ///
  ///     #expect(7.matcher.matches(7))
  public var matcher: ParameterMatcher<Self> {
    ParameterMatcher(ArgumentText.describe(self)) { $0 == self }
  }
}

extension OptionalMatchable where Self: Equatable, OptionalMatchedType == Self {
  /// A matcher for equal values.
  ///
  ///     #expect(!7.optionalMatcher.matches(nil))
  public var optionalMatcher: ParameterMatcher<Self?> {
    ParameterMatcher(ArgumentText.describe(self)) { $0 == self }
  }
}

/// A protocol to which only optionals conform.
public protocol OptionalProtocol {
  /// The type inside the optional.
  associatedtype Wrapped

  /// Creates a value from an optional.
  init(optional: Wrapped?)
  /// The value as an optional.
  var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
  /// Creates a copy of an optional.
  ///
  ///     let none = User?(optional: nil)
  public init(optional: Wrapped?) { self = optional }
  /// The optional itself.
  ///
  ///     #expect(optionalService.optional != nil)
  public var optional: Wrapped? { self }
}
