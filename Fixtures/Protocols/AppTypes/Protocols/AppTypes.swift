struct MockMode {}
struct MockCore {}
struct Stubbing {}
struct SendableStubbing {}
struct MemberSelector {}
struct CallMatcher {}
struct Verifying {}
struct Listing {}
struct MockUse {}
struct MockMembers {}
protocol StubVerifyMock {}
protocol StubVerifyStatics {}
struct MockFailure {}
enum TestProcess {}
struct Members: Equatable { var id = 0 }
struct Use {}
struct Never {}
struct UInt {}
struct StaticString {}
struct Error: Swift.Error {}
enum Result { case good, bad }

protocol Service {
  func serve(_ mode: MockMode, _ members: Members) throws -> Members
  func result(_ result: Result) async throws -> Result
  func fail() throws(Error)
  static func start(_ use: Use)
}

protocol Sent: Sendable {
  func send(_ number: Int) -> Swift.Never?
}
