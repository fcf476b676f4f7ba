protocol UserPageView: class {
  func showIcon(url: String?)
  func showName(name: String)
  func showIntroduction(introduction: String)
  func showErrorView()
  func showIndicator()
  func hideErrorView()
  func hideIndicator()
}
