import Foundation
import Kagemusha
import RxStandIns
import Testing

@testable import SnapshotApp

@Suite struct XxxScreenSnapshotTests {
  private let favorites = MockFavoriteUseCase()

  @Test func error() {
    let mock = MockXxxUseCase()
    stub(mock) { stub in
      when(stub.getData()).then {
        return Single.create { subscriber in
          subscriber(.error(NSError(domain: "", code: NSURLErrorUnknown, userInfo: nil)))
          return Disposables.create()
        }
      }
    }
    let screen = XxxScreen(useCase: mock, favorites: favorites)

    screen.load()

    #expect(screen.picture == "Something went wrong\n[Retry]")
    verify(mock).getData()
    verify(favorites, never()).isFavorite.get()
  }

  @Test func loading() {
    let mock = MockXxxUseCase()
    stub(mock) { stub in
      when(stub.getData()).then {
        return Single.create { _ in Disposables.create() }
      }
    }
    let screen = XxxScreen(useCase: mock, favorites: favorites)

    screen.load()

    #expect(screen.picture == "…")
  }

  @Test func loadedAndMarked() {
    let mock = MockXxxUseCase()
    stub(mock) { stub in
      when(stub.getData()).then {
        return Single.create { subscriber in
          subscriber(.success(XxxModel(title: "Curry", lines: ["rice", "spices"])))
          return Disposables.create()
        }
      }
    }
    stub(favorites) { stub in
      when(stub.isFavorite.get).thenReturn(false, false, true)
      when(stub.setFavorite(any(), title: any())).then { _, _ in
        return Single.create { subscriber in
          subscriber(.success(()))
          return Disposables.create()
        }
      }
    }
    let screen = XxxScreen(useCase: mock, favorites: favorites)

    screen.load()
    #expect(screen.picture == "☆ Curry\n- rice\n- spices")

    screen.toggleFavorite()
    #expect(screen.picture == "★ Curry\n- rice\n- spices")
    verify(favorites).setFavorite(true, title: "Curry")
  }

  @Test func mocksAreObjects() {
    let mock: NSObject = MockXxxUseCase()
    #expect(mock.isEqual(mock))
    #expect(!mock.isEqual(MockXxxUseCase()))
  }
}
