/// The names of types that the text of a mock is written with, and that an app may have for types of
/// its own.
package enum MockVocabulary {
  /// Those of the run-time library.
  package static let library: Set = [
    "CallMatcher", "Listing", "MemberSelector", "MockCore", "MockFailure", "MockMembers",
    "MockMode", "MockUse", "SendableStubbing", "StubVerifyMock", "StubVerifyStatics", "Stubbing",
    "TestProcess",
    "Verifying",
  ]
  /// Those of the standard library.
  package static let standard: Set = [
    "Array", "Dictionary", "Error", "Never", "Optional", "StaticString", "UInt", "Void",
  ]
  /// Those of both.
  package static let allTypes = library.union(standard)
  /// The modules that tell them from others.
  package static let modules: Set = ["Kagemusha", "Swift"]
}
