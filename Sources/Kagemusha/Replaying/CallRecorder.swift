/// Writes down the calls that a mock forwards, and what the real object answers.
///
/// `KagemushaJSON` has the one type that does, since it needs Foundation.
package protocol CallRecorder: Sendable {
  /// Notes what became of a call.
  ///
  /// - Parameters:
  ///   - outcome: What the object returned or threw.
  ///   - call: The call.
  func note(_ outcome: Result<Any, any Error>, of call: CallDescription)

  /// Notes what the object called a completion handler with.
  func note(completion values: [Any], of call: CallDescription)
}
