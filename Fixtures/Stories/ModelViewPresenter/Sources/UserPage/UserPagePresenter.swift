/// Shows a profile: the kept one at once, then the fetched one.
final class UserPagePresenter {
  private weak var view: UserPageView?
  private let userService: UserServiceProtocol

  init(view: UserPageView, userService: UserServiceProtocol) {
    self.view = view
    self.userService = userService
  }

  func show() {
    let cached = userService.getCacheProfile()
    view?.hideErrorView()
    if let cached {
      show(cached)
    } else {
      view?.showIndicator()
    }
    userService.getProfile { [self] result in
      view?.hideIndicator()
      switch result {
      case .success(let user) where user != cached: show(user)
      case .failure where cached == nil: view?.showErrorView()
      default: break
      }
    }
  }

  private func show(_ user: User) {
    view?.showIcon(url: user.iconURL)
    view?.showName(name: user.name)
    view?.showIntroduction(introduction: user.introduction)
  }
}
