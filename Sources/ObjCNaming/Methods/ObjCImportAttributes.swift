/// The attributes of a declaration that change its name in Swift.
package struct ObjCImportAttributes: Sendable, Hashable {
  /// `NS_SWIFT_NAME(…)`, as written in the header: `nicer(_:count:)`, `getter:title()`, `Title`.
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

  /// No attributes.
  package init() {}

  /// What `swift_async` says (SE-0297).
  package enum AsyncImport: Sendable, Hashable {
    /// `none`: there is no asynchronous spelling.
    case none
    /// `swift_private`, `not_swift_private`: the number of the completion handler, from 1.
    case handler(parameter: Int, isRefined: Bool)
  }

  /// What `swift_async_error` says (SE-0297).
  package enum AsyncError: String, Sendable, Hashable {
    /// The error is an argument as any other.
    case none
    /// Zero in an argument means an error.
    case zeroArgument = "zero_argument"
    /// Anything but zero in an argument means an error.
    case nonzeroArgument = "nonzero_argument"
    /// An error that is not null means an error, as without the attribute.
    case nonnullError = "nonnull_error"
  }

  /// What `swift_error` says: how the caller sees that there is an error.
  package enum ErrorConvention: String, Sendable, Hashable {
    /// The error is a parameter as any other.
    case none
    /// By a result of 0 or `NO`.
    case zeroResult = "zero_result"
    /// By any other result than 0.
    case nonzeroResult = "nonzero_result"
    /// By a null result.
    case nullResult = "null_result"
    /// By an error that is not null.
    case nonnullError = "nonnull_error"
  }
}
