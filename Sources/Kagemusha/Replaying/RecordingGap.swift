/// What a recording has in place of an answer to a call.
package struct RecordingGap: Sendable {
  /// The recorded call that is most like it.
  package struct Nearest: Sendable {
    /// Its place in the recording, from 1.
    package let number: Int
    /// The requirement.
    package let member: String
    /// Its arguments.
    package let arguments: [String]

    /// Describes a call.
    package init(number: Int, member: String, arguments: [String]) {
      self.number = number
      self.member = member
      self.arguments = arguments
    }
  }

  /// The file, as the test names it.
  package let file: String
  /// The call that is most like it; nil for an empty recording.
  package let nearest: Nearest?
  /// How many calls were recorded.
  package let count: Int
  /// What was returned, where that could not be written down.
  package var described: String?

  /// Describes a gap.
  package init(file: String, nearest: Nearest?, count: Int) {
    self.file = file
    self.nearest = nearest
    self.count = count
  }
}
