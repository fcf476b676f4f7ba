/// What a command line and its configuration ask for.
package struct RunRequests: Sendable, Hashable {
  /// For mocks.
  package var mocks: [MockRequest] = []
  /// For accessors of private properties.
  package var accessors: [AccessorRequest] = []
  /// What is wrong with them.
  package var problems: [Problem] = []
}
