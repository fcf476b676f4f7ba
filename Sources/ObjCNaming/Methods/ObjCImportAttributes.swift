/// The attributes of a declaration that change its name in Swift.
package struct ObjCImportAttributes: Sendable, Hashable {
  /// The value of `NS_SWIFT_NAME(…)` as written in the header: `nicer(_:count:)`, `getter:title()`,
  /// `Title`.
  package var swiftName: String?
  /// `NS_REFINED_FOR_SWIFT`.
  package var isRefined = false
  /// `swift_async(…)`.
  package var asyncImport: AsyncImport?
  /// `NS_SWIFT_ASYNC_NAME(…)`.
  package var asyncName: String?
  /// `swift_async_error(…)`.
  package var asyncError: AsyncError?
  /// `swift_error(…)`.
  package var errorConvention: ErrorConvention?

  /// Creates an empty set of attributes.
  package init() {}

  /// The value of `swift_async` (SE-0297).
  package enum AsyncImport: Sendable, Hashable {
    /// `none`: there is no asynchronous form.
    case none
    /// `swift_private`, `not_swift_private`, with the number of the completion handler, from 1.
    case handler(parameter: Int, isRefined: Bool)
  }

  /// The value of `swift_async_error` (SE-0297).
  package enum AsyncError: String, Sendable, Hashable {
    /// The error is an argument like any other.
    case none
    /// A zero argument indicates an error.
    case zeroArgument = "zero_argument"
    /// A nonzero argument indicates an error.
    case nonzeroArgument = "nonzero_argument"
    /// An error that is not null indicates an error, as without the attribute.
    case nonnullError = "nonnull_error"
  }

  /// The value of `swift_error`, which says how a method indicates an error.
  package enum ErrorConvention: String, Sendable, Hashable {
    /// The error is a parameter like any other.
    case none
    /// A result of 0 or `NO` indicates an error.
    case zeroResult = "zero_result"
    /// A result other than 0 indicates an error.
    case nonzeroResult = "nonzero_result"
    /// A null result indicates an error.
    case nullResult = "null_result"
    /// An error that is not null indicates an error.
    case nonnullError = "nonnull_error"
  }
}
