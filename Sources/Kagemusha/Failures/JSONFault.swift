/// What a mock does with a recording.
package enum RecordingUse: Sendable {
  case record, replay, check
}

/// Recorded calls of one requirement that a mock cannot make again.
package struct UnrepeatableCalls: Sendable {
  let member: String
  let count: Int
  let problem: RepetitionProblem

  /// Describes calls.
  package init(of member: String, count: Int, because problem: RepetitionProblem) {
    self.member = member
    self.count = count
    self.problem = problem
  }
}

/// Why a JSON text is no answer.
package struct JSONFault: Error {
  /// What is wrong.
  package enum Reason: Sendable {
    /// A key is missing.
    case missingKey(String)
    /// A value is null or missing.
    case missingValue(type: String)
    /// A value has another type.
    case otherType(wanted: String)
    /// It is no JSON, or not for this type, as the decoder says.
    case other(String)
    /// There is no such file.
    case noFile(folder: String)
    /// Another mock records into the file.
    case recordedElsewhere(mock: String, at: SourcePlace)
    /// A mock is to record, and forwards no calls.
    case noRealObject
    /// The real object answers a call otherwise than the recording says.
    case drift(call: String, differences: [String])
    /// Calls cannot be made again.
    case unrepeatable([UnrepeatableCalls])
    /// The file cannot be read.
    case unreadable(String)
  }

  /// The name of the file; nil for a text in the test.
  package let file: String?
  /// The coding path: the keys from the outermost value on.
  package let path: [String]
  /// The type that was to be decoded.
  package let type: String
  /// What is wrong.
  package let reason: Reason

  /// Says what is wrong.
  package init(file: String?, path: [String] = [], type: String, reason: Reason) {
    self.file = file
    self.path = path
    self.type = type
    self.reason = reason
  }
}
