/// A method whose calls are answered at once, and change none of their arguments.
public protocol SynchronousMember: MockedMember {}

extension MockedMethod: SynchronousMember {}
