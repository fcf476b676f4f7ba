/// A recorded call that a mock makes again. Generated code reads it.
public struct RecordedInvocation: Sendable {
  /// The requirement: `profile(id:)`, `limit.set`.
  public let member: String
  private let arguments: any RecordedArguments

  /// Describes a call.
  package init(member: String, arguments: any RecordedArguments) {
    self.member = member
    self.arguments = arguments
  }

  /// Returns an argument of the call.
  ///
  /// - Parameters:
  ///   - index: Which one, from 0.
  ///   - type: The type of the parameter.
  /// - Throws: Why the recording has no such value.
  public func argument<Value>(_ index: Int, as type: Value.Type = Value.self) throws -> Value {
    try arguments.value(index, as: type)
  }

  /// Returns a completion handler, or nil if the call had none.
  public func handler<Handler>(_ index: Int, _ handler: Handler) -> Handler? {
    arguments.isNil(index) ? nil : handler
  }

  /// What a mock throws that cannot make such a call.
  public var problem: any Error { RepetitionProblem.noRequirement }
}

/// The arguments of a recorded call.
///
/// `KagemushaJSON` has the one type that reads them, since it needs Foundation.
package protocol RecordedArguments: Sendable {
  /// Returns an argument.
  func value<Value>(_ index: Int, as type: Value.Type) throws(RepetitionProblem) -> Value

  /// Whether an argument is nil.
  func isNil(_ index: Int) -> Bool
}

/// Why a recorded call cannot be made again.
package enum RepetitionProblem: Error {
  /// The mock has no such requirement, or none that can be called with what is recorded.
  case noRequirement
  /// An argument is not recorded in a form that can be read, or is no value of its parameter's type now.
  case unreadable(argument: String, type: String)
}

/// A generated mock that can record what a real object answers: `recording: true`.
public protocol RecordingMock: StubVerifyMock {
  /// Makes a recorded call again. Generated code has it.
  func _repeat(_ call: RecordedInvocation) async throws
}

extension RecordingMock {
  /// Makes no call: none of the requirements can be called with what is recorded. Generated code calls it.
  public func _repeat(_ call: RecordedInvocation) async throws { throw call.problem }
}
