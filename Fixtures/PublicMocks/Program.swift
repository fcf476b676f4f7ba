import App
import AppMocks
import Foundation
import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    MockFailure.handleOutsideTests { print("failure: \($0.text.prefix { $0 != "\n" })") }
    let repository = MockRepository(.lenient)
    stub(repository).user(id: any()).thenReturn(User(id: 7))
    stub(repository)[1].get.thenReturn(User(id: 1))
    stub(MockRepository.statics).shared(any()).thenReturn(3)
    stub(repository.mocks.store).all.get.thenReturn([User(id: 2)])
    let user = try await repository.user(id: 1)
    precondition(user == User(id: 7) && repository[1] == User(id: 1))
    precondition(MockRepository.shared("a") == 3 && repository.store.all == [User(id: 2)])
    verify(repository).user(id: 1)
    verify(MockRepository.statics).shared("a")
    verify(MockRepository(path: "p")).initializer(path: "p")

    await MainActor.run { screen() }
    let clock = MockClock(.lenient)
    let now = await clock.now()
    precondition(now == 0)
    let presenter = MockPresenter(.lenient)
    presenter.present(1)
    verify(presenter).present(1)

    let strict = MockRepository()
    strict.limit = 3
    print("done")
  }

  @MainActor static func screen() {
    let screen = MockScreen(.lenient)
    stub(screen.mocks.delegate).didShow().thenReturn(true)
    precondition(screen.delegate?.didShow() == true)
    precondition(screen.delegate?.store.all == [])
  }
}
