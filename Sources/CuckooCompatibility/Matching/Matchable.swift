import Kagemusha

/// What can stand for an argument in `stub` and `verify`: a matcher, or a value of a type that says
/// how it is matched.
///
///     extension User: Matchable {
///       public var matcher: ParameterMatcher<User> { ParameterMatcher { $0.id == id } }
///     }
///
/// lets such a value stand for a matcher:
///
///     verify(repository).save(User.tanaka)
public protocol Matchable {
  /// The type of the arguments it stands for.
  associatedtype MatchedType

  /// What matches them; what equals it, for `Equatable` types that do not say otherwise.
  var matcher: ParameterMatcher<MatchedType> { get }
}

/// What can stand for an optional argument.
///
///     extension User: OptionalMatchable {
///       public typealias OptionalMatchedType = User
///     }
public protocol OptionalMatchable {
  /// What the optional holds.
  associatedtype OptionalMatchedType

  /// What matches the arguments; what equals it, for `Equatable` types that do not say otherwise.
  var optionalMatcher: ParameterMatcher<OptionalMatchedType?> { get }
}

extension Matchable {
  /// Matches what this or the other one matches.
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

  /// Matches what both this and the other one match.
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
  /// Matches what equals it.
  ///
  ///     #expect(7.matcher.matches(7))
  public var matcher: ParameterMatcher<Self> {
    ParameterMatcher(ArgumentText.describe(self)) { $0 == self }
  }
}

extension OptionalMatchable where Self: Equatable, OptionalMatchedType == Self {
  /// Matches what equals it.
  ///
  ///     #expect(!7.optionalMatcher.matches(nil))
  public var optionalMatcher: ParameterMatcher<Self?> {
    ParameterMatcher(ArgumentText.describe(self)) { $0 == self }
  }
}

/// What only optionals are.
public protocol OptionalProtocol {
  /// What it holds.
  associatedtype Wrapped

  /// Makes one of an optional.
  init(optional: Wrapped?)
  /// The optional.
  var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
  /// Takes it as it is.
  ///
  ///     let none = User?(optional: nil)
  public init(optional: Wrapped?) { self = optional }
  /// Itself.
  ///
  ///     #expect(optionalService.optional != nil)
  public var optional: Wrapped? { self }
}
