import Kagemusha
import Testing

@testable import UserPage

@Suite struct UserPagePresenterTests {
  private let view = MockUserPageView(.lenient)
  private let service = MockUserServiceProtocol()
  private let user = User(
    name: "田中", iconURL: "https://example.com/tanaka.png", introduction: "はじめまして")

  @Test func showsTheFetchedProfile() {
    stub(service).getCacheProfile().thenReturn(nil)
    stub(service).getProfile(any()).then { handler in handler(.success(user)) }

    UserPagePresenter(view: view, userService: service).show()

    inOrder {
      verify(view).showIndicator()
      verify(view).hideIndicator()
      verify(view).showName(name: "田中")
    }
    verify(view).showIcon(url: "https://example.com/tanaka.png")
    verify(view).showIntroduction(introduction: "はじめまして")
    verify(view).hideErrorView()
    verify(view, never()).showErrorView()
    verifyNoMoreInteractions(view)
  }

  @Test func showsTheIndicatorUntilTheServiceAnswers() throws {
    var handlers: [(Result<User, SessionTaskError>) -> Void] = []
    stub(service) { stub in
      when(stub.getCacheProfile()).thenReturn(nil)
      when(stub.getProfile(any())).then { handlers.append($0) }
    }

    UserPagePresenter(view: view, userService: service).show()
    verify(view).showIndicator()
    verify(view, never()).hideIndicator()

    let handler = try #require(handlers.first)
    handler(.success(user))
    verify(view).hideIndicator()
    #expect(calls(view).showName(name: any()) == ["田中"])
  }

  @Test func showsAnErrorWhenThereIsNothingElse() {
    stub(service).getCacheProfile().thenReturn(nil)
    stub(service).getProfile(any()).then { handler in
      handler(.failure(.connectionError(NotConnected())))
    }

    UserPagePresenter(view: view, userService: service).show()

    inOrder {
      verify(view).hideErrorView()
      verify(view).showIndicator()
      verify(view).hideIndicator()
      verify(view).showErrorView()
    }
    verify(view, never()).showIcon(url: any())
    verify(view, never()).showName(name: any())
    verify(view, never()).showIntroduction(introduction: any())
  }

  @Test func showsTheKeptProfileWhenTheServiceFails() {
    stub(service).getCacheProfile().thenReturn(user)
    stub(service).getProfile(any()).then { handler in
      handler(.failure(.responseError(NotConnected())))
    }

    UserPagePresenter(view: view, userService: service).show()

    verify(view).showName(name: user.name)
    verify(view, never()).showIndicator()
    verify(view, never()).showErrorView()
  }

  @Test func replacesTheKeptProfileByTheFetchedOne() {
    stub(service).getCacheProfile().thenReturn(user)
    var renamed = user
    renamed.name = "鈴木"
    stub(service).getProfile(any()).then { [renamed] handler in handler(.success(renamed)) }

    UserPagePresenter(view: view, userService: service).show()

    inOrder {
      verify(view).showName(name: "田中")
      verify(view).showName(name: "鈴木")
    }
    verify(view, times(2)).showName(name: any())
  }
}

struct NotConnected: Error {}
