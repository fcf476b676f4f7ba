/// Writes down the calls that a mock forwards, and what the real object answers, or compares that with what was written.
///
/// `KagemushaJSON` has the one type that does, since it needs Foundation.
package protocol CallRecorder: Sendable {
  /// The line of the test that asked for it.
  var place: SourcePlace { get }
  /// The file, as the test names it.
  var fileName: String { get }

  /// Notes what became of a call.
  ///
  /// - Parameters:
  ///   - outcome: What the object returned or threw.
  ///   - call: The call.
  /// - Returns: Why it could not be written down; once, for it will not be any better later.
  func note(_ outcome: Result<Any, any Error>, of call: CallDescription) -> JSONFault?

  /// Notes what the object called a completion handler with.
  func note(completion values: [Any], of call: CallDescription) -> JSONFault?
}
