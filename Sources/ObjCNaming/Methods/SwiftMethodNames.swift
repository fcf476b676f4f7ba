/// How Swift imports a method: under one name, or under one more as an `async` method.
package struct SwiftMethodNames: Sendable, Hashable {
  /// The name with all parameters that are no errors: what a conforming type implements.
  package var name: SwiftMethodName
  /// The name of the asynchronous spelling, where there is one (SE-0297). It is the same
  /// requirement, and its completion handler is `@Sendable` in both spellings' Objective-C method.
  package var asyncName: SwiftMethodName?
  /// The completion handler's index among the Objective-C parameters, if there is an asynchronous
  /// spelling.
  package var completionHandler: Int?
}
