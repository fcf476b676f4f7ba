import Kagemusha
import Testing

@testable import UserPage

@Suite struct UserServiceTests {
  private let repository = MockUserRepositoryProtocol()
  private let user = User(name: "田中", iconURL: nil, introduction: "")

  @Test func keepsWhatItFetches() {
    stub(repository).createOrUpdateMyProfile(any()).thenDoNothing()
    var received: [User] = []

    UserService(repository: repository) { [user] handler in handler(.success(user)) }
      .getProfile { result in received += [try? result.get()].compactMap { $0 } }

    #expect(received == [user])
    verify(repository).createOrUpdateMyProfile(user)
  }

  @Test func keepsNothingAfterAnError() {
    var failures = 0

    UserService(repository: repository) { handler in
      handler(.failure(.connectionError(NotConnected())))
    }
    .getProfile { result in if case .failure = result { failures += 1 } }

    #expect(failures == 1)
    verify(repository, never()).createOrUpdateMyProfile(any())
  }

  @Test func asksTheRepositoryForWhatIsKept() {
    stub(repository).getMyProfile().thenReturn(user, nil)
    let service = UserService(repository: repository) { _ in }

    #expect(service.getCacheProfile() == user)
    #expect(service.getCacheProfile() == nil)
    verify(repository, times(2)).getMyProfile()
  }
}
