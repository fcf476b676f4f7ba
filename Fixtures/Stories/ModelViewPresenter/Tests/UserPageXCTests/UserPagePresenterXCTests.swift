import Kagemusha
import XCTest

@testable import UserPage

final class UserPagePresenterXCTests: XCTestCase {
  private let view = MockUserPageView(.lenient)
  private let service = MockUserServiceProtocol()
  private let user = User(
    name: "田中", iconURL: "https://example.com/tanaka.png", introduction: "はじめまして")

  func testShowsTheFetchedProfile() {
    stub(service).getCacheProfile().thenReturn(nil)
    stub(service).getProfile(any()).then { [user] handler in handler(.success(user)) }

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

  func testShowsAnErrorWhenThereIsNothingElse() {
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
    verify(view, never()).showName(name: any())
  }

  func testShowsTheKeptProfileWhenTheServiceFails() {
    stub(service).getCacheProfile().thenReturn(user)
    stub(service).getProfile(any()).then { handler in
      handler(.failure(.responseError(NotConnected())))
    }

    UserPagePresenter(view: view, userService: service).show()

    verify(view).showName(name: user.name)
    verify(view, never()).showIndicator()
    verify(view, never()).showErrorView()
  }
}

private struct NotConnected: Error {}
